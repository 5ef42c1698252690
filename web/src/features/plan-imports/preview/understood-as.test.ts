import { namedPlanLists, type PlanColumn } from '@puquio/domain'
import { expect, it } from 'vitest'
import { understandCells } from './understood-as.ts'

const codeOf = (text: string) => (text === 'YA01' ? 'YA-01' : text)
const understoodAs = understandCells({ codeOf, decimalMarks: {}, language: 'es' })

it('says what a number, a date or a code was read as, where it was written in another way', () => {
  expect(understoodAs('easting', '402,315')).toBe('402315')
  expect(understoodAs('altitude', '4.210,5')).toBe('4210.5')
  expect(understoodAs('estimatedOn', '4-mar-26')).toBe('04/03/2026')
  expect(understoodAs('altitude', '4,210')).toBeNull()
  expect(understoodAs('altitude', '4210')).toBeNull()
  expect(understoodAs('estimatedOn', '04/03/2026')).toBeNull()
  expect(understoodAs('commitment', '4,210')).toBeNull()
  const marked = understandCells({ codeOf, decimalMarks: { altitude: '.' }, language: 'es' })
  expect(marked('altitude', '4,210')).toBe('4210')
  expect(understoodAs('stationCode', 'YA01')).toBe('YA-01')
  expect(understoodAs('stationCode', 'YA-01')).toBeNull()
})

it('says nothing of another number of decimals, of case and accents, of blank and of bad cells', () => {
  const written: [PlanColumn, string][] = [
    ['easting', '402980.50'],
    ['sample', 'SI'],
    ['sample', 'Yes'],
    ['sample', ''],
    ['frequency', 'MENSUAL'],
    ['standard', 'd.s. 004-2017-minam'],
    ['estimatedOn', '31/02/2026'],
  ]
  expect(written.map(([column, text]) => understoodAs(column, text))).toEqual(
    written.map(() => null),
  )
})

it('says the word or name that another one was read as', () => {
  const lists = {
    components: [],
    subcomponents: [],
    miningComponents: [],
    sourceTypes: [],
    profiles: [],
    frequencies: [
      { id: 1, name: 'Cada mes', isRetired: false, rule: 'monthly', marginDays: null } as const,
    ],
    stations: [],
    seasons: { wetStartsMonth: 11, dryStartsMonth: 5 },
  }
  const inLists = understandCells({
    codeOf,
    lists: namedPlanLists(lists),
    decimalMarks: {},
    language: 'es',
  })
  expect(inLists('frequency', 'Monthly')).toBe('Cada mes')
  expect(inLists('sample', 'x')).toBe('Sí')
  expect(inLists('sample', '0')).toBe('No')
  expect(inLists('standard', 'DS 004-2017')).toBe('D.S. 004-2017-MINAM')
})
