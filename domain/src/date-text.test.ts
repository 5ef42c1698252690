import { describe, expect, it } from 'vitest'
import { addDays } from './dates.ts'
import { parseDate, readDate } from './date-text.ts'
import { seededInteger, seededRandom } from '../test/seeded-random.ts'

describe('parseDate', () => {
  it.each([
    '04/03/2026',
    '4/3/2026',
    '4-3-2026',
    '04.03.2026',
    '4/3/26',
    '04-03-26',
    '2026-03-04',
    '2026/3/4',
    '2026.03.04',
    '2026-03-04T23:59:59.999Z',
    '2026-03-04T08:00:00-05:00',
    '2026-03-04 08:00',
    '4/3/2026 5:54:00 PM',
    '04/03/2026, 5:54 p. m.',
    '4 de marzo de 2026',
    '4 de Marzo del 2026',
    '04 marzo 2026',
    '4-mar-2026',
    '04-Mar-26',
    '4 mar. 2026',
    '4 March 2026',
    '4th of March 2026',
    'March 4, 2026',
    'Mar. 4 2026',
    'MARCH 4th, 2026',
    '4 mars 2026',
    '4 de março de 2026',
    '4º de março de 2026',
    '  4/3/2026  ',
  ])('%j is 4 March 2026', (text) => expect(parseDate(text)).toBe('2026-03-04'))

  it.each([
    ['15 de setiembre de 2026', '2026-09-15'],
    ['15 de septiembre de 2026', '2026-09-15'],
    ['15-set-2026', '2026-09-15'],
    ['15 sept 2026', '2026-09-15'],
    ['1er août 2026', '2026-08-01'],
    ['14 févr. 2026', '2026-02-14'],
    ['14 fev 2026', '2026-02-14'],
    ['1 déc. 2026', '2026-12-01'],
    ['31 dez 2026', '2026-12-31'],
    ['10-out-2026', '2026-10-10'],
    ['17/3/2019', '2019-03-17'],
    ['6/10/2019', '2019-10-06'],
    ['29/02/2024', '2024-02-29'],
    ['1/1/99', '2099-01-01'],
  ])('%j is %s', (text, on) => expect(parseDate(text)).toBe(on))

  it.each([
    '',
    '31/02/2026',
    '29/02/2026',
    '1/14/19',
    '12/31/2026',
    '32 de enero de 2026',
    '4 de marzu de 2026',
    '4/3',
    '4/3/026',
    '4/3/20266',
    '4/3-2026',
    '0/3/2026',
    '4/0/2026',
    '04032026',
    '46085',
    '2026-03-04T',
    '08:00',
    'marzo 2026',
    'ayer',
    ' '.repeat(30_000),
  ])('%j is no date', (text) => expect(parseDate(text)).toBeNull())

  it.each([
    '4/3/1826',
    '01/01/0001',
    '29/02/0000',
    '0206-03-04',
    '31/12/9999',
    '1900-01-05',
    '31/12/1989',
    '2100-01-01',
    '4 de marzo de 2206',
  ])('%j is of a year that no monitoring has', (text) => {
    expect(readDate(text)).toEqual({ issue: 'date-year' })
    expect(parseDate(text)).toBeNull()
  })

  it('takes the first and the last of the years', () => {
    expect([parseDate('1/1/1990'), parseDate('31/12/2099')]).toEqual(['1990-01-01', '2099-12-31'])
    expect(readDate('31/02/1826')).toEqual({ issue: 'date' })
  })

  it('reads back what each language writes', () => {
    const random = seededRandom(5)
    for (let n = 0; n < 300; n++) {
      const on = addDays('2000-01-01', seededInteger(random, 0, 36_000))
      for (const locale of ['es-PE', 'es', 'en-US', 'en-GB', 'fr', 'pt-BR']) {
        for (const month of ['long', 'short'] as const) {
          const text = new Date(on).toLocaleDateString(locale, {
            timeZone: 'UTC',
            day: 'numeric',
            month,
            year: 'numeric',
          })
          expect(parseDate(text), `${locale} ${text}`).toBe(on)
        }
      }
    }
  })
})
