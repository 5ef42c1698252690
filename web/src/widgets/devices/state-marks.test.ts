import { contrastRatio, deviceStates } from '@puquio/domain'
import { expect, it } from 'vitest'
import { stateMarks } from './state-marks.ts'

it.each(deviceStates)('%s is seen on both pages', (state) => {
  const { color } = stateMarks[state]
  expect(contrastRatio(color.light, '#e9eff6')).toBeGreaterThanOrEqual(3)
  expect(contrastRatio(color.dark, '#222c38')).toBeGreaterThanOrEqual(3)
})

it('has a shape of its own for each', () => {
  expect(new Set(deviceStates.map((state) => stateMarks[state].path)).size).toBe(
    deviceStates.length,
  )
})
