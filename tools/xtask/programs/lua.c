// Runs a script in Lua.
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdio.h>

static const char *script =
    "local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end\n"
    "print('fib', fib(24))\n"
    "local t = {} for i = 1, 3000 do t[i] = (i * 7919) % 3001 end\n"
    "table.sort(t) print('sorted', t[1], t[1500], t[3000])\n"
    "table.sort(t, function(a, b) return a > b end) print('reversed', t[1], t[3000], #t)\n"
    "local co = coroutine.wrap(function(a) for i = 1, 5 do a = a + coroutine.yield(a * i) end return 'done' end)\n"
    "print(co(1), co(2), co(3), co(4), co(5), co(6))\n"
    "print(select(2, pcall(function() error({code = 7}) end)).code)\n"
    "print(pcall(function() local x = nil; return x.y end))\n"
    "print(select(2, pcall(error, 'text', 0)), xpcall(function() error('deep') end, function(m) return 'handled ' .. m end))\n"
    "print(string.format('%5d|%-8s|%08.3f|%x|%q|%g|%s', 42, 'left', math.pi, 255, 'a\\nb', 1e100, {1} ~= nil))\n"
    "print(('hello world'):gsub('o', '0'), ('k=v, x=y'):gsub('(%w+)=(%w+)', '%2=%1'), ('abc'):rep(3, '-'))\n"
    "for k, v in string.gmatch('a=1, b=22, c=333', '(%w+)=(%w+)') do io.write(k, ':', v, ' ') end print()\n"
    "local mt = {__index = function(_, k) return k .. '!' end, __add = function(a, b) return a.n + b.n end,\n"
    "  __call = function(self, x) return x * 2 end, __lt = function(a, b) return a.n < b.n end, __close = function() print('closed') end}\n"
    "local a, b = setmetatable({n = 1}, mt), setmetatable({n = 2}, mt)\n"
    "print(a.foo, a + b, a(21), a < b, b < a) do local c <close> = a end\n"
    "print(7 // 2, -7 // 2, 7 % -3, 2 ^ 10, 7 / 2, 1 << 40, 5 & 3 | 8 ~ 1, 3 == 3.0, math.tointeger(3.0), 'x' .. 1 .. 2.5)\n"
    "print(math.maxinteger + 1 == math.mininteger, 0x7fffffffffffffff, 1e15, -0.0, 1 / 0, math.type(1), math.ult(1, -1))\n"
    "print(string.pack('<i4 z s2', -2, 'hi', 'abc'):byte(1, -1))\n"
    "print(#string.dump(fib) > 0, load('return 1 + ...')(41), load('syntax error here'))\n"
    "local s = 0 for i = 1, 200000 do s = (s * 31 + i) % 1000003 end print('loop', s)\n"
    "local parts = {} for i = 1, 2000 do parts[#parts + 1] = tostring(i) .. (i % 3 == 0 and {} and 'z' or '') end\n"
    "print(#table.concat(parts, ','), select('#', table.unpack(parts, 1, 200)))\n"
    "goto skip do print('never') end ::skip:: print(utf8.char(228, 8364, 128512), utf8.len('äö'), collectgarbage('count') > 0)\n"
    "local weak = setmetatable({}, {__mode = 'k'}) for i = 1, 100 do weak[{}] = i end collectgarbage()\n"
    "local n = 0 for _ in pairs(weak) do n = n + 1 end print('weak', n)\n"
    "local x <const> = 5 print(pcall(string.rep, 'x', -1), tostring(nil), tonumber('0x1p4'), tonumber('z', 36), x)\n"
    "print(pcall(function() local function f() return f() + 1 end return f() end))\n"
    "error('the end')\n";

int main(void) {
    lua_State *state = luaL_newstate();
    luaL_openlibs(state);
    if (luaL_dostring(state, script) != LUA_OK) printf("error: %s\n", lua_tostring(state, -1));
    lua_close(state);
    return 0;
}
