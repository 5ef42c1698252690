import { describe, expect, it, test } from 'vitest'
import { languages } from '../../languages.ts'
import { dateCollector } from '../../results/dates/date-order.ts'
import { nameKey } from '../../name-key.ts'
import type { TableIssue } from '../cell-problems.ts'
import { headingReader } from '../headings.ts'
import { rowReader } from '../row-reader.ts'
import { columnsOf } from '../table.ts'
import { type SoundingColumn, soundingTable } from './columns.ts'

const columns = columnsOf(soundingTable)

const read = (cells: Partial<Record<SoundingColumn, string>>, dates?: 'day-first') => {
  const issues: TableIssue<SoundingColumn>[] = []
  const row = columns.map((column) => cells[column] ?? '')
  const values = rowReader(soundingTable, {}, {}, dates)(row, issues)
  return { values, codes: issues.map(({ column, code }) => `${column} ${code}`) }
}

test.each([
  ['9.10', 9.1],
  ['9,10', 9.1],
  ['9,10 m', 9.1],
  ['9.10m', 9.1],
  ['9,1 mts.', 9.1],
  ['9 metros', 9],
  ['-0,35 m', -0.35],
  ['9.105', 9.105],
  ['seco', 'dry'],
  ['SECO', 'dry'],
  [' Seco ', 'dry'],
  ['Dry', 'dry'],
  ['à sec', 'dry'],
  ['Pozo seco', 'dry'],
  ['Artesiano', 'artesian'],
  ['FLOWING', 'artesian'],
  ['-', null],
  ['', null],
])('a depth of "%s" is %s', (depthToWaterM, value) =>
  expect(read({ well: 'PZ', measuredOn: '2026-02-01', depthToWaterM })).toMatchObject({
    values: { depthToWaterM: value },
    codes: [],
  }),
)

test.each(['910 cm', '30 ft', '9..1', '9,1 m m', 'm', 'obstruido', '1.2.3 m', 'seco?'])(
  'a depth of "%s" is refused',
  (depthToWaterM) =>
    expect(read({ well: 'PZ', measuredOn: '2026-02-01', depthToWaterM }).codes).toEqual([
      'depthToWaterM number',
    ]),
)

describe('when it was measured', () => {
  const on = (measuredOn: string, dates?: 'day-first') => {
    const { values, codes } = read({ well: 'PZ', measuredOn }, dates)
    const { on, time } = values.measuredOn ?? {}
    return codes[0] ?? `${on} ${time}`
  }

  it('has the time that stands behind the day', () => {
    expect(on('14/01/2026 08:30')).toBe('2026-01-14 08:30')
    expect(on('2026-01-14 08:30:00')).toBe('2026-01-14 08:30')
    expect(on('14 ene 2026')).toBe('2026-01-14 null')
    expect(on('2026-01-14T08:30:00Z')).toBe('measuredOn time')
  })

  it('is never guessed of two orders', () => {
    expect(on('04/02/2026')).toBe('measuredOn ambiguous-date')
    expect(on('04/02/2026', 'day-first')).toBe('2026-02-04 null')
    expect(on('02/02/2026')).toBe('2026-02-02 null')
    expect(on('2026-02-04')).toBe('2026-02-04 null')
  })

  it('follows the other dates of its column', () => {
    const collector = dateCollector()
    for (const [at, text] of ['04/02/2026', '14/02/2026'].entries()) collector.look(text, at)
    const issues: TableIssue<SoundingColumn>[] = []
    const row = columns.map((column) => (column === 'measuredOn' ? '04/02/2026' : 'PZ'))
    const values = rowReader(soundingTable, {}, {}, collector.read())(row, issues)
    expect(values.measuredOn).toEqual({ on: '2026-02-04', time: null })
  })
})

describe('headings', () => {
  const find = headingReader(soundingTable)

  it('name one column each', () => {
    const seen = new Map<string, string>()
    for (const column of columns) {
      const { heading, synonyms } = soundingTable[column]
      for (const words of [...languages.map((one) => heading[one]), ...synonyms]) {
        const key = nameKey(words.replace(/\([^)]*\)/g, ''))
        expect(seen.get(key) ?? column, words).toBe(column)
        seen.set(key, column)
      }
    }
  })

  it.each([
    'Well ID,Date,Depth to water (m)',
    'MONITORING_WELL,Date and time,DTW [m]',
    'Código,Fecha,Nivel freático (m)',
    'Punto de monitoreo,Fecha de lectura,Prof. del nivel (m)',
    'Pozo,Fecha,Nivel de agua',
    'Piezómetro,Fecha de medición,N.E. (m)',
    'Ponto,Data,Nível d’água (m)',
    'Piézomètre,Date de mesure,Profondeur',
  ])('are known: %s', (headings) =>
    expect(find(headings.split(','))).toMatchObject({
      columns: { well: 0, measuredOn: 1, depthToWaterM: 2 },
      missing: [],
      unknown: [],
    }),
  )

  it('are taken whatever their case, accents, underscores, points and units', () => {
    const texts = ['WELL_ID', 'FECHA DE MEDICION', 'Prof. del nivel [m]', 'Obs.', 'N.F. (m)']
    expect(find(texts)).toMatchObject({
      columns: { well: 0, measuredOn: 1, depthToWaterM: 2, note: 3 },
      repeated: ['N.F. (m)'],
    })
  })

  it('that say it best are taken of several', () => {
    const { columns, repeated } = find([
      'ID',
      'Piezómetro',
      'Fecha',
      'Profundidad',
      'Nivel freático',
    ])
    expect(columns).toEqual({ well: 1, measuredOn: 2, depthToWaterM: 4 })
    expect(repeated).toEqual(['ID', 'Profundidad'])
  })

  it('with another unit, a height above sea or a depth below the ground name no depth', () => {
    const texts = [
      'Nivel (msnm)',
      'Nivel (m s. n. m.)',
      'Nivel [cm]',
      'Depth (m bgl)',
      'Depth (ft)',
    ]
    expect(find(texts)).toMatchObject({ columns: {}, unknown: texts })
  })
})
