import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../test/seeded-random.ts'
import { afterEdit, type AlarmState, initialAlarmState, stepAlarm, tickAlarm } from './evaluate.ts'
import { type AlarmRule, plainRule, type Watched } from './rules/rule.ts'

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
const rising = { ...above3, kind: 'rate', windowS: 3600, value1: 0.5 } as const
const noData = { ...plainRule, kind: 'noData', intervals: 1, graceS: 0, intervalS: 600 } as const
const at = (minute: number, value: number, receivedMinute = minute) => ({
  atMs: minute * minuteMs,
  value,
  quality: 'good' as const,
  receivedAtMs: receivedMinute * minuteMs,
})
const after = (rule: Watched<AlarmRule>, samples: readonly ReturnType<typeof at>[]): AlarmState =>
  samples.reduce((state, sample) => stepAlarm(rule, state, sample).state, initialAlarmState)

describe('a rate of change', () => {
  it('is the change over the window per hour, from half a window on', () => {
    const state = after(rising, [at(0, 1), at(10, 1.2), at(20, 1.4)])
    expect(state.raisedAtMs).toBeNull()
    expect(stepAlarm(rising, state, at(30, 1.3)).transition).toMatchObject({
      measure: expect.closeTo(0.6, 9),
    })
    expect(stepAlarm(rising, state, at(30, 1.25)).transition).toBeNull()
  })
  it('begins with the first sample of its window', () => {
    const state = after(rising, [at(0, 0), at(10, 1), at(60, 1.1)])
    expect(state.raisedAtMs).toBe(60 * minuteMs)
    expect(stepAlarm(rising, state, at(70, 1.2)).transition).toMatchObject({
      kind: 'cleared',
      measure: expect.closeTo(0.2, 9),
    })
  })
  it('is falling where the limit is negative, with a dead band towards zero', () => {
    const falling = { ...rising, op1: '<', value1: -0.5, deadBand: 0.2 } as const
    const state = after(falling, [at(0, 3), at(60, 2)])
    expect(state.raisedAtMs).toBe(60 * minuteMs)
    const still = stepAlarm(falling, state, at(120, 1.6))
    expect(still.transition).toBeNull()
    expect(stepAlarm(falling, still.state, at(180, 1.35)).transition).toMatchObject({
      kind: 'cleared',
    })
  })
  it('keeps 61 points at most, and as JSON few bytes', () => {
    const random = seededRandom(74)
    let state = initialAlarmState
    for (let second = 0; second < 20_000; second += 5) {
      state = stepAlarm(rising, state, at(second / 60, random())).state
      expect(state.points.length).toBeLessThanOrEqual(61)
    }
    expect(state.points).toHaveLength(61)
    expect(JSON.stringify(state).length).toBeLessThan(2500)
  })
})

describe('a clock that is ahead', () => {
  it('makes nothing late that is measured after its message was received', () => {
    const state = after(above3, [at(14, 2, 10)])
    expect(state).toMatchObject({ watermarkMs: 10 * minuteMs, aheadMs: 4 * minuteMs })
    const next = stepAlarm(above3, state, at(11, 9))
    expect(next.isLate).toBe(false)
    expect(next.transition).toMatchObject({ kind: 'raised', atMs: 11 * minuteMs })
  })
  it('keeps the order of what one message says, and takes none of it twice', () => {
    const samples = [at(11, 2, 10), at(12, 4, 10), at(13, 5, 10)]
    const state = after(above3, samples)
    expect(state.raisedAtMs).toBe(10 * minuteMs)
    for (const again of samples) expect(stepAlarm(above3, state, again).state).toBe(state)
    expect(stepAlarm(above3, state, at(12, 4, 10)).isLate).toBe(true)
  })
  it('shortens no on-delay', () => {
    const slow = { ...above3, onDelayS: 240 }
    const ahead = [at(10, 4, 10), at(12, 4, 10), at(15, 4, 10)]
    expect(after(slow, ahead).raisedAtMs).toBeNull()
    expect(after(slow, [...ahead, at(14, 4)]).raisedAtMs).toBe(14 * minuteMs)
  })
})

describe('no data', () => {
  it('counts from our beginning to listen where nothing ever came', () => {
    const silent = tickAlarm(noData, initialAlarmState, 11 * minuteMs, 0)
    expect(silent.transition).toMatchObject({ atMs: 10 * minuteMs, sinceMs: 0 })
  })
  it('waits as long again after we were away ourselves', () => {
    const state = after(noData, [at(0, 1)])
    const back = 300 * minuteMs
    expect(tickAlarm(noData, state, back + 10 * minuteMs, back).transition).toBeNull()
    expect(tickAlarm(noData, state, back + 10 * minuteMs + 1, back).transition).toMatchObject({
      atMs: back + 10 * minuteMs,
      sinceMs: 0,
    })
  })
  it('is not what is bad, and hears late samples', () => {
    const state = after(noData, [at(0, 1), at(5, Number.NaN)])
    const silent = tickAlarm(noData, state, 11 * minuteMs, 0).state
    expect(silent.raisedAtMs).toBe(10 * minuteMs)
    const late = stepAlarm(noData, silent, at(-60, 1, 12))
    expect(late).toMatchObject({ isLate: true, transition: { kind: 'cleared' } })
    expect(late.state.watermarkMs).toBe(0)
  })
  it('is not ended by what was received before it began', () => {
    const state = after(noData, [at(0, 1)])
    const back = 300 * minuteMs
    const silent = tickAlarm(noData, state, back + 11 * minuteMs, back).state
    const queued = stepAlarm(noData, silent, at(290, 1))
    expect(queued.transition).toBeNull()
    expect(queued.state.raisedAtMs).toBe(back + 10 * minuteMs)
    const heard = after(noData, [at(20, 1), at(30, 1, 25)])
    expect(after(noData, [at(20, 1, 26), at(30, 1, 25)]).lastReceivedAtMs).toBe(26 * minuteMs)
    expect(heard.lastReceivedAtMs).toBe(25 * minuteMs)
  })
})

it('the clock alone changes nothing of values', () => {
  const active = after(above3, [at(0, 4)])
  const ticked = tickAlarm(above3, active, 10 ** 12, 0)
  expect(ticked.state).toBe(active)
  expect(ticked.transition).toBeNull()
})

it('says since when it was true, and how far the value is', () => {
  const slow = { ...above3, onDelayS: 1200 }
  const state = after(slow, [at(0, 2), at(10, 4), at(20, 4.5)])
  expect(stepAlarm(slow, state, at(30, 5)).transition).toEqual({
    kind: 'raised',
    atMs: 30 * minuteMs,
    sinceMs: 10 * minuteMs,
    measure: 5,
  })
})

it('takes a limit as it was given, to its last digit', () => {
  const exact = { ...above3, value1: 0.1 + 0.2 }
  expect(after(exact, [at(0, 0.1 + 0.2)]).raisedAtMs).toBeNull()
})

it('an edited rule keeps its alarm and begins its runs anew', () => {
  const slow = { ...above3, onDelayS: 1200 }
  const edited = afterEdit(after(slow, [at(0, 4), at(10, 4)]))
  expect(stepAlarm(slow, edited, at(20, 4)).transition).toBeNull()
  const active = afterEdit(after(above3, [at(0, 4)]))
  expect(stepAlarm({ ...above3, value1: 5 }, active, at(10, 4)).transition).toMatchObject({
    kind: 'cleared',
    raisedAtMs: 0,
  })
})
