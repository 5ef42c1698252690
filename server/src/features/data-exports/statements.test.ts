import { expect, it } from 'vitest'
import { statementsOf } from './result-rows-store.ts'

it('a statement takes stations in their order, until it has 20,000 results; a large one stands alone', () => {
  const stations = [9_000, 11_000, 1, 50_000, 3, 19_997, 1].map((results, id) => ({ id, results }))
  expect(statementsOf(stations).map((some) => some.map(({ id }) => id))).toEqual([
    [0, 1],
    [2],
    [3],
    [4, 5],
    [6],
  ])
  expect(statementsOf([])).toEqual([])
})
