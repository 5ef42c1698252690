import { describe, expect, it } from 'vitest'
import { isMessageKey, messageValues, numberOfField } from './message-values.ts'

describe('numberOfField', () => {
  it.each([
    [12.5, 12.5],
    [-1e15, -1e15],
    [true, 1],
    [false, 0],
    ['12.5', 12.5],
    [' -3 ', -3],
    ['1e3', 1000],
    ['.5', 0.5],
    ['5.', 5],
  ])('%j is %j', (value, number) => expect(numberOfField(value)).toBe(number))

  it.each([
    null,
    undefined,
    '',
    ' ',
    'value1',
    '12,5',
    '0x10',
    'Infinity',
    'NaN',
    '1e999',
    1.1e15,
    '-1e301',
    Number.POSITIVE_INFINITY,
    Number.NaN,
    [1],
    { value: 1 },
    '1'.repeat(65),
  ])('%j is none', (value) => expect(numberOfField(value)).toBeNull())
})

describe('messageValues', () => {
  it('joins objects in objects by points, four levels deep', () =>
    expect(messageValues({ a: { b: { c: { d: 1, e: { f: 2 } } } }, g: 3 })).toEqual({
      values: { 'a.b.c.d': 1, g: 3 },
      unread: ['a.b.c.e'],
    }))

  it('keeps the first of two values with one key', () =>
    expect(messageValues({ 'a.b': 1, a: { b: 2 } })).toEqual({
      values: { 'a.b': 1 },
      unread: ['a.b'],
    }))

  it('never writes to a prototype, and finds no key that nobody sent', () => {
    const body = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":2}},"a":{"__proto__":3},"toString":4}',
    )
    const read = messageValues(body)
    expect(read).toEqual({
      values: { toString: 4 },
      unread: ['__proto__.polluted', 'constructor.prototype.polluted', 'a.__proto__'],
    })
    expect({}).not.toHaveProperty('polluted')
    expect('values' in read && Object.getPrototypeOf(read.values)).toBeNull()
    expect('values' in read && read.values['valueOf']).toBeUndefined()
  })

  it('takes 100 keys and refuses 101, read or not', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at % 2 ? at : 'text']))
    expect(messageValues(many(100))).toHaveProperty('values')
    expect(messageValues(many(101), 'object')).toEqual({
      problem: 'too-many-keys',
      where: 'object',
    })
  })
})

describe('isMessageKey', () => {
  it.each(['temperature', 'Nivel (m)', 'Temp(1)', 'presión', 'a'.repeat(64)])('takes %j', (key) =>
    expect(isMessageKey(key)).toBe(true),
  )
  it.each(['', 'a'.repeat(65), 'a\u0000b', 'a\nb', '\ud800', '__proto__', 'a.constructor.b'])(
    'refuses %j',
    (key) => expect(isMessageKey(key)).toBe(false),
  )
  it('shows a refused key without what cannot be stored, cut to 64 letters', () =>
    expect(messageValues({ 'a\u0000b': 1, ['x'.repeat(100)]: 2 })).toEqual({
      values: {},
      unread: ['a\ufffdb', 'x'.repeat(64)],
    }))
})
