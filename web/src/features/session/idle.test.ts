import { describe, expect, it } from 'vitest'
import { type IdleState, nextIdle } from './idle.ts'

const times = { sessionMs: 3_600_000, idleMs: 15_000 }
const start: IdleState = { lastInputAt: 0, countingSince: null }

const run = (steps: [now: number, isLoading?: boolean][], state = start) => {
  let current = state
  return steps.map(([now, isLoading = false]) => {
    const next = nextIdle(current, times, { now, isLoading })
    current = next.state
    return next.phase.kind === 'counting' ? next.phase.leftMs : next.phase.kind
  })
}

describe('nextIdle', () => {
  it('counts down after the session time, then ends', () => {
    expect(run([[0], [3_599_999], [3_600_000], [3_605_000], [3_614_999], [3_615_000]])).toEqual([
      'active',
      'active',
      15_000,
      10_000,
      1,
      'over',
    ])
  })

  it('is cancelled by input', () => {
    const { state } = nextIdle(start, times, { now: 3_601_000, isLoading: false })
    expect(run([[3_602_000]], { ...state, lastInputAt: 3_601_500 })).toEqual(['active'])
  })

  it('does nothing while loading, and begins again afterwards', () => {
    expect(run([[3_600_000], [3_610_000, true], [3_700_000, true], [3_701_000]])).toEqual([
      15_000,
      'active',
      'active',
      15_000,
    ])
  })

  it('ends at once where the computer slept', () => {
    expect(run([[10_000_000]])).toEqual(['over'])
  })
})
