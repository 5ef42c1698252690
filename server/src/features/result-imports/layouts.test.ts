import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type ResultStage, stageResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let stage: ResultStage
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
  stage = await stageResults(puquio)
})
afterAll(() => puquio.close())

type Rows = (string | number | Date | null)[][]
const workbook = async (sheets: Record<string, Rows>) =>
  Buffer.from(
    await writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) }),
  )
const savedAt = (station: string) =>
  stage.rowsOf(sql`
    select p.name ->> 'es' as parameter, s.sampled_on::text as on, r.value, r.qualifier, r.unit
    from result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
      join station e on e.project_id = r.project_id and e.id = r.station_id
      join parameter p on p.project_id = r.project_id and p.id = r.parameter_id
    where e.code = ${station} order by p.name ->> 'es', s.sampled_on`)

const ph = 'Potencial de hidrógeno'

describe('files as laboratories send them', () => {
  it('a head of several rows above parameters side by side, their units beneath', async () => {
    const file = await workbook({
      Informe: [
        ['INFORME DE ENSAYO N° 123-2026'],
        ['Laboratorio:', 'Laboratorio Andino'],
        [],
        [null, null, 'Metales totales', 'Metales totales'],
        ['Punto de muestreo', 'Fecha', 'Plomo', 'Cobre', 'pH'],
        [null, null, 'mg/L', 'µg/L', 'unidad de pH'],
        ['EF-01', '17/03/2026', '<0,005', 20, '7,2'],
        ['EF-01', '18/03/2026', '0,02', '< LD', '7,4'],
      ],
    })
    const checked = await stage.check(file, { laboratory: 'Laboratorio Andino' }, 'informe.xlsx')
    const made = await stage.makeStations(checked)
    expect(made).toMatchObject({ held: [], counts: { good: 6 } })
    await stage.save(made)
    expect(await savedAt('EF-01')).toEqual([
      { parameter: 'Cobre total', on: '2026-03-17', value: 0.02, qualifier: null, unit: 'µg/L' },
      { parameter: 'Cobre total', on: '2026-03-18', value: null, qualifier: '<', unit: 'µg/L' },
      { parameter: 'Plomo total', on: '2026-03-17', value: 0.005, qualifier: '<', unit: 'mg/L' },
      { parameter: 'Plomo total', on: '2026-03-18', value: 0.02, qualifier: null, unit: 'mg/L' },
      { parameter: ph, on: '2026-03-17', value: 7.2, qualifier: null, unit: 'unidad de pH' },
      { parameter: ph, on: '2026-03-18', value: 7.4, qualifier: null, unit: 'unidad de pH' },
    ])
  })

  it('what was staged before a value of the column had to be settled is staged again, once', async () => {
    const rows = Array.from({ length: 2_400 }, (_, at): Rows[number] => [
      'RE-01',
      new Date(Date.UTC(2016, 0, 1 + at)),
      '0,025',
    ])
    const head = ['Punto de muestreo', 'Fecha', 'Plomo total (mg/L)']
    const file = await workbook({ Datos: [head, ...rows, ['RE-01', '17/03/2026', '1,234']] })
    const made = await stage.makeStations(await stage.check(file, {}, 'muchos.xlsx'))
    expect(made).toMatchObject({ held: [], counts: { values: 2_401, good: 2_401 } })
    await stage.save(made)
    expect((await savedAt('RE-01')).at(-1)).toMatchObject({ value: 1.234, on: '2026-03-17' })
  })

  it('one sheet a station', async () => {
    const head = ['Fecha', 'Plomo total (mg/L)', 'Cobre total (mg/L)']
    const file = await workbook({
      'EF-01': [head, ['2026-04-01', 0.01, 0.02]],
      'EF-02': [head, ['2026-04-01', 0.03, '<0.001']],
    })
    await stage.rowsOf(
      sql`insert into station (project_id, code) values (${stage.on.projectId}, 'EF-02') on conflict do nothing returning id`,
    )
    const checked = await stage.check(file, {}, 'por-estacion.xlsx')
    expect(checked).toMatchObject({
      held: [],
      counts: { good: 4 },
      mapping: { fromSheetName: 'station' },
    })
    await stage.save(checked)
    expect(await savedAt('EF-02')).toMatchObject([
      { parameter: 'Cobre total', value: 0.001, qualifier: '<' },
      { parameter: 'Plomo total', value: 0.03, qualifier: null },
    ])
  })

  it('semicolons and decimal commas in Windows-1252', async () => {
    const text =
      'Estación;Fecha;Parámetro;Resultado;Unidad\nEF-03;22/5/2026;Plomo total;"0,014";mg/L\nEF-03;22/5/2026;Conductividad;"1.250,5";µS/cm\n'
    const made = await stage.makeStations(await stage.check(Buffer.from(text, 'latin1')))
    expect(made).toMatchObject({ held: [] })
    await stage.save(made)
    expect(await savedAt('EF-03')).toMatchObject([
      { parameter: 'Conductividad', value: 1250.5 },
      { parameter: 'Plomo total', value: 0.014 },
    ])
  })

  it('a separator that could be either waits, until it is said of the file', async () => {
    const text =
      'Estación;Fecha;Parámetro;Resultado;Unidad\nEF-01;13/6/2026;Hierro total;1,234;mg/L\nEF-01;14/6/2026;Hierro total;2,345;mg/L\n'
    const checked = await stage.check(text)
    expect(checked.held.map(({ reason, rows }) => [reason, rows])).toEqual([
      ['ambiguous-value', 1],
      ['ambiguous-value', 1],
    ])
    const said = await stage.calls.call(resultImportRoutes.resolve, {
      params: { ...stage.on, key: checked.key },
      body: {
        reason: 'ambiguous-value',
        field: 'value',
        text: null,
        position: null,
        act: { kind: 'decimal-mark', mark: ',' },
      },
    })
    expect(said).toMatchObject({ held: [], counts: { good: 2 } })
    await stage.save(said)
    expect(await savedAt('EF-01')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ on: '2026-06-13', value: 1.234 })]),
    )
  })
})

it('the one laboratory that a file names is proposed, and its samples are that laboratory’s', async () => {
  const rows = (other: string) =>
    'Estación;Fecha;Parámetro;Resultado;Unidad;Laboratorio\n' +
    'EF-01;2026-09-22;Plomo total;0,01;mg/L;Ensayos Puna\n' +
    `EF-01;2026-09-23;Plomo total;0,02;mg/L;${other}\n`
  expect(await stage.look(rows('Ensayos Sur'))).toMatchObject({ laboratory: null })
  const one = await stage.look(rows('Ensayos Puna'))
  expect(one).toMatchObject({ laboratory: 'Ensayos Puna', recognised: null })
  const mapped = await stage.map(one, { laboratory: one.laboratory as string })
  await stage.save(await stage.makeStations(mapped))
  const found = await stage.rowsOf<{ name: string }>(
    sql`select b.name from sample s join laboratory b on b.project_id = s.project_id and b.id = s.laboratory_id
      where s.project_id = ${stage.on.projectId} and s.sampled_on between '2026-09-22' and '2026-09-23'`,
  )
  expect(found).toEqual([{ name: 'Ensayos Puna' }, { name: 'Ensayos Puna' }])
})

describe('what a laboratory’s profile keeps', () => {
  it('is its columns and marks, never the date or the station of one file', async () => {
    const wide = (value: string) => `Punto;Observado;Plomo total (mg/L)\n;x;${value}\n`
    const first = await stage.look(wide('0,01'))
    await stage.map(first, {
      laboratory: 'Laboratorio Sur',
      options: { decimalMark: ',' },
      mapping: { constants: { date: '31/7/2026', station: 'EF-01', group: 'Metales totales' } },
    })
    const next = await stage.look(wide('0,02'))
    expect(next).toMatchObject({
      laboratory: 'Laboratorio Sur',
      recognised: 'same',
      options: { decimalMark: ',' },
      mapping: { constants: { group: 'Metales totales' } },
    })
    expect(Object.keys(next.mapping?.constants ?? {})).toEqual(['group'])
  })

  it('is no reason to take a file that has headings alone, of known columns or in a workbook', async () => {
    const headings = 'Sitio raro;Nota;Cosa rara\n'
    const first = await stage.look(`${headings}EF-01;x;0,01\n`)
    expect(first).toMatchObject({ state: 'mapped', mapping: null })
    const columns = ['station', 'date', 'value'].map((field, column) => ({
      column,
      heading: headings.trim().split(';')[column] ?? '',
      meaning: { kind: 'field', field },
    }))
    const places = { sheets: null, headerRow: 1, firstRow: 2, headRows: [], columns }
    const constants = { parameter: 'pH' }
    const mapping = {
      ...places,
      layout: 'long',
      fromHead: [],
      fromSheetName: null,
      constants,
    } as never
    await stage.map({ ...first, mapping }, { laboratory: 'Laboratorio Raro' })
    const refused = {
      state: 'refused',
      refusal: { problem: 'WORKBOOK_HEADINGS_ALONE', params: {} },
      sheets: [],
    }
    expect(await stage.look(`Informe\n\n${headings}`)).toMatchObject(refused)
    expect(await stage.look(`Informe\n\n${headings};;7\n`)).toMatchObject({ recognised: 'same' })
    const empty = await workbook({ Hoja1: [['Estación', 'Fecha', 'Cu (mg/L)']], Hoja2: [] })
    expect(await stage.look(empty, 'vacío.xlsx')).toMatchObject(refused)
  })
})

it('the person’s own workbook comes back with what waits coloured, each cell with its reasons', async () => {
  const file = await workbook({
    Datos: [
      ['Estación', 'Fecha', 'Plomo total (mg/L)', 'Cobre total (leguas)'],
      ['EF-01', '15/8/2026', 'roto', null],
      ['NO-ESTÁ', '45/8/2026', 0.01, 0.02],
    ],
  })
  const { key } = await stage.check(file, {}, 'mío.xlsx')
  const params = { ...stage.on, key }
  const answer = await stage.calls.send(resultImportRoutes.marked, {
    params,
    query: { language: 'en' },
  })
  expect(answer.headers['content-disposition']).toContain('with%20errors.xlsx')
  const { sheets } = await readXlsx(answer.rawPayload, { readStyles: true })
  const cell = (at: string) => sheets[0]?.cells?.get(at)
  const pink = { fill: { fgColor: { rgb: 'FFC7CE' } } }
  expect(cell('1,2')).toMatchObject({
    style: pink,
    comment: { text: expect.stringMatching(/value/) },
  })
  // Station and day stand in cells of their own, the parameter in the heading.
  for (const [at, reason] of [
    ['2,0', /^The project has no station of this name[^]*one it is\.$/],
    ['2,1', /day/],
    ['0,3', /^No parameter of this name/],
  ] as const)
    expect(cell(at)).toMatchObject({
      style: pink,
      comment: { text: expect.stringMatching(reason) },
    })
  expect(cell('2,2')?.comment).toBeUndefined()
  expect(sheets[0]?.rows[1]?.slice(0, 3)).toEqual(['EF-01', '15/8/2026', 'roto'])
})
