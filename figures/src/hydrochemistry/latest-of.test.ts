import { expect, test } from 'vitest'
import { latestOf } from './latest-of.ts'

test('the newest of each station is the last one of its, whatever was entered first', () => {
  const morning = { stationId: 1, id: 9, sampledOn: '2026-02-01' }
  const evening = { stationId: 1, id: 4, sampledOn: '2026-02-01' }
  const other = { stationId: 2, id: 2, sampledOn: '2026-01-01' }
  expect(latestOf([other, morning, evening])).toEqual([other, evening])
  expect(latestOf([])).toEqual([])
})
