import { contrastRatio, taskStandings } from '@puquio/domain'
import { describe, expect, it } from 'vitest'
import { standingMarks } from './standing-marks.ts'

describe('standingMarks', () => {
  it.each(taskStandings)('%s is seen on both pages, their sunken parts and chosen rows', (one) => {
    const { color } = standingMarks[one]
    for (const page of ['#ffffff', '#f7f8fa', '#e9eff6'])
      expect(contrastRatio(color.light, page)).toBeGreaterThanOrEqual(3)
    for (const page of ['#191c21', '#131519', '#222c38'])
      expect(contrastRatio(color.dark, page)).toBeGreaterThanOrEqual(3)
  })

  it('has a shape of its own for each', () => {
    expect(new Set(taskStandings.map((one) => standingMarks[one].path)).size).toBe(
      taskStandings.length,
    )
  })
})
