import { expect, it } from 'vitest'
import { aMonitoring } from '../../../../test/page-stage.tsx'
import { withdrawable } from './withdrawable.ts'

const successor = { type: 'rescheduled', rescheduledFromId: 7 } as const
const omitted = { omittedAt: '2026-02-01T12:00:00Z', omittedReason: 'Vía cerrada' }

it.each([
  ['a monitoring of the plan', {}, null],
  ['a reschedule', successor, 'reschedule'],
  ['an addition', { type: 'additional' }, 'addition'],
  ['an omission', omitted, 'omission'],
  ['an omitted addition', { ...omitted, type: 'additional' }, 'omission'],
  ['a followed-up reschedule', { ...successor, observation: 'Agua turbia' }, null],
  ['an addition with evidence', { type: 'additional', evidenceCount: 1 }, null],
  ['a rescheduled addition', { type: 'additional', rescheduledToId: 9 }, null],
  ['what was taken back', { type: 'additional', withdrawnAt: '2026-02-01T12:00:00Z' }, null],
] as const)('of %s', (_, changes, kind) => {
  expect(withdrawable(aMonitoring(changes))).toBe(kind)
})
