import { describe, expect, it } from 'vitest'
import { type AlarmRecord, dueAnnouncements, type Told, toldNobody } from './announcements.ts'

const minuteMs = 60_000
const telling = {
  schedule: null,
  repeatMinutes: null,
  escalationMinutes: [],
  timeZone: 'America/Lima',
  maintenance: [],
}
const active: AlarmRecord = {
  raisedAtMs: 0,
  clearedAtMs: null,
  recordedAtMs: 0,
  acknowledgedAtMs: null,
  shelvedUntilMs: null,
  isHistoric: false,
}

describe('what users of other systems complain of in what is sent', () => {
  it('thingsboard #13050: what a person puts aside while it is still true is told again', () => {
    const alarm: AlarmRecord = {
      raisedAtMs: 0,
      clearedAtMs: null,
      recordedAtMs: 0,
      acknowledgedAtMs: minuteMs,
      shelvedUntilMs: 60 * minuteMs,
      isHistoric: false,
    }
    const wasTold: Told = { sinceMs: 0, lastMs: 0, step: 0, isOver: false }
    const shelved = dueAnnouncements(alarm, wasTold, telling, 30 * minuteMs)
    expect(shelved).toEqual({ announcements: [], told: wasTold, nextMs: 60 * minuteMs })
    const after = dueAnnouncements(alarm, wasTold, telling, 60 * minuteMs)
    expect(after.announcements).toEqual([{ kind: 'repeated', fromStep: 0, toStep: 0 }])
    expect(dueAnnouncements(alarm, after.told, telling, 61 * minuteMs).announcements).toEqual([])
  })

  it('thingsboard #15103: an alarm that lasts is told once, however often the clock asks', () => {
    let kept = toldNobody
    let sent = 0
    for (let nowMs = 0; nowMs < 3_600_000; nowMs += 4000) {
      const due = dueAnnouncements(active, kept, telling, nowMs)
      kept = due.told
      sent += due.announcements.length
    }
    expect(sent).toBe(1)
  })

  it('alertmanager #964, #844, #2768: an end is told once', () => {
    const cleared = { ...active, clearedAtMs: 5 * minuteMs }
    const wasTold: Told = { sinceMs: 0, lastMs: 0, step: 0, isOver: false }
    const end = dueAnnouncements(cleared, wasTold, telling, 6 * minuteMs)
    expect(end.announcements).toEqual([{ kind: 'cleared', fromStep: 0, toStep: 0 }])
    expect(dueAnnouncements(cleared, end.told, telling, 7 * minuteMs).announcements).toEqual([])
  })

  it('alertmanager #3846, #1063: it is repeated at its interval, not before and not in a burst', () => {
    const repeating = { ...telling, repeatMinutes: 30 }
    const minutes: number[] = []
    let kept = toldNobody
    // The clock calls each minute, but for two hours in which we were away.
    for (let minute = 0; minute <= 300; minute++) {
      if (minute > 100 && minute < 220) continue
      const due = dueAnnouncements(active, kept, repeating, minute * minuteMs)
      kept = due.told
      for (const { kind } of due.announcements) minutes.push(kind === 'raised' ? -minute : minute)
    }
    expect(minutes).toEqual([-0, 30, 60, 90, 220, 250, 280])
  })

  it('opsgenie, gitlab 323139: each step is told once for an alarm, and a new alarm begins again', () => {
    const escalating = { ...telling, escalationMinutes: [15, 60] }
    const minutesTold = [0, 14, 15, 16, 59, 60, 61, 600]
    for (const alarm of [active, { ...active, raisedAtMs: 700 * minuteMs }]) {
      let kept = toldNobody
      const sent = minutesTold.flatMap((minute) => {
        const due = dueAnnouncements(alarm, kept, escalating, alarm.raisedAtMs + minute * minuteMs)
        kept = due.told
        return due.announcements.map(({ kind, toStep }) => `${minute} ${kind} ${toStep}`)
      })
      expect(sent).toEqual(['0 raised 0', '15 escalated 1', '60 escalated 2'])
    }
  })
})
