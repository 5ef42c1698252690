import { expect, test } from 'vitest'
import { laboratoryPoints } from './laboratory.ts'

const result = { sampledOn: '2026-02-15', value: 1500, qualifier: null, text: '1500' }
const points = (unit: string, of: string, results: Parameters<typeof laboratoryPoints>[0]) =>
  laboratoryPoints(results, { unit, parameter: { id: 1, unit: of } }, 'America/Lima')

test('results stand at noon of their day, in the unit of the variable', () => {
  expect(points('mS/cm', 'µS/cm', [result])).toEqual([
    { atMs: Date.parse('2026-02-15T17:00:00Z'), value: 1.5, text: '1500' },
  ])
  expect(points('NMP/100 mL', 'NMP/100 mL', [result])[0]?.value).toBe(1500)
})

test('what has no number on this axis is left out', () => {
  expect(points('m', 'µS/cm', [result])).toEqual([])
  expect(points('codos', 'µS/cm', [result])).toEqual([])
  expect(points('µS/cm', 'µS/cm', [{ ...result, value: null }])).toEqual([])
  expect(points('µS/cm', 'µS/cm', [{ ...result, qualifier: '<' }])).toEqual([])
})
