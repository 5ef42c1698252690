import { describe, expect, it } from 'vitest'
import { membersOf, readHubWord } from './hub.ts'

describe('members of an object in JSON', () => {
  it.each([
    ['{}', []],
    [' { } ', []],
    ['{"a":1}', [['a', '1']]],
    [
      '{"A": [{"ts":1,"values":{"x":1.10}}] , "B":{"y":"},{"}}',
      [
        ['A', '[{"ts":1,"values":{"x":1.10}}]'],
        ['B', '{"y":"},{"}'],
      ],
    ],
    [
      '{"a\\"b":"c\\\\","\\u0041":null}',
      [
        ['a"b', '"c\\\\"'],
        ['A', 'null'],
      ],
    ],
    [
      '{"a":1e400,"a":[],"__proto__":{}}',
      [
        ['a', '1e400'],
        ['a', '[]'],
        ['__proto__', '{}'],
      ],
    ],
  ])('of %s', (text, expected) =>
    expect(membersOf(text)?.map(({ name, text: value }) => [name, value])).toEqual(expected),
  )

  it.each(['', '[]', '5', '"a"', 'null', '{"a":}', '{"a":1', '{a:1}', '{"a":1}}'])(
    'are none of %j',
    (text) => expect(membersOf(text)).toBeNull(),
  )

  it('say together what the object said, whatever is in it', () => {
    const random = randomBy(118)
    for (let round = 0; round < 2000; round++) {
      const object = Object.fromEntries(
        Array.from({ length: Math.floor(random() * 5) }, () => [
          textBy(random),
          valueBy(random, 3),
        ]),
      )
      const members = membersOf(JSON.stringify(object, null, random() < 0.5 ? 2 : 0)) ?? []
      const entries = members.map(({ name, text }) => [name, JSON.parse(text)])
      expect(Object.fromEntries(entries)).toEqual(object)
      expect(entries).toHaveLength(Object.keys(object).length)
    }
  })
})

it('of texts that are no JSON, and of some that are, nothing is thrown', () => {
  const random = randomBy(7)
  let objects = 0
  for (let round = 0; round < 5_000; round++) {
    const text = `{"a":${textBy(random)}}`
    const isObject = isJson(text)
    if (isObject) objects++
    expect(membersOf(text) !== null).toBe(isObject)
    expect(readHubWord(text) !== null).toBe(isObject)
  }
  expect(objects).toBeGreaterThan(10)
})

describe('what a hub says of a device', () => {
  const nothing = { device: '', id: 0, data: '', isClient: false, keys: null, isOne: false }

  it.each([
    ['{"device":"A"}', { ...nothing, device: 'A' }],
    [
      '{"device":"A","id":7,"data":{"success":true}}',
      { ...nothing, device: 'A', id: 7, data: '{"success":true}' },
    ],
    [
      '{"id":1,"device":"A","client":true,"key":"fw"}',
      { ...nothing, device: 'A', id: 1, isClient: true, keys: ['fw'], isOne: true },
    ],
    [
      '{"id":1,"device":"A","client":false,"keys":["a",5,"b"]}',
      { ...nothing, device: 'A', id: 1, keys: ['a', 'b'] },
    ],
    ['{"device":5,"id":"7"}', nothing],
    ['{"id":2147483648}', nothing],
    ['{"id":-1}', nothing],
  ])('reads %s', (text, expected) => expect(readHubWord(text)).toEqual(expected))

  it.each(['[]', 'x', ''])('reads nothing of %j', (text) => expect(readHubWord(text)).toBeNull())
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Numbers between 0 and 1 that a seed repeats (mulberry32). */
function randomBy(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const signs = ['{', '}', '[', ']', '"', '\\', ',', ':', ' ', 'a', 'ñ', '\n', '\u2028', '💧']
const textBy = (random: () => number) =>
  Array.from(
    { length: 1 + Math.floor(random() * 6) },
    () => signs[Math.floor(random() * signs.length)],
  ).join('')

function valueBy(random: () => number, depth: number): unknown {
  const kind = random()
  if (depth === 0 || kind < 0.3) return Math.round(random() * 1000) / 8
  if (kind < 0.5) return textBy(random)
  if (kind < 0.6) return null
  const values = Array.from({ length: Math.floor(random() * 4) }, () => valueBy(random, depth - 1))
  if (kind < 0.8) return values
  return Object.fromEntries(values.map((value) => [textBy(random), value]))
}
