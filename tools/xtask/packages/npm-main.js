#!/usr/bin/env node
// Runs the program of the package for this system, which npm installs as an optional dependency.

"use strict";

const { spawnSync } = require("node:child_process");
const { constants } = require("node:os");

const packages = {{packages}};

function program() {
  const isGlibc = Boolean(process.report.getReport().header.glibcVersionRuntime);
  for (const { name, cpu, libc } of packages) {
    if (process.platform !== "linux" || process.arch !== cpu || isGlibc !== (libc === "glibc")) continue;
    try {
      return require.resolve(`${name}/bin/terrace`);
    } catch {
      throw new Error(`the package ${name} is not installed: do not omit optional dependencies`);
    }
  }
  throw new Error(`there is no package for ${process.platform} on ${process.arch}: {{repository}} says how to build it`);
}

try {
  const { status, signal, error } = spawnSync(program(), process.argv.slice(2), { stdio: "inherit" });
  if (error) throw error;
  // A shell gives a process that a signal ends the status of 128 and the signal's number.
  process.exitCode = signal ? 128 + constants.signals[signal] : status;
} catch (error) {
  console.error(`terrace: ${error.message}`);
  process.exitCode = 70;
}
