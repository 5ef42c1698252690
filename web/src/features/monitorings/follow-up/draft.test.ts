import { describe, expect, it } from 'vitest'
import { changeDraft, conflicts, differences, emptyDraft, merge } from './draft.ts'

const near = { estimatedOn: '2026-02-14' }
const base = { ...emptyDraft, observation: 'Uno', reason: 'Plan' }

describe('what follows from a field', () => {
  it('a time takes the day that is known', () => {
    const started = changeDraft(emptyDraft, 'startTime', '08:00', near)
    expect(started.startOn).toBe('2026-02-14')
    expect(changeDraft(started, 'endTime', '09:00', near).endOn).toBe('2026-02-14')
    const acted = changeDraft(emptyDraft, 'actionOn', '2026-02-16', near)
    expect(changeDraft(acted, 'startTime', '08:00', near).startOn).toBe('2026-02-16')
    expect(changeDraft(acted, 'endTime', '09:00', near).endOn).toBe('2026-02-16')
  })

  it('never changes a day that was typed', () => {
    const typed = { ...emptyDraft, startOn: '2026-01-01', endOn: '2026-01-02' }
    expect(changeDraft(typed, 'startTime', '08:00', near).startOn).toBe('2026-01-01')
    expect(changeDraft(typed, 'endTime', '08:00', near).endOn).toBe('2026-01-02')
  })

  it('the day of the start is the day of the action, once that is done', () => {
    const done = changeDraft(
      { ...emptyDraft, startOn: '2026-02-15' },
      'actionCompleted',
      true,
      near,
    )
    expect(done.actionOn).toBe('2026-02-15')
    expect(changeDraft(emptyDraft, 'actionCompleted', true, near).actionOn).toBeNull()
  })
})

describe('two people at one form', () => {
  it('differ by content, not by blanks', () => {
    expect(differences(base, { ...base, observation: ' Uno ', mishapDetail: '' })).toEqual([])
    expect(differences(base, { ...base, isMishap: true, reason: 'Otra' })).toEqual([
      'reason',
      'isMishap',
    ])
  })

  it('meet only in fields that both changed, or that the other changed under what is shown', () => {
    const mine = { ...base, observation: 'Mía', actionCompleted: true }
    const theirs = { ...base, observation: 'Suya', reason: 'Suya' }
    expect(conflicts(base, mine, theirs)).toEqual(['observation', 'reason'])
    expect(conflicts(base, mine, { ...base, observation: 'Mía' })).toEqual([])
  })

  it('come together without losing either side', () => {
    const mine = { ...base, observation: 'Mía', actionCompleted: true }
    const theirs = { ...base, observation: 'Suya', reason: 'Suya' }
    expect(merge(base, mine, theirs, [])).toMatchObject({
      observation: 'Mía',
      reason: 'Suya',
      actionCompleted: true,
    })
    expect(merge(base, mine, theirs, ['observation'])).toMatchObject({
      observation: 'Suya',
      actionCompleted: true,
    })
  })
})
