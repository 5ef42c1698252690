import { expect, it } from 'vitest'
import { dropMissing } from './drop-missing.ts'

const one = (id: number) => ({ id, name: `${id}`, results: 1 })
const options = {
  components: [one(1), one(2)],
  subcomponents: [one(11)],
  stations: [{ ...one(21), code: 'PM-01' }],
  parameters: [{ ...one(31), unit: 'mg/L' }],
}

it('keeps what occurs', () => {
  const choices = { components: [1], stations: [21], from: '2024-01-01' }
  const { kept, dropped } = dropMissing(choices, options)
  expect(kept).toMatchObject(choices)
  expect(dropped).toBe(0)
})

it('drops what does not, from the top, until it is counted again', () => {
  const { kept, dropped } = dropMissing({ subcomponents: [11, 12], stations: [99] }, options)
  expect(kept).toMatchObject({ subcomponents: [11], stations: [99] })
  expect(dropped).toBe(1)
  expect(dropMissing(kept, options)).toEqual({
    kept: {
      components: undefined,
      subcomponents: [11],
      stations: undefined,
      parameters: undefined,
    },
    dropped: 1,
  })
})
