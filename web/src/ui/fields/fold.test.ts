import { matches } from '@puquio/domain'
import { expect, it } from 'vitest'
import { bestFirst } from './fold.ts'

const stations = [
  'YA-02 — Río, aguas abajo de YE-01',
  'YE-01 — Salida de la planta',
  'YE-010 — Poza',
]

it('puts what begins with the search first, and keeps the order of the others', () => {
  const found = (search: string) =>
    bestFirst(
      stations.filter((one) => matches(one, search)),
      search,
      (one) => one,
    ).map((one) => one.slice(0, 6).trim())
  expect(found('ye-01')).toEqual(['YE-01', 'YE-010', 'YA-02'])
  expect(found(' río')).toEqual(['YA-02'])
})
