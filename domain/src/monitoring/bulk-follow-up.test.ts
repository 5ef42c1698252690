import { expect, it } from 'vitest'
import { bulkFollowUpIssues, mergeFollowUp } from './bulk-follow-up.ts'
import type { FollowUpForm } from './follow-up-fields.ts'

const done: FollowUpForm & { estimatedOn: string } = {
  estimatedOn: '2026-02-10',
  actionCompleted: true,
  actionOn: '2026-02-11',
  sampleTaken: true,
  startOn: null,
  startTime: null,
  endOn: null,
  endTime: null,
  observation: 'Sin novedad',
  reason: 'Según el plan',
  isMishap: false,
  mishapDetail: null,
}
const { estimatedOn: _, ...own } = done

it('keeps what is not given', () => {
  expect(mergeFollowUp(done, {})).toEqual(own)
  expect(mergeFollowUp(done, { observation: 'Agua turbia', reason: undefined })).toEqual({
    ...own,
    observation: 'Agua turbia',
  })
})

it('takes what is given, an empty value and a no included', () => {
  const given = { actionCompleted: false, actionOn: null }
  expect(mergeFollowUp(done, given)).toMatchObject(given)
  expect(mergeFollowUp(done, { sampleTaken: false })).toEqual({ ...own, sampleTaken: false })
})

it('clears date, sample and times of one that is done no longer', () => {
  const period = {
    startOn: '2026-02-11',
    startTime: '08:00',
    endOn: '2026-02-11',
    endTime: '09:00',
  }
  const no = { actionCompleted: false }
  const none = { startOn: null, startTime: null, endOn: null, endTime: null }
  expect(mergeFollowUp({ ...done, ...period }, no)).toEqual({
    ...own,
    ...no,
    ...none,
    actionOn: null,
    sampleTaken: null,
  })
  const notDone = { ...done, ...no, ...period, actionOn: null }
  expect(mergeFollowUp(notDone, no)).toMatchObject(period)
})

it('keeps what the form of one monitoring gives, a date included', () => {
  const given = { ...own, actionCompleted: false }
  expect(mergeFollowUp(done, given)).toEqual(given)
})

it('takes each one’s own estimated date where that is asked for', () => {
  expect(mergeFollowUp(done, { isActionOnEstimated: true }).actionOn).toBe('2026-02-10')
})

it('refuses a date given for one that stays not done, and names it', () => {
  const notDone = { ...own, actionCompleted: false, actionOn: null }
  const issues = (given: { actionOn?: string; isActionOnEstimated?: boolean }) =>
    bulkFollowUpIssues(
      [done, { ...done, ...notDone }].map((current, index) => ({
        id: index + 1,
        form: mergeFollowUp(current, given),
      })),
      '2026-02-15',
      given,
    )
  const refused = [{ field: 'actionOn', code: 'date-without-action', params: {}, ids: [2] }]
  expect(issues({ actionOn: '2026-02-12' })).toEqual(refused)
  expect(issues({ isActionOnEstimated: true })).toEqual(refused)
  expect(issues({})).toEqual([])
})
