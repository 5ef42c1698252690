import { wellRoutes as api } from '@puquio/contract/levels/levels'
import { levelReportRoutes } from '@puquio/contract/levels/level-reports'
import { type Sounding, soundingRoutes } from '@puquio/contract/levels/soundings'
import { type Language, languages } from '@puquio/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { soundingBody, wellBody } from '../../../../test/proofs/build-well.ts'
import type { Calls, SentFile } from '../../../../test/send.ts'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'

type Project = { calls: Calls; params: { projectId: number } }

let puquio: TestApp
let own: Project
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
  const mine = await buildMine(puquio.database)
  const { variable } = await buildDevice(puquio.database, mine)
  own = await withWells(mine, variable.id)
  for (const [name, bodies] of Object.entries(entered)) {
    const { id } = (await wellsOf(own)).get(name) as { id: number }
    for (const more of bodies) {
      const body = { ...soundingBody, ...more }
      await own.calls.call(soundingRoutes.create, { params: { ...own.params, wellId: id }, body })
    }
  }
  await puquio.platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: [1, 2, 3].map((hour) => ({
      variableId: variable.id,
      atMs: Date.parse('2026-02-01T15:30:00Z') + hour * 3_600_000,
      raw: 4097,
      value: 4097,
      quality: 'good' as const,
    })),
  })
  await puquio.platform.telemetry.rollUp()
})
afterAll(() => puquio.close())

/** Soundings of each state, with all that is entered of one. */
const entered = {
  'PZ-01': [
    { depthToWaterM: 23.47, measuredBy: 'J. Quispe', note: 'Tapa sin candado, "suelta"; revisar' },
    { measuredOn: '2026-02-03', measuredTime: '07:05', depthToWaterM: -0.35 },
    { measuredOn: '2026-02-11', depthToWaterM: 23.105, note: '2.ª lectura' },
  ],
  'PZ-02': [
    { state: 'dry', depthToWaterM: null, measuredBy: 'R. Mamani', note: 'Sonda hasta el fondo' },
    {
      measuredOn: '2026-02-12',
      measuredTime: '23:59',
      state: 'artesian',
      depthToWaterM: null,
      headAboveTopM: 0.4,
      note: 'Rebosa',
    },
  ],
} as const

/** A project with wells of the same names; the first has a sensor where one is given. */
async function withWells(
  { project, admin, station }: Awaited<ReturnType<typeof buildMine>>,
  variableId: number | null = null,
): Promise<Project> {
  const [calls, params] = [await puquio.signIn(admin), { projectId: project.id }]
  for (const [index, name] of Object.keys(entered).entries()) {
    const body = { ...wellBody(station.id), name, variableId: index === 0 ? variableId : null }
    await calls.call(api.create, { params, body })
  }
  return { calls, params }
}

const wellsOf = async ({ calls, params }: Project) =>
  new Map((await calls.call(api.list, { params, query: {} })).map((well) => [well.name, well]))

const list = async (project: Project) => {
  const all: [string, Sounding[]][] = []
  for (const [name, { id }] of await wellsOf(project)) {
    const of = { params: { ...project.params, wellId: id }, query: { sort: 'measured' as const } }
    all.push([name, (await project.calls.call(soundingRoutes.list, of)).items])
  }
  return all
}

/** What people entered of each well, whoever entered it and in which project. */
const enteredIn = async (project: Project) =>
  (await list(project)).map(([name, soundings]) => [
    name,
    soundings.map(({ id, wellId, enteredAt, enteredBy, ...sounding }) => sounding),
  ])

const exported = async (language: Language, format: 'xlsx' | 'csv'): Promise<SentFile> => {
  const wells = [...(await wellsOf(own)).values()].map(({ id }) => id)
  const query = { wells, from: '2026-01-01T05:00:00Z', to: '2026-02-16T05:00:00Z' }
  const sent = { params: own.params, query: { ...query, language, format } }
  const { rawPayload } = await own.calls.send(api.file, sent)
  return { name: `niveles.${format}`, bytes: rawPayload }
}

const imported = ({ calls, params }: Project, file: SentFile) =>
  calls.call(soundingRoutes.importWorkbook, { params, body: { save: 'yes' } }, { file })

const files: Record<Language, 'xlsx' | 'csv'> = { es: 'xlsx', en: 'csv', fr: 'csv', pt: 'xlsx' }

it.each(languages.map((language) => [language, files[language]] as const))(
  'the file of levels gives the same soundings where it is imported again (%s, %s)',
  async (language, format) => {
    const file = await exported(language, format)
    const before = await list(own)
    const again = await imported(own, file)
    expect(again).toMatchObject({ isSaved: true, issues: [], leftOut: [], sensorRows: 3 })
    expect(again.rows.map(({ isKnown }) => isKnown)).toEqual([true, true, true, true, true])
    expect(await list(own)).toEqual(before)
    const other = await withWells(await buildMine(puquio.database))
    expect(await imported(other, file)).toMatchObject({ isSaved: true, sensorRows: 3 })
    expect(await enteredIn(other)).toEqual(await enteredIn(own))
  },
)

it('so does the workbook of the report, by its sheet of soundings', async () => {
  const period = { from: '2026-01-01', to: '2026-02-15' }
  const query = { ...period, format: 'xlsx', language: 'es' } as const
  const sent = await own.calls.send(levelReportRoutes.file, { params: own.params, query })
  const file = { name: 'informe.xlsx', bytes: sent.rawPayload }
  const other = await withWells(await buildMine(puquio.database))
  expect(await imported(other, file)).toMatchObject({ isSaved: true, issues: [] })
  expect(await enteredIn(other)).toEqual(await enteredIn(own))
})

const cellsOf = async (bytes: Buffer) => {
  const read = await readWorkbook(bytes)
  if (read.kind === 'refused') throw new Error(read.reason)
  return read.sheets.map(({ rows }) => rows.map((row) => row.map((cell) => cell ?? '')))
}

it('a dry well is below a level in files, too, and no number of them', async () => {
  const [levels = []] = await cellsOf((await exported('es', 'xlsx')).bytes as Buffer)
  const dry = levels.filter((row) => row.includes('Seco'))
  expect(dry.map((row) => [row[0], row[3], row[4]])).toEqual([['PZ-02', '< 4062.5', '> 58']])
  const wet = levels.filter((row) => row.includes('Artesiano')).map((row) => row[3])
  expect(wet.every((level) => typeof level === 'number')).toBe(true)
  const csv = String((await exported('pt', 'csv')).bytes)
  expect(csv).toContain(';"< 4062,5";> 58;')

  const period = { from: '2026-01-01', to: '2026-02-15' }
  const query = { ...period, format: 'xlsx', language: 'es' } as const
  const sent = await own.calls.send(levelReportRoutes.file, { params: own.params, query })
  const inReport = (await cellsOf(sent.rawPayload)).flat().filter((row) => row.includes('Seco'))
  expect(
    inReport.map((row) => row.filter((cell) => typeof cell === 'string' && /^[<>]/.test(cell))),
  ).toEqual([['< 4,062.50', '> 58.00']])
})
