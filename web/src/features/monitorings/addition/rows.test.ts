import { expect, it } from 'vitest'
import { changeRow, emptyRow, nextRow, rowErrors } from './rows.ts'

const key = 'a3c1d8f0-5b0e-4c9a-9a53-1f0f6d3c2b11'
const full = { ...emptyRow, stationId: 1, componentId: 2, estimatedOn: '2026-05-01' }

it('asks for station, component and date, row by row', () => {
  expect(Object.keys(rowErrors(key, [full, emptyRow]))).toEqual([
    'monitorings.1.estimatedOn',
    'monitorings.1.componentId',
    'monitorings.1.stationId',
  ])
  expect(rowErrors(key, [full])).toEqual({})
  expect(Object.keys(rowErrors(key, [{ ...full, estimatedOn: '31/02' }]))).toEqual([
    'monitorings.0.estimatedOn',
  ])
})

it('another like it keeps all but the visit itself', () => {
  expect(nextRow({ ...full, observation: 'Solo esta vez' })).toEqual({
    ...full,
    estimatedOn: null,
    observation: '',
  })
})

it('a subcomponent goes with its component', () => {
  const row = { ...full, subcomponentId: 9 }
  expect(changeRow(row, { componentId: 3 }).subcomponentId).toBeNull()
  expect(changeRow(row, { componentId: 2 }).subcomponentId).toBe(9)
  expect(changeRow(row, { profileId: 4 }).subcomponentId).toBe(9)
})
