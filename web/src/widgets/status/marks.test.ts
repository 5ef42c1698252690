import { contrastRatio, monitoringStatuses } from '@puquio/domain'
import { describe, expect, it } from 'vitest'
import { statusMarks, worstFirst } from './marks.ts'

describe('statusMarks', () => {
  it.each(monitoringStatuses)(
    '%s is seen on both pages, their sunken parts and chosen rows',
    (status) => {
      const { color } = statusMarks[status]
      for (const page of ['#ffffff', '#f7f8fa', '#e9eff6']) {
        expect(contrastRatio(color.light, page)).toBeGreaterThanOrEqual(3)
      }
      for (const page of ['#191c21', '#131519', '#222c38']) {
        expect(contrastRatio(color.dark, page)).toBeGreaterThanOrEqual(3)
      }
    },
  )

  it('has a shape of its own for each', () => {
    expect(new Set(monitoringStatuses.map((status) => statusMarks[status].path)).size).toBe(6)
  })
})

describe('worstFirst', () => {
  it('ranks every status', () => {
    expect(worstFirst.toSorted()).toEqual(monitoringStatuses.toSorted())
    expect(worstFirst[0]).toBe('unfulfilled')
  })
})
