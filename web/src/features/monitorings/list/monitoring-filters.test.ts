import { expect, it } from 'vitest'
import { followUpSearch } from '../search.ts'
import { idOf, monitoringFiltersOf } from './monitoring-filters.ts'

const read = (values: object) => monitoringFiltersOf(followUpSearch.parse(values))

it('reads what an address can mean', () => {
  expect(
    read({
      month: '2026-02',
      status: 'near',
      stations: [1, 2],
      components: 7,
      type: 'additional',
      isMishap: true,
    }),
  ).toEqual({
    month: '2026-02',
    status: 'near',
    stations: [1, 2],
    components: [7],
    type: 'additional',
    isMishap: true,
  })
  expect(read({ stations: '3,4', isMishap: 'true' })).toMatchObject({
    stations: [3, 4],
    isMishap: true,
  })
})

it('leaves out what it cannot mean', () => {
  expect(read({ month: '2026-13', status: 'lost', stations: 'x', isMishap: 'no' })).toEqual({
    month: undefined,
    status: undefined,
    stations: [],
    components: [],
    type: undefined,
    isMishap: undefined,
  })
  expect([idOf('7'), idOf('-1'), idOf(undefined), idOf('1.5')]).toEqual([7, null, null, null])
})
