import { expect, it } from 'vitest'
import { mergeFollowUp } from './bulk-follow-up.ts'
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
  expect(mergeFollowUp(done, given)).toEqual({ ...own, ...given })
})

it('takes each one’s own estimated date where that is asked for', () => {
  expect(mergeFollowUp(done, { isActionOnEstimated: true }).actionOn).toBe('2026-02-10')
})
