import { describe, expect, it } from 'vitest'
import { followUpIssues } from './follow-up.ts'
import type { FollowUpForm } from './follow-up-fields.ts'

const complete: FollowUpForm = {
  actionCompleted: true,
  actionOn: '2026-02-15',
  sampleTaken: true,
  isMishap: false,
  mishapDetail: null,
  observation: 'Sin novedad',
  reason: 'Programado',
  startOn: null,
  startTime: null,
  endOn: null,
  endTime: null,
}

const issues = (changes: Partial<FollowUpForm>) =>
  followUpIssues({ ...complete, ...changes }, '2026-02-15').map(
    ({ field, code }) => `${field} ${code}`,
  )

describe('followUpIssues', () => {
  it('accepts a complete form', () => {
    expect(issues({})).toEqual([])
    expect(issues({ actionCompleted: false, actionOn: null })).toEqual([])
  })

  it('always wants observation and reason, up to 500 characters', () => {
    expect(issues({ observation: '', reason: null })).toEqual([
      'observation required',
      'reason required',
    ])
    expect(issues({ observation: ' \n ' })).toEqual(['observation required'])
    expect(issues({ observation: 'ñ'.repeat(500), reason: '😀'.repeat(500) })).toEqual([])
    expect(followUpIssues({ ...complete, reason: 'a'.repeat(501) }, '2026-02-15')).toEqual([
      { field: 'reason', code: 'too-long', params: { max: 500 } },
    ])
  })

  it('wants the detail of a mishap, and of nothing else', () => {
    expect(issues({ isMishap: true })).toEqual(['mishapDetail required'])
    expect(issues({ isMishap: true, mishapDetail: 'Derrame' })).toEqual([])
    expect(issues({ isMishap: true, mishapDetail: 'a'.repeat(501) })).toEqual([
      'mishapDetail too-long',
    ])
    expect(issues({ isMishap: false, mishapDetail: 'a'.repeat(501) })).toEqual([
      'mishapDetail too-long',
    ])
  })

  it('wants the date of a completed action', () => {
    expect(issues({ actionOn: null })).toEqual(['actionOn required'])
    expect(issues({ actionOn: '' })).toEqual(['actionOn required'])
  })

  it('takes no date after today', () => {
    const tomorrow = '2026-02-16'
    expect(issues({ actionOn: tomorrow })).toEqual(['actionOn in-future'])
    expect(
      issues({ startOn: '2026-02-15', startTime: '22:00', endOn: tomorrow, endTime: '01:00' }),
    ).toEqual(['endOn in-future'])
  })

  it('wants a reason for what was done without a sample', () => {
    expect(issues({ sampleTaken: false, reason: '' })).toEqual(['reason required'])
    expect(issues({ sampleTaken: false, reason: 'Punto seco' })).toEqual([])
  })

  it('takes start and end whole or not at all, in order', () => {
    const period = {
      startOn: '2026-02-15',
      startTime: '08:00',
      endOn: '2026-02-15',
      endTime: '09:00',
    }
    expect(issues(period)).toEqual([])
    expect(issues({ startOn: '2026-02-15', endTime: '09:00' })).toEqual([
      'startTime required',
      'endOn required',
    ])
    expect(issues({ ...period, endTime: '07:00' })).toEqual(['endTime end-before-start'])
  })
})
