// Keeps the page's files, so that it opens without a network.

const scope = self as unknown as ServiceWorkerGlobalScope;

/** The files, and a name that differs when one of them does; `build.mjs` writes both. */
declare const FILES: string[];
declare const VERSION: string;

scope.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(VERSION).then(async (cache) => {
      await cache.addAll(FILES);
      await scope.skipWaiting();
    }),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
      await scope.clients.claim();
    }),
  );
});

scope.addEventListener("fetch", (event) => {
  event.respondWith(
    caches.match(event.request, { ignoreSearch: true }).then((found) => found ?? fetch(event.request)),
  );
});
