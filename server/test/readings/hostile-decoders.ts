/** What a hostile decoder tries, as an expression or statements that a function may hold. */
const attempts: readonly string[] = [
  // Without end.
  'for (;;);',
  'while (true) { try { null.x } catch {} }',
  'for (const one of { *[Symbol.iterator]() { for (;;) yield 1 } });',
  'Promise.resolve().then(function f() { return Promise.resolve().then(f) })',
  '(async () => { for (;;) await null })()',
  'do { try { throw 1 } finally { continue } } while (true)',
  'for (;;) new Date(0).toISOString()',
  '/^(a+)+$/.test("a".repeat(40) + "!")',
  '/(x+x+)+y/.test("x".repeat(60))',
  '"a".repeat(5000).match(/(a*)*b/)',
  // In built-in functions, which look at no clock.
  'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)',
  'Array.prototype.reverse.call({ length: 2 ** 53 - 1 })',
  'new Array(2 ** 32 - 1).join("x")',
  'let x = 3n; for (;;) x *= x',
  'Atomics.wait(new Int32Array(new SharedArrayBuffer(8)), 0, 0)',
  // Stacks.
  '(function f() { return f() + 1 })()',
  'JSON.parse("[".repeat(1e5))',
  'let d = {}; for (let i = 0; i < 2e5; i++) d = { d }; return { data: d }',
  'new Function("(".repeat(50000))',
  'const p = new Proxy({}, { get: (t, k, r) => r[k] }); p.x',
  'const a = []; a.toString = () => String(a); String(a)',
  // Memory.
  'const all = []; for (;;) all.push(new Array(100000).fill("x"))',
  'const all = []; for (;;) all.push(new Uint8Array(5e6))',
  'return { data: { a: new Uint8Array(4e9).length } }',
  'return { data: { a: "x".repeat(4e8) } }',
  'let s = "x"; for (;;) s += s',
  'const m = new Map(); for (let i = 0; ; i++) m.set(i, { i })',
  'let r = ""; for (let i = 0; i < 5e5; i++) r = "a" + r + "b"; r.charCodeAt(3)',
  // Large or odd answers.
  'return { data: Object.fromEntries(Array.from({ length: 2e5 }, (_, i) => ["k" + i, i])) }',
  'return { data: { a: NaN, b: Infinity, c: -0, d: 1e308 * 10, e: 10n } }',
  'const a = {}; a.a = a; return { data: a }',
  'JSON.stringify = () => "{"; return { data: {} }',
  'JSON.stringify = () => ({ length: 1e9 }); return { data: {} }',
  'return { data: JSON.parse(\'{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}\') }',
  'Object.prototype.polluted = 1; return { data: {} }',
  'Object.prototype.toJSON = () => { for (;;); }; return { data: {} }',
  'return new Proxy({}, { ownKeys() { for (;;); }, get() { for (;;); } })',
  'throw { get message() { for (;;); } }',
  'throw new Proxy({}, { get() { for (;;); } })',
  'throw null',
  'throw Symbol("x")',
  // Ways out.
  'return { data: { a: String(process.env.PATH) } }',
  'return { data: { a: require("node:fs").readFileSync("/etc/passwd", "utf8") } }',
  'return { data: { a: this.constructor.constructor("return process")().pid } }',
  'return { data: { a: Function("return this")().process.pid } }',
  'return { data: { a: decodeUplink.constructor("return globalThis")().fetch("http://127.0.0.1") } }',
  'import("node:fs").then((fs) => fs.writeFileSync("/tmp/escaped", "x"))',
  'import("x").catch((e) => e.constructor.constructor("return process")().exit(3))',
  'Error.prepareStackTrace = (_, s) => s[0].getThis().process; return { data: { a: new Error().stack } }',
  'return { data: { a: new WebAssembly.Memory({ initial: 60000 }).buffer.byteLength } }',
]

/** Where it tries it: when it is called, when it is loaded, when its answer is read, when its error is. */
const places: readonly ((attempt: string) => string)[] = [
  (attempt) => `function decodeUplink(input) { ${attempt} }`,
  (attempt) => `(function () { ${attempt} })(); function decodeUplink() { return { data: {} } }`,
  (attempt) => `function decodeUplink() { return { get data() { ${attempt} } } }`,
  (attempt) => `function decodeUplink() { throw { toJSON() { ${attempt} } } }`,
]

/** 50 attempts at four places each. */
export const hostileDecoders: readonly string[] = places.flatMap((place) => attempts.map(place))
