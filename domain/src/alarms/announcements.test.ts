import { describe, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import { type AlarmRecord, dueAnnouncements, type Telling, toldNobody } from './announcements.ts'

const minuteMs = 60_000
// A Monday, 08:00 in Lima.
const start = Date.parse('2026-02-02T08:00:00-05:00')
const minute = (minutes: number) => start + minutes * minuteMs

const alarm: AlarmRecord = {
  raisedAtMs: start,
  clearedAtMs: null,
  recordedAtMs: start,
  acknowledgedAtMs: null,
  shelvedUntilMs: null,
  isHistoric: false,
}
const telling: Telling = {
  schedule: null,
  repeatMinutes: null,
  escalationMinutes: [],
  timeZone: 'America/Lima',
  maintenance: [],
}
const maintenance = [{ fromMs: minute(-10), untilMs: minute(30) }]

/** What is sent at some minutes, at which the alarm may have become another. */
const sent = (
  plan: Partial<Telling>,
  at: readonly (readonly [minutes: number, changes?: Partial<AlarmRecord>])[],
) => {
  let told = toldNobody
  let record = alarm
  return at.flatMap(([minutes, changes]) => {
    record = { ...record, ...changes }
    const due = dueAnnouncements(record, told, { ...telling, ...plan }, minute(minutes))
    told = JSON.parse(JSON.stringify(due.told))
    return due.announcements.map(({ kind, fromStep, toStep }) =>
      [minutes, kind, fromStep === toStep ? toStep : `${fromStep}–${toStep}`].join(' '),
    )
  })
}

describe('dueAnnouncements', () => {
  it('tells of an alarm and of its end', () => {
    expect(sent({}, [[0], [1], [5, { clearedAtMs: minute(5) }], [6]])).toEqual([
      '0 raised 0',
      '5 cleared 0',
    ])
  })
  it('repeats and escalates until somebody answers', () => {
    const plan = { repeatMinutes: 20, escalationMinutes: [15, 45] }
    const all = [
      '0 raised 0',
      '15 escalated 1',
      '20 repeated 0–1',
      '40 repeated 0–1',
      '45 escalated 2',
    ]
    expect(
      sent(plan, [[0], [15], [20], [40], [45], [50, { acknowledgedAtMs: minute(50) }], [60]]),
    ).toEqual(all)
    expect(sent(plan, [[0], [50]])).toEqual(['0 raised 0', '50 repeated 0', '50 escalated 1–2'])
  })
  it('tells the end to all who were told, also of an alarm that was answered', () => {
    const end = { acknowledgedAtMs: minute(16), clearedAtMs: minute(20) }
    expect(sent({ escalationMinutes: [15] }, [[0], [15], [20, end]])).toEqual([
      '0 raised 0',
      '15 escalated 1',
      '20 cleared 0–1',
    ])
  })
  it('tells nobody of a historic alarm, ever', () => {
    expect(
      sent({ repeatMinutes: 5 }, [
        [0, { isHistoric: true }],
        [100, { clearedAtMs: minute(9) }],
      ]),
    ).toEqual([])
  })
  it('is silent during maintenance, then tells what is still active', () => {
    expect(sent({ maintenance }, [[0], [29], [30], [31]])).toEqual(['30 raised 0'])
    expect(dueAnnouncements(alarm, toldNobody, { ...telling, maintenance }, start)).toEqual({
      announcements: [],
      told: toldNobody,
      nextMs: minute(30),
    })
  })
  it('tells nothing of what was over within maintenance', () => {
    expect(sent({ maintenance }, [[0], [30, { clearedAtMs: minute(20) }], [60]])).toEqual([])
  })
  it('tells of an alarm that maintenance did not cover, although it came during it', () => {
    const backlog = { raisedAtMs: minute(-120), clearedAtMs: minute(-60) }
    expect(sent({ maintenance }, [[0, backlog], [30]])).toEqual(['30 passed 0'])
  })
  it('tells nothing of it either where the device sends it when maintenance is over', () => {
    const record = { ...alarm, recordedAtMs: minute(40), clearedAtMs: minute(20) }
    expect(sent({ maintenance }, [[40, record]])).toEqual([])
    expect(sent({ maintenance }, [[40, { ...record, clearedAtMs: minute(35) }]])).toEqual([
      '40 passed 0',
    ])
  })
  it('tells again after maintenance of an alarm from before, and its end where it ended', () => {
    const later = [{ fromMs: minute(5), untilMs: minute(30) }]
    expect(sent({ maintenance: later }, [[0], [10], [30], [31]])).toEqual([
      '0 raised 0',
      '30 repeated 0',
    ])
    expect(sent({ maintenance: later }, [[0], [10, { clearedAtMs: minute(10) }], [30]])).toEqual([
      '0 raised 0',
      '30 cleared 0',
    ])
    expect(
      sent({ maintenance: later }, [[0], [10, { acknowledgedAtMs: minute(10) }], [30]]),
    ).toEqual(['0 raised 0'])
  })
  it('counts the minutes of escalation anew after it was muted', () => {
    const plan = {
      escalationMinutes: [15],
      maintenance: [{ fromMs: minute(5), untilMs: minute(60) }],
    }
    expect(sent(plan, [[0], [20], [60], [74], [75]])).toEqual([
      '0 raised 0',
      '60 repeated 0',
      '75 escalated 1',
    ])
  })
  it('tells once of an alarm that a backlog brought and ended', () => {
    expect(sent({}, [[0, { clearedAtMs: minute(-60) }], [1]])).toEqual(['0 passed 0'])
    const seen = { clearedAtMs: minute(-60), acknowledgedAtMs: start }
    expect(sent({}, [[0, seen]])).toEqual([])
  })
  it('waits for the schedule, and leaves out what began and ended outside of it', () => {
    const schedule = { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' }
    expect(sent({ schedule }, [[0], [59], [60], [61]])).toEqual(['60 raised 0'])
    expect(dueAnnouncements(alarm, toldNobody, { ...telling, schedule }, start).nextMs).toBe(
      minute(60),
    )
    expect(sent({ schedule }, [[0], [60, { clearedAtMs: minute(30) }]])).toEqual([])
    const never = { ...telling, schedule: { ...schedule, days: [] } }
    expect(dueAnnouncements(alarm, toldNobody, never, start).nextMs).toBeNull()
  })
  it('is silent while shelved, and tells its end at once', () => {
    const shelved = { shelvedUntilMs: minute(60) }
    expect(sent({ repeatMinutes: 10 }, [[0], [5, shelved], [30], [60], [65], [70]])).toEqual([
      '0 raised 0',
      '60 repeated 0',
      '70 repeated 0',
    ])
    expect(sent({}, [[0], [5, shelved], [30, { clearedAtMs: minute(30) }], [60]])).toEqual([
      '0 raised 0',
      '30 cleared 0',
    ])
  })
  it('takes an answer after shelving for an answer', () => {
    const shelved = { acknowledgedAtMs: minute(4), shelvedUntilMs: minute(60) }
    const plan = { repeatMinutes: 10 }
    expect(
      sent(plan, [[0], [5, shelved], [60], [65, { acknowledgedAtMs: minute(65) }], [80]]),
    ).toEqual(['0 raised 0', '60 repeated 0'])
  })
  it('says when to ask again, and nothing is due before', () => {
    const random = seededRandom(75)
    for (let round = 0; round < 100; round++) {
      const plan: Telling = {
        ...telling,
        repeatMinutes: random() < 0.5 ? seededInteger(random, 5, 90) : null,
        escalationMinutes: [10, 40, 300].slice(seededInteger(random, 0, 3)),
        maintenance: Array.from({ length: seededInteger(random, 0, 2) }, () => {
          const from = seededInteger(random, -60, 400)
          return { fromMs: minute(from), untilMs: minute(from + seededInteger(random, 1, 120)) }
        }),
        schedule: random() < 0.3 ? { days: [1], from: '09:00', until: '12:00' } : null,
      }
      const shelvedUntilMs = random() < 0.3 ? minute(seededInteger(random, 1, 200)) : null
      const record = { ...alarm, shelvedUntilMs }
      const asked = { told: toldNobody, all: [] as string[] }
      const called = { told: toldNobody, all: [] as string[], nextMs: start as number | null }
      for (let nowMs = start; nowMs < minute(400); nowMs += minuteMs) {
        const every = dueAnnouncements(record, asked.told, plan, nowMs)
        asked.told = every.told
        asked.all.push(...every.announcements.map((one) => `${nowMs} ${JSON.stringify(one)}`))
        if (called.nextMs === null || nowMs < called.nextMs) continue
        const due = dueAnnouncements(record, called.told, plan, nowMs)
        Object.assign(called, { told: due.told, nextMs: due.nextMs })
        called.all.push(...due.announcements.map((one) => `${nowMs} ${JSON.stringify(one)}`))
      }
      expect(called.all).toEqual(asked.all)
    }
  })
})
