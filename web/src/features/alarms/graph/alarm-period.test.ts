import { expect, test } from 'vitest'
import { bandOf, limitsOfRule, spanAround } from './alarm-period.ts'

const hourMs = 3_600_000
const now = Date.parse('2026-02-15T17:00:00Z')
const at = (hours: number) => new Date(now + hours * hourMs).toISOString()
const device = { id: 5, serial: 'PZ-1', name: 'Piezómetro', intervalS: 600 }
const alarm = (changes: Partial<Parameters<typeof spanAround>[0]> = {}) => ({
  device,
  sinceAt: at(-5),
  raisedAt: at(-4),
  clearedAt: at(-2),
  isHistoric: false,
  severity: 'high' as const,
  ...changes,
})
const hours = ({ fromMs, toMs }: { fromMs: number; toMs: number }) => [
  (fromMs - now) / hourMs,
  (toMs - now) / hourMs,
]

test('three hours before its first value and after its end', () => {
  expect(hours(spanAround(alarm(), now))).toEqual([-8, 1])
})

test('an active one goes until now, a historic one that has no end until it was raised', () => {
  expect(hours(spanAround(alarm({ clearedAt: null }), now))).toEqual([-8, 3])
  expect(hours(spanAround(alarm({ clearedAt: null, isHistoric: true }), now))).toEqual([-8, -1])
})

test('a long one shows a quarter of its length more, a week at most', () => {
  expect(hours(spanAround(alarm({ sinceAt: at(-42), clearedAt: at(-2) }), now))).toEqual([-52, 8])
  const months = alarm({ sinceAt: at(-2402), clearedAt: at(-2) })
  expect(hours(spanAround(months, now))).toEqual([-2402 - 168, -2 + 168])
})

test('of a device that reports once a day some of its reports are in sight', () => {
  const daily = alarm({ device: { ...device, intervalS: 86_400 } })
  expect(hours(spanAround(daily, now))).toEqual([-5 - 168, -2 + 168])
})

test('its band is coloured by how grave it is', () => {
  const { fromMs, untilMs, ...look } = bandOf(alarm(), now)
  expect([hours({ fromMs, toMs: untilMs }), look]).toEqual([
    [-5, -2],
    { number: null, tone: 'danger' },
  ])
  expect(bandOf({ ...alarm(), severity: 'low' }, now).tone).toBe('warning')
})

const delays = { onDelayS: 0, inARow: 1, deadBand: 0, offDelayS: 0, intervalS: 600 }
const condition = {
  kind: 'value' as const,
  op1: '<' as const,
  value1: 6.5,
  join: 'or' as const,
  op2: '>' as const,
  value2: 9,
  ...delays,
}
const nameOf = ({ op, value }: { op: string; value: number }) => `${op} ${value}`

test('the limits of its rule are lines of their own, but where the variable has the same', () => {
  const own = [{ kind: 'high' as const, value: 9, name: 'Alto 9' }]
  expect(limitsOfRule({ condition, severity: 'high' }, own, nameOf)).toEqual([
    { kind: 'lowLow', value: 6.5, name: '< 6.5', isOfRule: true },
  ])
  expect(limitsOfRule({ condition, severity: 'low' }, [], nameOf)).toEqual([
    { kind: 'low', value: 6.5, name: '< 6.5', isOfRule: true },
    { kind: 'high', value: 9, name: '> 9', isOfRule: true },
  ])
})

test('a rate is on no axis of values, and silence neither', () => {
  const rate = { ...condition, kind: 'rate' as const, windowS: 3600 }
  expect(limitsOfRule({ condition: rate, severity: 'high' }, [], nameOf)).toEqual([])
  expect(limitsOfRule({ condition: null, severity: 'high' }, [], nameOf)).toEqual([])
})
