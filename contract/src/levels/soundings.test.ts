import { enteredTable, soundingTable } from '@puquio/domain'
import { expect, it } from 'vitest'
import { wellRoutes } from './levels.ts'
import { soundingInput } from './soundings.ts'

it('a file has a column for each field of a sounding that is entered, and levels tell each of them', () => {
  const fields = Object.keys(soundingInput.shape).toSorted()
  const columns = Object.keys(enteredTable).toSorted()
  expect(columns).toEqual([...fields, 'well'].toSorted())
  expect(Object.keys(soundingTable)).toEqual(expect.arrayContaining(columns))
  const told = Object.keys(
    wellRoutes.levels.response.shape.wells.element.shape.soundings.element.shape,
  )
  const measured = fields.filter((field) => !['measuredOn', 'measuredTime'].includes(field))
  expect(told).toEqual(expect.arrayContaining(measured))
})
