import { expect, it } from 'vitest'
import { seededRandom } from '../../../test/seeded-random.ts'
import { thinnedPlaces } from './thin.ts'

it('leaves a short list whole', () => expect(thinnedPlaces([3, null, 1], 3)).toEqual([0, 1, 2]))

it('keeps the ends and every peak, in order, and no more than asked for', () => {
  const random = seededRandom(3)
  const values = Array.from({ length: 5000 }, () => random())
  values[1234] = 9
  values[4000] = -9
  const places = thinnedPlaces(values, 200)
  expect(places.length).toBeLessThanOrEqual(200)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).toEqual(expect.arrayContaining([0, 1234, 4000, 4999]))
})

it('keeps the ends of a list without values', () =>
  expect(thinnedPlaces(new Array<null>(100).fill(null), 10)).toEqual([0, 99]))
