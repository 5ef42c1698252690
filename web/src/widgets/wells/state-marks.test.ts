import { contrastRatio, wellStates } from '@puquio/domain'
import { expect, it } from 'vitest'
import { wellMarks } from './state-marks.ts'

it.each(wellStates)('%s is seen on both pages', (state) => {
  const { color } = wellMarks[state]
  expect(contrastRatio(color.light, '#e9eff6')).toBeGreaterThanOrEqual(3)
  expect(contrastRatio(color.dark, '#222c38')).toBeGreaterThanOrEqual(3)
})

it('has a shape of its own for each', () => {
  expect(new Set(wellStates.map((state) => wellMarks[state].path)).size).toBe(wellStates.length)
})
