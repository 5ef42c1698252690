import { expect, it } from 'vitest'
import { statementsOf } from './result-rows-store.ts'

it('a statement takes stations in their order, until it has 50,000 results; a large one stands alone', () => {
  const stations = [22_000, 28_000, 1, 90_000, 3, 49_997, 1].map((results, id) => ({ id, results }))
  expect(statementsOf(stations).map((some) => some.map(({ id }) => id))).toEqual([
    [0, 1],
    [2],
    [3],
    [4, 5],
    [6],
  ])
  expect(statementsOf([])).toEqual([])
})
