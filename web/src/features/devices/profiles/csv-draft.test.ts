import { expect, test } from 'vitest'
import { csvDraftOf, csvOf, emptyCsv } from './csv-draft.ts'

test('a mapping comes out of its form as it went in', () => {
  const mapping = {
    delimiter: ';' as const,
    decimalMark: ',' as const,
    headingLine: 3,
    firstLine: 5,
    time: { column: 'Fecha', clock: 1, format: 'day-first' as const, zone: 'America/Lima' },
    columns: [
      { column: 'Nivel (m)', key: 'level' },
      { column: 4, key: 'battery' },
    ],
    isGrowing: false,
  }
  expect(csvOf(csvDraftOf(mapping))).toEqual(mapping)
  const withoutClock = { ...mapping, time: { ...mapping.time, clock: undefined } }
  expect(csvOf(csvDraftOf(withoutClock)).time).toEqual({
    column: 'Fecha',
    format: 'day-first',
    zone: 'America/Lima',
  })
})

test('a number sign names a column by its place, anything else by its heading', () => {
  const read = (column: string) =>
    csvOf({ ...emptyCsv('UTC'), columns: [{ column, key: ' level ' }] }).columns
  expect(read(' #2 ')).toEqual([{ column: 1, key: 'level' }])
  expect(read('#0')).toEqual([{ column: '#0', key: 'level' }])
  expect(read('#')).toEqual([{ column: '#', key: 'level' }])
  expect(read('2')).toEqual([{ column: '2', key: 'level' }])
})
