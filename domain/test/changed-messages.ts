import { seededInteger } from './seeded-random.ts'

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text)

const hostileTexts = [
  '"__proto__":{"polluted":1},',
  '__proto__=1&',
  'constructor',
  '1e999',
  '-1e999',
  '99999999999999999999',
  'NaN',
  '"NAN"',
  '\u0000',
  '\ud800',
  '%',
  '%E0%A4%A',
  '&&',
  '=',
  '"',
  '""',
  ',',
  '\n',
  '\r\n',
  '9999-12-31 23:59:59',
  '0000-00-00 00:00:00',
  '+99:99',
]

const hostileValues: readonly (() => unknown)[] = [
  () => null,
  () => [],
  () => ({}),
  () => '',
  () => true,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => 'x'.repeat(500),
  () => '\u0000\ud800',
  () => '2020-02-30T00:00:00Z',
  () => 8.64e15,
  () => -1,
  () => [[[[[[1]]]]]],
  () => JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  () => JSON.parse('{"a":'.repeat(200) + '1' + '}'.repeat(200)),
  () => Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`k${at}`, at])),
  () => Array.from({ length: 1001 }, () => ({ a: 1 })),
]

/** Cuts, doubles, exchanges and inserts pieces of a text. */
export const changedText = (random: () => number, text: string): string => {
  let changed = text
  for (let times = seededInteger(random, 1, 4); times > 0; times--) {
    const [a, b] = [seededInteger(random, 0, changed.length), seededInteger(random, 0, 20)]
    const piece = changed.slice(a, a + b)
    const hostile = hostileTexts[seededInteger(random, 0, hostileTexts.length - 1)] ?? ''
    const put = [piece + piece, '', hostile, piece.toUpperCase(), [...piece].reverse().join('')]
    const end = random() < 0.5 ? a + b : a
    changed = changed.slice(0, a) + (put[seededInteger(random, 0, 4)] ?? '') + changed.slice(end)
  }
  return changed
}

/** Replaces, removes and adds parts of what a JSON text holds; now and then its letters, which leaves a text. */
export const changedTree = (random: () => number, text: string): unknown => {
  if (random() < 0.2) {
    const changed = changedText(random, text)
    try {
      return JSON.parse(changed)
    } catch {
      return changed
    }
  }
  let root: unknown = JSON.parse(text)
  for (let times = seededInteger(random, 1, 3); times > 0; times--) {
    const value = hostileValues[seededInteger(random, 0, hostileValues.length - 1)]?.()
    root = changedAt(random, root, value)
  }
  return root
}

const changedAt = (random: () => number, node: unknown, value: unknown): unknown => {
  if (typeof node !== 'object' || node === null || random() < 0.05) return value
  const keys = Object.keys(node)
  const key = keys[seededInteger(random, 0, keys.length - 1)] ?? 'a'
  const entries = Object.entries(node).flatMap(([name, one]): [string, unknown][] => {
    if (name !== key) return [[name, one]]
    if (random() < 0.15) return []
    return [[random() < 0.1 ? '__proto__' : name, changedAt(random, one, value)]]
  })
  return Array.isArray(node) ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}
