import { describe, expect, it } from 'vitest'
import { planStatus } from './plan-status.ts'

describe('planStatus', () => {
  it.each([
    ['2026-01-04', 'in-creation'],
    ['2026-01-05', 'in-execution'],
    ['2026-12-20', 'in-execution'],
    ['2026-12-21', 'closed'],
  ])('on %s: %s', (today, status) => {
    expect(planStatus({ firstOn: '2026-01-05', lastOn: '2026-12-20' }, today)).toBe(status)
  })

  it('is in creation while it has no monitoring', () => {
    expect(planStatus({ firstOn: null, lastOn: null }, '2026-06-01')).toBe('in-creation')
  })
})
