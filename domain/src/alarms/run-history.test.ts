import { expect, test } from 'vitest'
import { stepAlarm } from './evaluate.ts'
import { plainRule } from './rules/rule.ts'
import { historicAlarms, runHistory } from './run-history.ts'

const minuteMs = 60_000
const above3 = {
  ...plainRule,
  kind: 'value',
  op1: '>',
  value1: 3,
  join: null,
  op2: null,
  value2: null,
  intervalS: 600,
} as const
const at = (minute: number, value: number, receivedMinute = minute) => ({
  atMs: minute * minuteMs,
  value,
  quality: 'good' as const,
  receivedAtMs: receivedMinute * minuteMs,
})
const period = (raised: number, cleared: number | null) => ({
  raisedAtMs: raised * minuteMs,
  clearedAtMs: cleared === null ? null : cleared * minuteMs,
})

test('a rule is tried on samples in any order, and goes on from where they end', () => {
  const samples = [at(50, 4), at(10, 4), at(0, 1), at(20, 2), at(30, 5), at(40, 1)]
  const { alarms, state } = runHistory(above3, samples, 0)
  expect(alarms).toEqual([period(10, 20), period(30, 40), period(50, null)])
  expect(stepAlarm(above3, state, at(60, 1)).transition).toMatchObject({
    kind: 'cleared',
    raisedAtMs: 50 * minuteMs,
  })
  expect(runHistory(above3, [], 0).alarms).toEqual([])
})

test('no data are tried by when samples came, until now', () => {
  const noData = {
    ...plainRule,
    kind: 'noData',
    intervals: 2,
    graceS: 300,
    intervalS: 600,
  } as const
  const samples = [at(0, 1), at(10, 1), at(20, 1, 60), at(30, 1, 60), at(40, 1, 61)]
  expect(runHistory(noData, samples, 100 * minuteMs).alarms).toEqual([
    period(35, 60),
    period(86, null),
  ])
  expect(runHistory(noData, samples, 80 * minuteMs).alarms).toEqual([period(35, 60)])
  expect(runHistory(noData, [], 80 * minuteMs).alarms).toEqual([])
  expect(historicAlarms(noData, samples, [], 0)).toEqual([])
})

test('late samples tell of alarms that no known one covers', () => {
  const samples = [at(0, 4), at(10, 1), at(20, 4), at(30, 1), at(40, 4)]
  expect(historicAlarms(above3, samples, [], 0)).toHaveLength(3)
  expect(historicAlarms(above3, samples, [period(35, null)], 0)).toEqual([
    period(0, 10),
    period(20, 30),
  ])
  expect(historicAlarms(above3, samples, [period(35, null)], 20 * minuteMs)).toEqual([
    period(20, 30),
  ])
})
