import { describe, expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import {
  gapsOf,
  graphLevel,
  graphPointsMax,
  isGap,
  telemetryLevelNames,
  telemetryLevels,
} from './levels.ts'

const dayMs = 86_400_000
const daysOf = (days: number, intervalS: number) => graphLevel(0, days * dayMs, intervalS)

describe('graphLevel', () => {
  it.each([
    [1, 60, 'raw', 60],
    [2, 60, '10m', 600],
    [13, 600, 'raw', 600],
    [14, 60, '1h', 3600],
    [83, 600, '1h', 3600],
    [84, 600, '1d', 86_400],
    [84, 7200, 'raw', 7200],
    [1998, 600, '1d', 86_400],
    [1500, 86_400, 'raw', 86_400],
  ] as const)('%d days of a report every %d s: %s', (days, intervalS, level, spacingS) =>
    expect(daysOf(days, intervalS)).toEqual({ level, buckets: 1, spacingS }),
  )

  it('joins days over many years', () => {
    expect(daysOf(1999, 600)).toEqual({ level: '1d', buckets: 2, spacingS: 2 * 86_400 })
    expect(daysOf(36_500, 600)).toEqual({ level: '1d', buckets: 19, spacingS: 19 * 86_400 })
  })

  it('never gives more points than a graph may have, nor fewer than it could', () => {
    const random = seededRandom(3)
    for (let round = 0; round < 3000; round++) {
      const intervalS = 2 ** seededInteger(random, 0, 17)
      const fromMs = seededInteger(random, 0, 10 * dayMs)
      const toMs = fromMs + Math.floor(2 ** (random() * 42))
      const { level, buckets } = graphLevel(fromMs, toMs, intervalS)
      // Reports from the range's first instant on, counted by the bucket that they fall into.
      const points = (bucketMs: number) => {
        const reports = Math.floor((toMs - fromMs) / (intervalS * 1000)) + 1
        const touched = Math.floor(toMs / bucketMs) - Math.floor(fromMs / bucketMs) + 1
        return bucketMs === 0 ? reports : Math.min(reports, touched)
      }
      expect(points(telemetryLevels[level] * 1000 * buckets)).toBeLessThanOrEqual(graphPointsMax)
      const finer = telemetryLevelNames[telemetryLevelNames.indexOf(level) - 1]
      // The margin is that of a range that begins within a bucket.
      if (finer) expect(points(telemetryLevels[finer] * 1000)).toBeGreaterThan(graphPointsMax - 3)
    }
  })

  it('reads readings of a range without length', () =>
    expect(graphLevel(5, 5, 600)).toEqual({ level: 'raw', buckets: 1, spacingS: 600 }))
})

describe('gaps', () => {
  it('are longer than two and a half intervals', () => {
    expect(isGap(0, 1_500_000, 600)).toBe(false)
    expect(isGap(0, 1_500_001, 600)).toBe(true)
  })
  it('stand between the points around them', () => {
    expect(
      gapsOf(
        [0, 600, 1200, 4000, 4600].map((seconds) => seconds * 1000),
        600,
      ),
    ).toEqual([{ fromMs: 1_200_000, toMs: 4_000_000 }])
    expect(gapsOf([], 600)).toEqual([])
    expect(gapsOf([5], 600)).toEqual([])
  })
})
