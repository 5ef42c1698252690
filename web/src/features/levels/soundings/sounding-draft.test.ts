import type { Well } from '@puquio/contract/levels/levels'
import { expect, it } from 'vitest'
import { bodyOf, emptyDraft, previewOf } from './sounding-draft.ts'

const well = {
  terrainLevelM: 4120.5,
  stickUpM: 0.85,
  depthM: 58,
  newest: { at: '2026-01-01T15:00:00Z', levelM: 4097, source: 'sounding', state: 'measured' },
} as Well
const draft = emptyDraft(1, new Date('2026-02-01T15:00:00Z'), 'America/Lima')

it('says the level as it is typed, and where it differs much from the last', () => {
  expect(previewOf(draft, well)).toEqual({
    levelM: null,
    issue: null,
    depthM: expect.closeTo(58.85, 9) as number,
    changeM: null,
  })
  expect(previewOf({ ...draft, depthToWaterM: 23.47 }, well)).toEqual({
    levelM: 4097.88,
    issue: null,
    depthM: expect.closeTo(58.85, 9) as number,
    changeM: null,
  })
  expect(previewOf({ ...draft, depthToWaterM: 32.47 }, well).changeM).toBeCloseTo(-8.12, 9)
  expect(previewOf({ ...draft, depthToWaterM: 22.35 }, well).changeM).toBeNull()
  expect(previewOf({ ...draft, depthToWaterM: 22.34 }, well).changeM).toBeCloseTo(2.01, 9)
  expect(previewOf({ ...draft, depthToWaterM: 26.35 }, well).changeM).toBeNull()
  expect(previewOf({ ...draft, depthToWaterM: 26.36 }, well).changeM).toBeCloseTo(-2.01, 9)
  expect(previewOf({ ...draft, depthToWaterM: 70 }, well).issue).toBe('below-bottom')
})

it('leaves out what the state does not need', () => {
  const typed = { ...draft, depthToWaterM: 3, headAboveTopM: 1 }
  expect(bodyOf(typed)).toMatchObject({
    measuredOn: '2026-02-01',
    measuredTime: '10:00',
    headAboveTopM: null,
  })
  expect(bodyOf({ ...typed, state: 'dry' })).toMatchObject({
    depthToWaterM: null,
    headAboveTopM: null,
  })
})
