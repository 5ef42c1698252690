import { describe, expect, it } from 'vitest'
import { dateSpellings } from '../../test/date-spellings.ts'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import { valueSpellings } from '../../test/value-spellings.ts'
import { readSampleDate } from './dates/read-sample-date.ts'
import { readValue, type ValueRead } from './values/read-value.ts'

const shortValue = (read: ValueRead): string => {
  if (read.kind !== 'value') return read.kind === 'none' ? 'none' : read.reason
  return read.number === null ? read.qualifier : `${read.qualifier} ${read.number}`
}

describe('spellings of values and dates', () => {
  const values = valueSpellings()
  const dates = dateSpellings()

  it('are more than 2,000 of each', () => {
    expect(values.length).toBeGreaterThan(2000)
    expect(dates.length).toBeGreaterThan(1000)
  })

  it('of values give their value or are held back: none is misread', () => {
    const faults = values
      .map(({ text, expected }) => ({ text, expected, read: shortValue(readValue(text)) }))
      .filter((one) => one.read !== one.expected)
    expect(faults).toEqual([])
  })

  it('of dates give their date or are held back: none is misread', () => {
    const faults = dates
      .map(({ text, order, expected }) => {
        const found = readSampleDate(text, { today: '2026-11-22', order })
        const time = found.kind === 'date' && found.moment.time ? ` ${found.moment.time}` : ''
        const read =
          found.kind === 'date'
            ? found.moment.on + time
            : found.kind === 'held'
              ? found.reason
              : 'none'
        return { text, order, expected, read }
      })
      .filter((one) => one.read !== one.expected)
    expect(faults).toEqual([])
  })

  it('of no order of digits and marks lose or gain a digit', () => {
    const random = seededRandom(8)
    const letters = '0123456789..,,  <>-'
    let read = 0
    for (let round = 0; round < 20_000; round++) {
      const length = seededInteger(random, 1, 9)
      const text = Array.from(
        { length },
        () => letters[seededInteger(random, 0, letters.length - 1)],
      ).join('')
      const found = readValue(text)
      if (found.kind !== 'value' || found.number === null) continue
      read++
      const written = text.replace(/\D/g, '').replace(/^0+/, '')
      const digits = found.number.toFixed(9).replace(/\D/g, '').replace(/^0+/, '')
      expect([text, digits.replace(/0+$/, '')]).toEqual([text, written.replace(/0+$/, '')])
    }
    expect(read).toBeGreaterThan(1000)
  })
})
