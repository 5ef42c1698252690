import { expect, test } from 'vitest'
import { partsOf } from './everywhere/payloads/parts.ts'
import { payload } from './everywhere/payloads/payload.ts'
import { notStored, textFields } from './everywhere/payloads/text-fields.ts'

test('the parts have 512 payloads, each another text and each in one part', () => {
  const parts = partsOf(true)
  expect(parts.map(({ name }) => name)).toEqual([
    '0 to 127',
    '128 to 255',
    '256 to 383',
    '384 to 511',
  ])
  const numbers = parts.flatMap((part) => part.numbers)
  expect(new Set(numbers).size).toBe(512)
  expect(new Set(numbers.map((number) => payload(number, 500))).size).toBe(512)
  expect(numbers).toHaveLength(512)
})

test('the short part has a dozen of them, each with another opening', () => {
  const [part, ...rest] = partsOf(false)
  expect(rest).toEqual([])
  expect(new Set(part?.numbers).size).toBe(12)
  expect(Math.max(...(part?.numbers ?? []))).toBeLessThan(512)
  expect(new Set(part?.numbers.map((number) => number % 16)).size).toBe(12)
})

test('fields that hold no payload are fields of the contract that take texts', () => {
  const fields = textFields()
  expect(Object.keys(notStored).filter((field) => !fields.includes(field))).toEqual([])
})
