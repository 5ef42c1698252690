import { wellRoutes } from '@puquio/contract/levels/levels'
import { type SoundingImport, soundingRoutes } from '@puquio/contract/levels/soundings'
import type { SheetReading } from '@puquio/contract/kit/sheet-head'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { wellBody } from '../../../../test/proofs/build-well.ts'
import type { Calls, SentFile } from '../../../../test/send.ts'
import { listWorkbookOf } from '../../../../test/workbooks/list-workbooks.ts'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'

let puquio: TestApp
let writer: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  const { project, admin, station } = await buildMine(puquio.database)
  params = { projectId: project.id }
  const adds = await puquio.signIn(admin)
  for (const name of ['PZ-01', 'PZ-02'])
    await adds.call(wellRoutes.create, { params, body: { ...wellBody(station.id), name } })
  writer = await puquio.signIn(await buildMember(puquio.database, project, 'write'))
})

const csv = (...lines: string[]): SentFile => ({ name: 'niveles.csv', bytes: lines.join('\r\n') })

const send = (
  file: SentFile,
  said: Partial<SheetReading> = {},
  more: { save?: 'yes' | 'no'; corrections?: string; skip?: string } = {},
): Promise<SoundingImport> => {
  const reading = JSON.stringify({ head: null, dateOrder: null, ...said })
  const body = { save: 'no' as const, ...more, reading }
  return writer.call(soundingRoutes.importWorkbook, { params, body }, { file })
}

const storedOf = async (rows: SoundingImport['rows']) => {
  const wells = await writer.call(wellRoutes.list, { params, query: {} })
  const all: string[] = []
  for (const { id, name } of wells) {
    const of = { params: { ...params, wellId: id }, query: { sort: 'measured' as const } }
    const { items } = await writer.call(soundingRoutes.list, of)
    for (const { state, levelM } of items) all.push(`${name} ${state} ${levelM}`)
  }
  expect(all).toHaveLength(rows.length)
  return all
}

/** As people keep them: titles above, units behind numbers, words for depths, and notes below. */
const fieldSheet = [
  'Minera Andina - Monitoreo de piezómetros;;;;;',
  'Campaña: enero 2026;;;;;',
  ';;;;;',
  'PIEZÓMETRO;Fecha de medición;N.F. (m);Cota (msnm);Técnico;Obs.',
  ' pz-01 ;14/01/2026 08:30;9,10 m;4112,25;J. Quispe;',
  'PZ-02;15/01/2026;SECO;;J. Quispe;sin acceso',
  'PZ-01 ;16/01/2026; 9,2;;;',
  'PZ-02;17/01/2026;-0.35 m.;;;',
  'Nota: NF medido desde la boca del tubo;;;;;',
  'Elaborado por;J. Quispe;;;;',
]

it('reads a field sheet as it is, and says what of it is not used', async () => {
  const read = await send(csv(...fieldSheet))
  expect(read.issues).toEqual([])
  expect(read.rows).toMatchObject([
    { row: 5, well: 'PZ-01', measuredAt: '2026-01-14T13:30:00.000Z', levelM: 4112.25 },
    { row: 6, well: 'PZ-02', state: 'dry', levelM: 4062.5 },
    { row: 7, well: 'PZ-01', measuredAt: '2026-01-16T17:00:00.000Z', levelM: 4112.15 },
    { row: 8, well: 'PZ-02', state: 'artesian', levelM: 4121.7 },
  ])
  // Each as it was read, and where noon stands for a time that no cell has.
  expect(read.rows.map((one) => [one.depthToWaterM, one.headAboveTopM, one.isNoon])).toEqual([
    [9.1, null, false],
    [null, null, true],
    [9.2, null, true],
    [null, 0.35, true],
  ])
  expect(read.leftOut).toEqual([
    { row: 9, text: 'Nota: NF medido desde la boca del tubo' },
    { row: 10, text: 'Elaborado por · J. Quispe' },
  ])
  const used = read.head.columns.map(({ heading, field }) => `${heading}: ${field ?? ''}`)
  expect(read.head.headerRow).toBe(4)
  expect(used).toEqual([
    'PIEZÓMETRO: well',
    'Fecha de medición: measuredOn',
    'N.F. (m): depthToWaterM',
    'Cota (msnm): ',
    'Técnico: measuredBy',
    'Obs.: note',
  ])
  const { isSaved, rows } = await send(csv(...fieldSheet), {}, { save: 'yes' })
  expect(isSaved).toBe(true)
  expect(await storedOf(rows)).toEqual([
    'PZ-01 measured 4112.25',
    'PZ-01 measured 4112.15',
    'PZ-02 dry 4062.5',
    'PZ-02 artesian 4121.7',
  ])
})

it('takes a column of a file for one field alone', async () => {
  const columns = { well: 0, measuredOn: 1, depthToWaterM: 2, note: 2 }
  const reading = JSON.stringify({
    head: { sheet: '', headerRow: 4, columns },
    dateOrder: null,
  })
  const body = { save: 'no' as const, reading }
  const refused = await writer.refusal(
    soundingRoutes.importWorkbook,
    { params, body },
    { file: csv(...fieldSheet) },
  )
  expect(refused.problem).toBe('INPUT_NOT_VALID')
})

it('takes no level above sea for a depth', async () => {
  const read = await send(csv('Well ID;Date;Level (m a.s.l.)', 'PZ-01;14/01/2026;9'))
  expect(read).toMatchObject({ missing: ['depthToWaterM'], rows: [] })
})

it('asks what columns hold that no heading says, and reads them as they are said', async () => {
  const file = csv(
    'Registro de campo;;;',
    'Hueco;Cuándo;Valor;Otro',
    'PZ-01;14/01/2026;9,10;a',
    'PZ-02;15/01/2026;seco;b',
  )
  const asked = await send(file, {}, { save: 'yes' })
  expect(asked).toMatchObject({
    isSaved: false,
    missing: ['well', 'measuredOn', 'depthToWaterM'],
    head: { headerRow: 2 },
    rows: [],
  })
  expect(asked.head.columns[0]).toEqual({
    column: 0,
    heading: 'Hueco',
    samples: ['PZ-01', 'PZ-02'],
    field: null,
  })
  const { sheet } = asked.head
  const columns = { well: 0, measuredOn: 1, depthToWaterM: 2 }
  const head = { sheet, headerRow: 2, columns }
  const read = await send(file, { head }, { save: 'yes' })
  expect(read).toMatchObject({ isSaved: true, missing: [] })
  expect(await storedOf(read.rows)).toEqual(['PZ-01 measured 4112.25', 'PZ-02 dry 4062.5'])
  // Other headings are proposed anew.
  const other = await send(file, { head: { sheet, headerRow: 1, columns: null } })
  expect(other.head.columns[0]?.heading).toBe('Registro de campo')
})

it('asks once for all dates of a file whether the day stands first, and saves nothing before', async () => {
  const file = csv(
    'Pozo;Fecha;Profundidad (m)',
    'PZ-01;04/02/2026;9,1',
    'PZ-01;05/02/2026;9,2',
    'PZ-02;06/02/2026;seco',
  )
  const asked = await send(file, {}, { save: 'yes' })
  expect(asked).toMatchObject({
    isSaved: false,
    issueCount: 0,
    dateQuestion: {
      count: 3,
      text: '04/02/2026',
      dayFirst: '2026-02-04',
      monthFirst: '2026-04-02',
    },
  })
  const days = (read: SoundingImport) => read.rows.map(({ measuredAt }) => measuredAt.slice(0, 10))
  const read = await send(file, { dateOrder: 'day-first' }, { save: 'yes' })
  expect(read).toMatchObject({ isSaved: true, dateQuestion: null })
  expect(days(read)).toEqual(['2026-02-04', '2026-02-05', '2026-02-06'])
  const past = csv('Pozo;Fecha;Nivel', 'PZ-01;01/04/2025;9,1', 'PZ-01;02/05/2025;9')
  expect(days(await send(past, { dateOrder: 'month-first' }))).toEqual(['2025-01-04', '2025-02-05'])
  // One date that can only be read in one way says it of the others.
  const clear = csv('Pozo;Fecha;Nivel', 'PZ-01;04/02/2026;9,1', 'PZ-01;14/02/2026;9')
  expect((await send(clear)).dateQuestion).toBeNull()
  // Of two orders beside each other nobody can say which one holds.
  const mixed = csv(
    'Pozo;Fecha;Nivel',
    'PZ-01;01/14/2026;9',
    'PZ-01;15/01/2026;9',
    'PZ-02;04/02/2026;9',
  )
  expect(await send(mixed)).toMatchObject({
    dateQuestion: null,
    issues: [{ row: 4, column: 'B', code: 'ambiguous-date' }],
  })
})

it('tells all that is wrong at once, each with its cell, and marks it in the workbook', async () => {
  const lines = [
    ['Monitoreo'],
    ['Pozo', 'Fecha', 'Hora', 'Nivel freático (m)'],
    ['PZ-1', '14/01/2026', '', '9,10'],
    ['PZ-01', '31/02/2026', '25:00', '9..1'],
    ['PZ-02', '15/01/2026', '', 'artesiano'],
    ['PZ-02', '16/01/2026', '', ''],
    ['PZ-01', '17/01/2026', '', '70 m'],
    ['PZ-01', '18/03/2026', '', '9'],
  ]
  const file = { name: 'niveles.xlsx', bytes: await listWorkbookOf(lines) }
  const { issues, issueCount, isSaved } = await send(file, {}, { save: 'yes' })
  expect(isSaved).toBe(false)
  expect(issues.map(({ column, row, code }) => `${column}${row} ${code}`)).toEqual([
    'A3 not-in-list',
    'B4 no-such-day',
    'C4 time',
    'D4 number',
    'D5 head-missing',
    'D6 required',
    'D7 below-bottom',
    'B8 in-future',
  ])
  expect(issueCount).toBe(8)
  expect(issues[0]?.params).toEqual({ suggestion: 'PZ-01' })
  expect(await storedOf([])).toEqual([])
  const body = { reading: JSON.stringify({ head: null, dateOrder: null }) }
  const marked = await writer.send(soundingRoutes.errors, { params, body }, { file })
  expect(marked.statusCode).toBe(200)
  const read = await readWorkbook(marked.rawPayload)
  if (read.kind === 'refused') throw new Error(read.reason)
  expect(read.sheets[0]?.rows.flat()).toContain('artesiano')
  const corrections = [
    { row: 3, column: 'A', value: 'PZ-01' },
    { row: 4, column: 'B', value: '12/02/2026' },
    { row: 4, column: 'C', value: '10:30' },
    { row: 4, column: 'D', value: '9,1' },
    { row: 5, column: 'D', value: '-0,4' },
    { row: 6, column: 'D', value: 'seco' },
    { row: 7, column: 'D', value: '7,0 m' },
    { row: 8, column: 'B', value: '18/01/2026' },
  ]
  const mended = await send(file, {}, { save: 'yes', corrections: JSON.stringify(corrections) })
  expect(mended).toMatchObject({ isSaved: true, issueCount: 0 })
  expect(mended.rows).toHaveLength(6)
})

it('leaves out the rows that a person says, and saves all others or nothing', async () => {
  const file = csv(
    'Pozo;Fecha;Hora;Profundidad (m)',
    'PZ-01;15/01/2026;12:00;9,1',
    'PZ-9;16/01/2026;;9,2',
    'PZ-02;04/02/2026;;ilegible',
    'PZ-02;05/02/2026;;seco',
    'PZ-01;31/02/2026;;9..1',
  )
  const read = await send(file, {}, { save: 'yes' })
  expect(read).toMatchObject({ isSaved: false, badRows: [3, 4, 6], skippedCount: 0, skipped: [] })
  // One that is wrong still keeps the others from being saved.
  const some = await send(file, {}, { save: 'yes', skip: '[3,4]' })
  expect(some).toMatchObject({ isSaved: false, badRows: [6], skippedCount: 2 })
  expect(await storedOf([])).toEqual([])
  const skip = JSON.stringify([3, 4, 6])
  const shown = await send(file, {}, { skip })
  expect(shown).toMatchObject({ isSaved: false, issueCount: 0, badRows: [], skippedCount: 3 })
  expect(shown.skipped).toEqual([
    { row: 3, text: 'PZ-9 · 16/01/2026 · 9,2' },
    { row: 4, text: 'PZ-02 · 04/02/2026 · ilegible' },
    { row: 6, text: 'PZ-01 · 31/02/2026 · 9..1' },
  ])
  const { isSaved, rows } = await send(file, {}, { save: 'yes', skip })
  expect(isSaved).toBe(true)
  expect(await storedOf(rows)).toEqual(['PZ-01 measured 4112.25', 'PZ-02 dry 4062.5'])
})

it('reads the dates of a file by those of the rows that are left out, too', async () => {
  const file = csv('Pozo;Fecha;Nivel', 'PZ-9;15/01/2026;9,1', 'PZ-01;04/02/2026;9')
  const { dateQuestion, rows } = await send(file, {}, { skip: '[2]' })
  expect(dateQuestion).toBeNull()
  expect(rows).toMatchObject([{ row: 3, measuredAt: '2026-02-04T17:00:00.000Z' }])
})

it('takes numbers of rows alone for rows to leave out', async () => {
  const refused = await writer.refusal(
    soundingRoutes.importWorkbook,
    { params, body: { save: 'no' as const, skip: '[0]' } },
    { file: csv(...fieldSheet) },
  )
  expect(refused.problem).toBe('INPUT_NOT_VALID')
})
