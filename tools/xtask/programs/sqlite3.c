// Runs statements in SQLite and prints all rows.
#include <sqlite3.h>
#include <stdio.h>

static const char *statements[] = {
    "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, value REAL, tag BLOB)",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) "
    "INSERT INTO t SELECT i, printf('name-%05d', (i * 7919) % 5003), i / 7.0, zeroblob(i % 5) FROM n",
    "CREATE INDEX by_name ON t(name)",
    "SELECT count(*), sum(id), round(avg(value), 6), min(name), max(name), total(length(tag)) FROM t",
    "SELECT id % 10 AS g, count(*), round(sum(value), 3) FROM t GROUP BY g HAVING g > 3 ORDER BY 3 DESC",
    "SELECT a.id, b.name FROM t a JOIN t b ON b.id = a.id + 1 WHERE a.name LIKE 'name-0000%' ORDER BY a.name",
    "SELECT id, row_number() OVER (ORDER BY name DESC), sum(id) OVER (ORDER BY id ROWS 3 PRECEDING) FROM t ORDER BY name "
    "LIMIT 5",
    "SELECT json_extract('{\"a\": [1, 2, {\"b\": \"c\"}]}', '$.a[2].b'), json_group_array(id) FROM t WHERE id < 6",
    "EXPLAIN QUERY PLAN SELECT * FROM t WHERE name = 'x' ORDER BY id",
    "CREATE TRIGGER log AFTER UPDATE ON t BEGIN INSERT INTO changes VALUES(old.id, old.value, new.value); END",
    "CREATE TABLE changes(id, old, new)",
    "BEGIN", "UPDATE t SET value = value * 2 WHERE id BETWEEN 10 AND 12", "SELECT * FROM changes", "ROLLBACK",
    "SELECT count(*) FROM changes",
    "SELECT upper('straße'), substr('hello', 2, 3), replace('aXbXc', 'X', '--'), hex('abc'), quote(x'00ff'), 5 / 2, 5 % 3, "
    "5.0 / 2, 1 << 40, ~5, abs(-3), coalesce(NULL, 4), typeof(1.5), instr('hello', 'l'), unicode('€'), 9223372036854775807 + 1",
    "SELECT date('2024-02-29', '+1 year'), strftime('%j %W', '2024-12-31'), julianday('2000-01-01 12:00')",
    "SELECT * FROM missing", "INSERT INTO t VALUES(1, 'twice', 0, NULL)", "SELECT 1 +", "DELETE FROM t WHERE id % 2 = 0",
    "VACUUM", "PRAGMA integrity_check", "SELECT count(*), sum(id) FROM t",
    "WITH RECURSIVE m(x, y) AS (SELECT 0, 1 UNION ALL SELECT y, x + y FROM m LIMIT 60) SELECT max(x), group_concat(x % 10, '') FROM m",
};

static int row(void *unused, int n, char **values, char **names) {
    for (int i = 0; i < n; i++) printf("%s%s=%s", i ? " | " : "", names[i], values[i] ? values[i] : "NULL");
    printf("\n");
    return 0;
}

int main(void) {
    sqlite3 *db;
    if (sqlite3_open(":memory:", &db) != SQLITE_OK) return 1;
    for (unsigned i = 0; i < sizeof statements / sizeof *statements; i++) {
        char *error = NULL;
        printf("%u: %d\n", i, sqlite3_exec(db, statements[i], row, NULL, &error));
        if (error) printf("%s\n", error);
        sqlite3_free(error);
    }
    printf("%s, %d\n", sqlite3_libversion(), sqlite3_close(db));
    return 0;
}
