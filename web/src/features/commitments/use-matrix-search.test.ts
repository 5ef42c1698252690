import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { expect, it } from 'vitest'
import { matrixSearch } from './search.ts'
import { filterNames, filtersOf, matrixQuery } from './use-matrix-search.ts'

const asked = Object.keys(commitmentRoutes.list.query.shape).filter((name) => name !== 'ids')

it('passes on all that the list can be asked for', () => {
  expect(Object.keys(matrixQuery(matrixSearch.parse({}))).toSorted()).toEqual(asked.toSorted())
})

it('narrows the review by the same filters', () => {
  const paging = ['page', 'size', 'group']
  expect(Object.keys(filtersOf({})).toSorted()).toEqual(
    asked.filter((name) => !paging.includes(name)).toSorted(),
  )
})

it('names each filter of the address once, as the call has it but for units', () => {
  const others = ['page', 'size', 'sort', 'group']
  const named = filterNames.map((name) => (name === 'units' ? 'miningUnits' : name))
  expect(named.toSorted()).toEqual(asked.filter((name) => !others.includes(name)).toSorted())
})
