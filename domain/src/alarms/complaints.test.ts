import { describe, expect, it } from 'vitest'
import {
  type AlarmSample,
  type AlarmState,
  type AlarmTransition,
  initialAlarmState,
  stepAlarm,
  tickAlarm,
} from './evaluate.ts'
import { type AlarmRule, plainRule, type Watched } from './rules/rule.ts'
import { historicAlarms } from './run-history.ts'
import { checkSilence } from './silence.ts'
import { limitRules } from './rules/templates.ts'

const minuteMs = 60_000
const start = Date.parse('2026-02-01T00:00Z')
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
const rule = (changes: object) => ({ ...above3, ...changes }) as Watched<AlarmRule>
const noData = { ...plainRule, kind: 'noData', intervals: 2, graceS: 300, intervalS: 600 } as const

type Given = readonly [minute: number, value: number, changes?: Partial<AlarmSample>]
const sampleOf = ([minute, value, changes]: Given): AlarmSample => {
  const atMs = start + minute * minuteMs
  return { atMs, value, quality: 'good', receivedAtMs: atMs, ...changes }
}
const run = (one: Watched, given: readonly Given[], from: AlarmState = initialAlarmState) => {
  const transitions: AlarmTransition[] = []
  let state = from
  for (const sample of given.map(sampleOf)) {
    const step = stepAlarm(one, state, sample)
    state = step.state
    if (step.transition) transitions.push(step.transition)
  }
  return { state, transitions }
}
/** Each transition as its kind and minute. */
const told = (one: Watched, given: readonly Given[]) =>
  run(one, given).transitions.map(({ kind, atMs }) => `${kind} ${(atMs - start) / minuteMs}`)

describe('what users of other systems complain of', () => {
  it('thingsboard #7909: silence ends although data come in the very moment in which it was found', () => {
    const device = {
      installedAtMs: 0,
      lastReceivedAtMs: 0,
      channel: 'lora',
      intervalS: 600,
      graceS: 0,
    } as const
    const raised = checkSilence({ ...device, raisedAtMs: null }, 600_001, 0)
    expect(raised).toMatchObject({ kind: 'raised', atMs: 600_000 })
    const sameMoment = { ...device, raisedAtMs: 600_000, lastReceivedAtMs: 600_000 }
    expect(checkSilence(sameMoment, 600_001, 0)).toMatchObject({ kind: 'cleared' })

    const first = run(noData, [[0, 1]]).state
    const silent = tickAlarm(noData, first, start + 26 * minuteMs, 0)
    expect(silent.transition).toMatchObject({ kind: 'raised', atMs: start + 25 * minuteMs })
    expect(run(noData, [[25, 1]], silent.state).transitions).toMatchObject([
      { kind: 'cleared', atMs: start + 25 * minuteMs },
    ])
  })

  it('thingsboard #2986: an alarm is raised once and cleared once, however long it lasts', () => {
    expect(
      told(above3, [
        [0, 4],
        [10, 5],
        [20, 4],
        [30, 2],
        [40, 1],
        [50, 4],
      ]),
    ).toEqual(['raised 0', 'cleared 30', 'raised 50'])
  })

  it('thingsboard #10590, #5173, #14301: two seconds are not fulfilled after one, nor by one sample', () => {
    const seconds = rule({ onDelayS: 2, intervalS: 1 })
    const after = (s: number): Given => [s / 60, 4]
    expect(told(seconds, [after(0), after(1)])).toEqual([])
    expect(told(seconds, [after(0), after(1), after(2)])).toEqual([`raised ${2 / 60}`])
    expect(told(rule({ onDelayS: 600 }), [[0, 4]])).toEqual([])
  })

  it('thingsboard, evalDuration: a sample of two hours ago does not fulfil ten minutes at once', () => {
    const late = { receivedAtMs: start + 120 * minuteMs }
    expect(told(rule({ onDelayS: 600 }), [[0, 4, late]])).toEqual([])
    expect(
      told(rule({ onDelayS: 600 }), [
        [0, 4, late],
        [10, 4, late],
      ]),
    ).toEqual(['raised 10'])
  })

  it('a gap ends a duration; one lost sample does not', () => {
    const hour = rule({ onDelayS: 3600 })
    expect(
      told(hour, [
        [0, 4],
        [25, 4],
        [50, 4],
        [60, 4],
      ]),
    ).toEqual(['raised 60'])
    expect(
      told(hour, [
        [0, 4],
        [25.1, 4],
        [50, 4],
        [60, 4],
      ]),
    ).toEqual([])
    const clearing = rule({ offDelayS: 1200 })
    expect(
      told(clearing, [
        [0, 4],
        [10, 2],
        [40, 2],
        [50, 2],
      ]),
    ).toEqual(['raised 0'])
    expect(
      told(rule({ inARow: 2 }), [
        [0, 4],
        [30, 4],
        [40, 4],
      ]),
    ).toEqual(['raised 40'])
  })

  it('thingsboard #10979: an alarm clears after its quiet time, and not by one quiet sample', () => {
    const quiet = rule({ offDelayS: 1200 })
    expect(
      told(quiet, [
        [0, 4],
        [10, 2],
        [20, 4],
        [30, 2],
        [40, 2],
        [50, 2],
      ]),
    ).toEqual(['raised 0', 'cleared 50'])
  })

  it('thingsboard #10979: either of two conditions raises it, where they are joined by "or"', () => {
    const either = rule({ op1: '<', value1: 6.5, join: 'or', op2: '>', value2: 8.5 })
    expect(
      told(either, [
        [0, 6],
        [10, 7],
        [20, 9],
      ]),
    ).toEqual(['raised 0', 'cleared 10', 'raised 20'])
    const band = rule({ join: 'and', op2: '≤', value2: 5 })
    expect(
      told(band, [
        [0, 3],
        [10, 5],
        [20, 5.1],
      ]),
    ).toEqual(['raised 10', 'cleared 20'])
  })

  it('thingsboard #11803: a level that falls below the graver limit keeps the lesser alarm', () => {
    const limits = { lowLow: null, low: null, high: 3, highHigh: 5, min: null, max: null }
    const states = limitRules(limits).map(({ limit, rule: template }) => {
      const watched = { ...template, intervalS: 600 }
      const { state } = run(watched, [
        [0, 6],
        [10, 4],
      ])
      return [limit, template.severity, state.raisedAtMs !== null]
    })
    expect(states).toEqual([
      ['high', 'medium', true],
      ['highHigh', 'high', false],
    ])
  })

  it('thingsboard #15103: a transition is one, however many samples follow', () => {
    const state = run(above3, [[0, 4]]).state
    const everyFourSeconds = Array.from({ length: 900 }, (_, at): Given => [((at + 1) * 4) / 60, 4])
    expect(run(above3, everyFourSeconds, state).transitions).toEqual([])
  })

  it('grafana #16290, #31390, #18622: no data wait for their own time, then are told once', () => {
    const { state } = run(noData, [[0, 1]])
    expect(tickAlarm(noData, state, start + 25 * minuteMs, 0).transition).toBeNull()
    const silent = tickAlarm(noData, state, start + 25 * minuteMs + 1, 0)
    expect(silent.transition).toMatchObject({ kind: 'raised', sinceMs: start })
    const again = tickAlarm(noData, silent.state, start + 60 * minuteMs, 0)
    expect(again.transition).toBeNull()
    expect(again.state).toBe(silent.state)
  })

  it('grafana #8010: the end of silence is told, too', () => {
    const { state } = run(noData, [[0, 1]])
    const silent = tickAlarm(noData, state, start + 30 * minuteMs, 0)
    expect(run(noData, [[31, 1]], silent.state).transitions).toMatchObject([
      { kind: 'cleared', raisedAtMs: start + 25 * minuteMs },
    ])
  })

  it('grafana #36376, #77800: what is missing, bad or no number leaves the alarm as it is', () => {
    const active = run(above3, [[0, 4]]).state
    const bad: readonly Given[] = [
      [10, Number.NaN],
      [20, 2, { value: null }],
      [30, 2, { quality: 'suspect' }],
      [40, -Infinity],
    ]
    const { state, transitions } = run(above3, bad, active)
    expect(transitions).toEqual([])
    expect(state).toBe(active)
    expect(
      told(
        above3,
        bad.map(([minute, , changes]): Given => [minute, 4, { value: Number.NaN, ...changes }]),
      ),
    ).toEqual([])
    expect(
      told(rule({ inARow: 3 }), [
        [0, 4],
        [10, Number.NaN],
        [20, 4],
        [30, 4],
      ]),
    ).toEqual(['raised 30'])
  })

  it('grafana #82585, #6202: a level about its limit does not flap', () => {
    const about = Array.from(
      { length: 40 },
      (_, at): Given => [at * 10, at % 2 === 0 ? 3.05 : 2.95],
    )
    expect(told(above3, about)).toHaveLength(40)
    const banded = rule({ deadBand: 0.1 })
    expect(told(banded, [...about, [400, 2.9]])).toEqual(['raised 0', 'cleared 400'])
    const decimal = rule({ value1: 0.3, deadBand: 0.1 })
    const toldOfDecimal = told(decimal, [
      [0, 0.4],
      [10, 0.2],
    ])
    expect(toldOfDecimal).toEqual(['raised 0', 'cleared 10'])
    const inclusive = rule({ op1: '≥', deadBand: 0.5 })
    expect(
      told(inclusive, [
        [0, 3],
        [10, 2.5],
        [20, 2.49],
      ]),
    ).toEqual(['raised 0', 'cleared 20'])
  })

  it('alertmanager #204: what flaps for good reason is held by delays on both sides', () => {
    const spikes = Array.from({ length: 30 }, (_, at): Given => [at * 10, at % 3 === 0 ? 9 : 1])
    expect(told(rule({ inARow: 2 }), spikes)).toEqual([])
    expect(told(rule({ onDelayS: 600 }), spikes)).toEqual([])
    expect(told(rule({ offDelayS: 1800 }), spikes)).toEqual(['raised 0'])
  })

  it('thingsboard #14031: late data are no live alarm, clear none, and stay on record', () => {
    const quiet: readonly Given[] = [[60, 1]]
    const late: readonly Given[] = [
      [10, 4],
      [20, 4],
      [30, 1],
    ]
    expect(told(above3, [...quiet, ...late])).toEqual([])
    const samples = [...quiet, ...late].map(sampleOf)
    expect(historicAlarms(above3, samples, [], start)).toEqual([
      { raisedAtMs: start + 10 * minuteMs, clearedAtMs: start + 30 * minuteMs },
    ])
    const activeNow = run(above3, [[60, 4]]).state
    expect(run(above3, [[10, 1]], activeNow)).toEqual({ state: activeNow, transitions: [] })
    expect(stepAlarm(above3, activeNow, sampleOf([10, 1])).isLate).toBe(true)
  })

  it('what comes after an outage counts as live while it is the newest, however old', () => {
    const days = { receivedAtMs: start + 3 * 86_400_000 }
    expect(
      told(above3, [
        [0, 1],
        [10, 4, days],
      ]),
    ).toEqual(['raised 10'])
  })

  it('thingsboard #13665: a sample of the year 2036 does not make all that follow late', () => {
    const future = { receivedAtMs: start + 10 * minuteMs, atMs: Date.parse('2036-01-01') }
    expect(
      told(above3, [
        [0, 1],
        [10, 4, future],
        [20, 4],
      ]),
    ).toEqual(['raised 20'])
    const barelyAhead = { receivedAtMs: start + 15 * minuteMs }
    expect(told(above3, [[20, 4, barelyAhead]])).toEqual(['raised 15'])
    expect(
      told(above3, [
        [20, 2, barelyAhead],
        [16, 4],
      ]),
    ).toEqual(['raised 16'])
    expect(told(above3, [[20.1, 4, barelyAhead]])).toEqual([])
  })

  it('thingsboard #12160, #8215: of two samples of one time the first one counts', () => {
    expect(
      told(above3, [
        [0, 1],
        [0, 4],
      ]),
    ).toEqual([])
    const { state } = run(rule({ inARow: 2 }), [[0, 4]])
    expect(
      run(
        rule({ inARow: 2 }),
        [
          [0, 4],
          [0, 4.5],
        ],
        state,
      ),
    ).toEqual({ state, transitions: [] })
    const samples = [sampleOf([0, 4]), sampleOf([0, 1])]
    expect(historicAlarms(above3, samples, [], start)).toHaveLength(1)
  })
})
