import { type AnyList, referenceRoutes } from '@puquio/contract/reference'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildComponent, buildMember, buildMine, buildStation } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  countsOf,
  emptyProject,
  listWorkbookOf,
  refusedList,
  sendList,
  takeList,
} from '../../../../test/workbooks/list-workbooks.ts'
import { oldWorkbook } from '../../../../test/workbooks/old-workbook.ts'
import { plainValue } from '../../../platform/xlsx/read/cell.ts'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'
import type { Content } from '../../../platform/xlsx/write/content.ts'

const api = referenceRoutes
let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

const stationHeadings = [
  'Código*',
  'Nombre',
  'Tipo',
  'Este (m)',
  'Norte (m)',
  'Zona UTM',
  'Datum',
  'Altitud (m s. n. m.)',
  'Norma de comparación',
  'Categoría',
]

const stationBody = {
  name: '',
  kind: 'other',
  coordinates: null,
  altitudeM: null,
  standard: null,
  category: null,
} as const

describe('the import', () => {
  it('adds and edits stations by code, whatever the headings’ language and case', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const rows: Content[][] = [
      ['STATION', 'x'],
      stationHeadings,
      [
        'M-01',
        'Río',
        'agua superficial',
        '402 315,50',
        8543210,
        '18s',
        'WGS 84',
        '4.180,5',
        'DS 004-2017-MINAM',
        '3 D1',
      ],
      ['P-01', '', 'Piezometer', 274981, 8943672, 18, 'psad56', null, null, null],
      ['N-01', 'Sin coordenadas', '', null, null, null, null, null, 'Guía propia', null],
    ]
    const first = await sendList(calls, projectId, 'stations', await listWorkbookOf(rows))
    expect(first).toEqual({
      created: 3,
      edited: 0,
      unchanged: 0,
      converted: 1,
      issueCount: 0,
      issues: [],
    })
    const { items } = await calls.call(api.stations, { params: { projectId } })
    expect(items.map(({ code }) => code)).toEqual(['M-01', 'N-01', 'P-01'])
    expect(items[0]).toMatchObject({
      kind: 'surface-water',
      eastingM: 402315.5,
      zone: 18,
      altitudeM: 4180.5,
      standard: 'D.S. 004-2017-MINAM',
      category: '3-D1',
    })
    expect(items[1]).toMatchObject({ kind: 'other', eastingM: null, standard: 'Guía propia' })
    expect(items[2]).toMatchObject({ kind: 'piezometer', sourceDatum: 'PSAD56' })
    const french: Content[][] = [
      ['code', 'NOM'],
      ['m-01', 'Rivière'],
      ['N-01', 'Sin coordenadas'],
    ]
    expect(
      countsOf(await sendList(calls, projectId, 'stations', await listWorkbookOf(french))),
    ).toEqual([0, 1, 1, 0])
    const after = await calls.call(api.stations, {
      params: { projectId },
      query: { search: 'riviere' },
    })
    expect(after.items[0]).toMatchObject({
      code: 'm-01',
      eastingM: 402315.5,
      altitudeM: 4180.5,
      category: '3-D1',
    })
  })

  it('points at every bad cell and saves nothing', async () => {
    const { project, projectId, calls } = await emptyProject(puquio)
    await buildStation(puquio.database, project, {
      code: 'VIEJA',
      retiredAt: '2026-01-01T00:00:00Z',
    })
    const rows: Content[][] = [
      [...stationHeadings, 'Latitud (grados)', 'Longitud (grados)'],
      ['OK-1', 'Buena'],
      ['', 'Sin código'],
      ['A', 'x'.repeat(101), 'Volcán'],
      ['B', '', '', 'este', 8543210, 20, 'NAD27'],
      ['C', '', '', 402315, null, 18, null, '9000'],
      ['ok-1', 'Repetida'],
      ['VIEJA', ''],
      ['D', '', '', 402315, 8543210, 18, 'WGS84', null, null, null, '-13.2776', '-75.9013'],
      ['E', '', '', null, null, null, null, null, null, null, '-13,1776', ''],
    ]
    const { created, issues } = await sendList(
      calls,
      projectId,
      'stations',
      await listWorkbookOf(rows, 'Mis estaciones'),
    )
    expect(created).toBe(0)
    expect(issues.map(({ row, column, code }) => `${column}${row} ${code}`)).toEqual([
      'A3 required',
      'B4 too-long',
      'C4 not-in-list',
      'D5 number',
      'F5 zone',
      'G5 datum',
      'E6 coordinates-incomplete',
      'G6 coordinates-incomplete',
      'H6 out-of-range',
      'A7 repeated-row',
      'A8 retired',
      'D9 coordinates-disagree',
      'L10 coordinates-incomplete',
    ])
    expect(issues[0]).toMatchObject({ sheet: 'Mis estaciones', value: '' })
    expect(issues.find(({ code }) => code === 'repeated-row')?.params).toEqual({ row: 2 })
    expect(
      issues.find(({ code }) => code === 'coordinates-disagree')?.params.distanceM,
    ).toBeGreaterThan(10_000)
    expect((await calls.call(api.stations, { params: { projectId } })).total).toBe(0)
  })

  it('says which coordinates were left at the earlier point where only one system was edited', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const coordinates = {
      system: 'geographic',
      latitudeDeg: -9.550123456789,
      longitudeDeg: -77.049876543219,
    } as const
    const body = { ...stationBody, code: 'EF-01', coordinates }
    await calls.call(api.createStation, { params: { projectId }, body })
    const exported = await readWorkbook((await takeList(calls, projectId, 'stations')).rawPayload)
    const [head = [], row = []] =
      exported.kind === 'workbook' ? (exported.sheets[0]?.rows ?? []) : []
    const at = (name: string) =>
      head.findIndex((heading) => plainValue(heading)?.toString().startsWith(name) ?? false)
    const [east, north, zone, datum, latitude, longitude] = [
      'Este',
      'Norte',
      'Zona',
      'Datum',
      'Latitud',
      'Longitud',
    ].map(at) as [number, number, number, number, number, number]
    const decimals = (cell: unknown) => String(cell).split('.')[1]?.length ?? 0
    expect(decimals(row[latitude])).toBeLessThanOrEqual(6)
    const send = async (changes: Record<number, Content>) => {
      const cells = row.map((cell, column) => (column in changes ? changes[column] : cell))
      const bytes = await listWorkbookOf([head, cells] as Content[][])
      const { edited, issues } = await sendList(calls, projectId, 'stations', bytes)
      return [edited, issues.map(({ code, params }) => `${code} ${params.distanceM}`)]
    }
    const moved = Number(row[east]) + 200
    expect(await send({ [east]: moved })).toEqual([0, ['geographic-not-moved 200']])
    expect(await send({ [latitude]: Number(row[latitude]) - 0.01 })).toEqual([
      0,
      [expect.stringMatching(/^utm-not-moved 11\d\d$/)],
    ])
    const other = { [east]: moved, [latitude]: Number(row[latitude]) - 0.01 }
    expect((await send(other))[1]).toEqual([expect.stringMatching(/^coordinates-disagree/)])
    const geographic = { [latitude]: null, [longitude]: null }
    expect(await send({ [east]: moved, ...geographic })).toEqual([1, []])
    const utm = { [east]: null, [north]: null, [zone]: null, [datum]: null }
    expect(await send(utm)).toEqual([1, []])
  })

  it('knows a code by its visible letters', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const send = async (code: string, name: string) => {
      const bytes = await listWorkbookOf([
        ['\ufeffCódigo', 'Nombre'],
        [code, name],
      ])
      return countsOf(await sendList(calls, projectId, 'stations', bytes))
    }
    expect(await send('E\u200bF-01', 'Estacio\u0301n')).toEqual([1, 0, 0, 0])
    expect(await send('\u202eEF-01\u202c', 'Estación')).toEqual([0, 0, 1, 0])
    const { items } = await calls.call(api.stations, { params: { projectId } })
    expect(items).toMatchObject([{ code: 'EF-01', name: 'Estación' }])
    const refusal = await calls.refusal(api.createStation, {
      params: { projectId },
      body: { ...stationBody, code: 'EF-\u206001' },
    })
    expect(refusal).toMatchObject({ problem: 'ALREADY_EXISTS', params: { value: 'EF-01' } })
  })

  it('tells once what columns lack that the workbook does not have', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const bytes = await listWorkbookOf([
      ['Código', 'Este (m)'],
      ['A', 402315],
    ])
    const { issueCount, issues } = await sendList(calls, projectId, 'stations', bytes)
    expect(issueCount).toBe(1)
    expect(issues).toMatchObject([{ row: 2, column: 'B', code: 'coordinates-incomplete' }])
  })

  it('checks the other lists too', async () => {
    const { project, projectId, calls } = await emptyProject(puquio)
    await buildComponent(puquio.database, project, { name: 'Agua' })
    await buildComponent(puquio.database, project, {
      name: 'Aire',
      retiredAt: '2026-01-01T00:00:00Z',
    })
    const bad = async (list: AnyList, rows: Content[][]) => {
      const { issues } = await sendList(calls, projectId, list, await listWorkbookOf(rows))
      return issues.map(({ row, column, code }) => `${column}${row} ${code}`)
    }
    const component = ['Componente ambiental', 'Nombre']
    expect(
      await bad('subcomponents', [
        component,
        ['Aire', 'a'],
        ['Fuego', 'b'],
        ['agua', 'c'],
        ['AGUA', 'C'],
      ]),
    ).toEqual(['A2 retired', 'A3 not-in-list', 'B5 repeated-row'])
    const rule = ['Nombre', 'Regla', 'Margen (días)']
    expect(
      await bad('frequencies', [
        rule,
        ['A', 'Mensual', '2,5'],
        ['B', 'a veces'],
        ['C', 'weekly', 90],
      ]),
    ).toEqual(['C2 whole-number', 'B3 not-in-list', 'C4 out-of-range'])
    expect(
      await bad('profiles', [
        ['Nombre', 'Parámetros'],
        ['Vacío', ' ; '],
        ['Largo', 'p'.repeat(61)],
      ]),
    ).toEqual(['B2 required', 'B3 too-long'])
    const good: Content[][] = [
      ['Nombre', 'Parámetros'],
      ['Campo', 'pH; CE;  OD; pH'],
    ]
    expect(
      countsOf(await sendList(calls, projectId, 'profiles', await listWorkbookOf(good))),
    ).toEqual([1, 0, 0, 0])
    const { items } = await calls.call(api.list, { params: { projectId, list: 'profiles' } })
    expect(items[0]?.parameters).toEqual(['pH', 'CE', 'OD'])
  })

  it('does not change the rule of a frequency in use', async () => {
    const mine = await buildMine(puquio.database)
    const calls = await puquio.signIn(mine.admin)
    const rows: Content[][] = [
      ['Nombre', 'Regla'],
      [String(mine.frequency.name), 'Anual'],
    ]
    const { issues } = await sendList(
      calls,
      mine.project.id,
      'frequencies',
      await listWorkbookOf(rows),
    )
    expect(issues).toMatchObject([{ row: 2, column: 'B', code: 'in-use' }])
  })

  it('opens the old format', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const bytes = oldWorkbook([
      { name: 'Hoja1', rows: [['Nombre'], ['Tajo abierto'], ['Relavera']] },
    ])
    expect(
      countsOf(await sendList(calls, projectId, 'mining-components', bytes, 'lista.xls')),
    ).toEqual([2, 0, 0, 0])
  })

  it('says what is wrong with the file', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const problem = async (bytes: Buffer) => {
      const { problem, params } = await refusedList(calls, projectId, 'stations', bytes, 'en')
      return [problem, params?.columns]
    }
    expect(await problem(Buffer.from('codigo;nombre'))).toEqual(['WORKBOOK_WRONG_TYPE', undefined])
    expect(await problem(await listWorkbookOf([]))).toEqual(['WORKBOOK_EMPTY', undefined])
    expect(await problem(await listWorkbookOf([['Código', 'Nombre']]))).toEqual([
      'WORKBOOK_EMPTY',
      undefined,
    ])
    expect(await problem(await listWorkbookOf([['Nombre'], ['x']]))).toEqual([
      'WORKBOOK_COLUMNS_MISSING',
      ['Code'],
    ])
    expect(await problem(await listWorkbookOf([['Código', 'Clave', 'Code'], ['x']]))).toEqual([
      'WORKBOOK_COLUMNS_NOT_VALID',
      ['Clave', 'Code'],
    ])
    const many = Array.from({ length: 5_001 }, (_, at): Content[] => [`E-${at}`])
    expect((await problem(await listWorkbookOf([['Código'], ...many])))[0]).toBe(
      'WORKBOOK_TOO_MANY_ROWS',
    )
    const none = await calls.refusal(api.importList, { params: { projectId, list: 'stations' } })
    expect(none.problem).toBe('WORKBOOK_NOT_SELECTED')
  })

  it('takes 5,000 stations at once', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const rows = Array.from({ length: 5_000 }, (_, at): Content[] => [
      `E-${at}`,
      'Punto',
      'Aire',
      400_000 + at,
      8_500_000,
      18,
      'WGS84',
    ])
    const bytes = await listWorkbookOf([stationHeadings.slice(0, 7), ...rows])
    expect(countsOf(await sendList(calls, projectId, 'stations', bytes))).toEqual([5_000, 0, 0, 0])
    expect(countsOf(await sendList(calls, projectId, 'stations', bytes))).toEqual([0, 0, 5_000, 0])
  })

  it('is for administrators; the export for every reader', async () => {
    const { project, projectId } = await emptyProject(puquio)
    const other = await emptyProject(puquio)
    const reader = await puquio.signIn(await buildMember(puquio.database, project, 'read'))
    const bytes = await listWorkbookOf([['Nombre'], ['x']])
    expect((await refusedList(reader, projectId, 'components', bytes)).problem).toBe(
      'ACCESS_DENIED',
    )
    expect((await takeList(reader, projectId, 'components')).statusCode).toBe(200)
    expect((await takeList(reader, other.projectId, 'components')).statusCode).toBe(404)
    expect((await refusedList(puquio.nobody, projectId, 'components', bytes)).status).toBe(401)
    expect((await takeList(puquio.nobody, projectId, 'components')).statusCode).toBe(401)
  })
})
