import { describe, expect, it } from 'vitest'
import { fixtures } from '../data/fixtures.ts'
import { decodeThingsboardAttributes, decodeThingsboardTelemetry } from './thingsboard.ts'

const telemetry = (text: string) => decodeThingsboardTelemetry(JSON.parse(text))

describe('ThingsBoard telemetry', () => {
  it('reads keys and values without a time', () =>
    expect(telemetry(fixtures.thingsboardNoTs)).toEqual({
      messages: [
        {
          values: { booleanKey: 1, doubleKey: 42, longKey: 73, 'jsonKey.someNumber': 42 },
          unread: ['stringKey', 'jsonKey.someArray', 'jsonKey.someNestedObject.key'],
          measuredAtMs: null,
        },
      ],
      refused: [],
    }))

  it('reads values with their time', () =>
    expect(telemetry(fixtures.thingsboardTs)).toEqual({
      messages: [
        { values: { temperature: 26, humidity: 87 }, unread: [], measuredAtMs: 1_634_712_287_000 },
      ],
      refused: [],
    }))

  it('reads a list', () =>
    expect(telemetry(fixtures.thingsboardArray)).toEqual({
      messages: [
        { values: { temperature: 26, humidity: 87 }, unread: [], measuredAtMs: 1_634_712_287_000 },
        { values: { temperature: 25, humidity: 88 }, unread: [], measuredAtMs: 1_634_712_588_000 },
      ],
      refused: [],
    }))

  it.each([
    ['1634712287000', 1_634_712_287_000],
    [1_634_712_287_000.75, 1_634_712_287_000],
    [null, null],
  ])('takes the time %j as %j', (ts, measuredAtMs) =>
    expect(decodeThingsboardTelemetry({ ts, values: { a: 1 } })).toEqual({
      messages: [{ values: { a: 1 }, unread: [], measuredAtMs }],
      refused: [],
    }),
  )

  it.each(['2021-10-20T06:44:47Z', '', true, {}, 9e15, Number.NaN])('refuses the time %j', (ts) =>
    expect(decodeThingsboardTelemetry({ ts, values: { a: 1 } })).toEqual({
      problem: 'time',
      where: 'ts',
    }),
  )

  it('keeps the good elements of a list and says which were refused', () =>
    expect(
      decodeThingsboardTelemetry([
        { ts: 'x', values: {} },
        { a: 1 },
        5,
        { ts: 2, values: { a: 3 } },
      ]),
    ).toEqual({
      messages: [
        { values: { a: 1 }, unread: [], measuredAtMs: null },
        { values: { a: 3 }, unread: [], measuredAtMs: 2 },
      ],
      refused: [
        { problem: 'time', where: '[0].ts' },
        { problem: 'not-an-object', where: '[2]' },
      ],
    }))

  it('refuses a list of which nothing is read', () =>
    expect(decodeThingsboardTelemetry([5, 6])).toEqual({ problem: 'not-an-object', where: '[0]' }))

  it('takes an empty list and an empty object: the device is alive', () => {
    expect(decodeThingsboardTelemetry([])).toEqual({ messages: [], refused: [] })
    expect(decodeThingsboardTelemetry({})).toMatchObject({ messages: [{ values: {} }] })
  })

  it('takes 1000 messages and refuses 1001', () => {
    const many = (count: number) => Array.from({ length: count }, () => ({ a: 1 }))
    expect(decodeThingsboardTelemetry(many(1000))).toMatchObject({ refused: [] })
    expect(decodeThingsboardTelemetry(many(1001))).toEqual({
      problem: 'too-many-messages',
      where: '1001',
    })
  })

  it.each([null, 'text', 5, true, undefined])('refuses %j', (body) =>
    expect(decodeThingsboardTelemetry(body)).toEqual({ problem: 'not-an-object', where: '' }),
  )
})

describe('ThingsBoard attributes', () => {
  it('hold from their receipt, a time among them too', () =>
    expect(
      decodeThingsboardAttributes({ battery: 88, fw: '1.2.3', ts: 5, values: { a: 1 } }),
    ).toEqual({
      messages: [
        { values: { battery: 88, ts: 5, 'values.a': 1 }, unread: ['fw'], measuredAtMs: null },
      ],
      refused: [],
    }))
  it('are no list', () =>
    expect(decodeThingsboardAttributes([{ a: 1 }])).toEqual({
      problem: 'not-an-object',
      where: '',
    }))
})
