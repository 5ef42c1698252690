import {
  laboratoryFileRoutes,
  type LaboratoryFile,
} from '@puquio/contract/laboratory/laboratory-links'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildMember, buildStation, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { type LinkStage, stageLink } from '../../../test/workbooks/link-stage.ts'
import { smallResults, stageResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'
import { soon } from '../../../test/soon.ts'

let puquio: TestApp
let stage: LinkStage
let writer: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageLink(puquio)
  writer = await puquio.signIn(await buildMember(puquio.database, stage.project, 'write'))
})

const header = 'Estación;Fecha;Parámetro;Resultado;Unidad'
const unfinished = async (calls = writer, on = stage.on) =>
  (await calls.call(resultImportRoutes.unfinished, { params: on })).imports
const rowsOf = <R>(statement: ReturnType<typeof sql>) => puquio.database.owner.one<R>({}, statement)

/** The project has E-01 and a result of it: lead of 17 January, below 0.005. */
const saveOne = async () => {
  const people = await stageResults(puquio, { project: stage.project })
  await people.save(await people.makeStations(await people.check(smallResults)))
}

describe('a laboratory hands a file in', () => {
  test('which a person then finds, settles and saves; nothing enters before', async () => {
    const bad = `${smallResults}\nE-01;18/1/2026;09:00;Cobre total;roto;mg/L`
    const checked = await stage.check(bad)
    expect(checked).toMatchObject({ state: 'checked', values: 4, held: 4 })
    expect(checked.findings.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['unknown-station', 'not-a-value']),
    )
    expect(await unfinished()).toEqual([])
    const handedIn = await stage.handIn(checked)
    expect(handedIn).toMatchObject({ state: 'handed-in', values: 4, held: 4, findings: [] })

    const [waiting] = await unfinished()
    expect(waiting).toMatchObject({ isHandedIn: true, begunBy: 'Laboratorio Andino', held: 4 })
    const key = waiting?.key ?? ''
    const params = { ...stage.on, key }
    const shown = await writer.call(resultImportRoutes.get, { params })
    expect(shown).toMatchObject({
      laboratory: 'Laboratorio Andino',
      handedIn: { laboratory: 'Laboratorio Andino', campaign: '' },
    })
    expect(await rowsOf(sql`select 1 from sample where project_id = ${stage.project.id}`)).toEqual(
      [],
    )
    const people = await stageResults(puquio, { project: stage.project })
    await people.makeStations({ key })
    const saved = await people.save({ key }, 'Enero 2026')
    expect(saved.counts).toMatchObject({ savedResults: 3, held: 1 })
    const samples = await rowsOf<{ name: string }>(
      sql`select distinct b.name from sample s join laboratory b on b.id = s.laboratory_id
        where s.project_id = ${stage.project.id}`,
    )
    expect(samples).toEqual([{ name: 'Laboratorio Andino' }])
  })

  test('and those who enter data are notified', async () => {
    await stage.handIn(await stage.check(smallResults))
    await runJobs(puquio, 'notify')
    const { items } = await writer.call(notificationRoutes.list, { params: stage.on, query: {} })
    const [waiting] = await unfinished()
    expect(items).toMatchObject([
      {
        module: 'laboratory',
        opens: `/data/import/${waiting?.key}`,
        message: expect.stringContaining('Laboratorio Andino entregó informe.csv: 3 resultados'),
      },
    ])
  })

  test('once, and changes it no more', async () => {
    const { key, ...checked } = await stage.check(smallResults)
    await stage.handIn({ key })
    const params = { key }
    const { mapping, options } = checked
    if (!mapping) throw new Error('no columns')
    const refusals = [
      await stage.calls.refusal(laboratoryFileRoutes.handIn, { params, body: {} }),
      await stage.calls.refusal(laboratoryFileRoutes.map, { params, body: { mapping, options } }),
      await stage.calls.refusal(laboratoryFileRoutes.rows, { params, query: {} }),
      await stage.calls.refusal(laboratoryFileRoutes.discard, { params }),
    ]
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404 })
    const again = { body: { key } }
    expect(
      await stage.calls.refusal(laboratoryFileRoutes.start, again, {
        file: { name: 'informe.csv', bytes: smallResults },
      }),
    ).toMatchObject({ problem: 'ALREADY_EXISTS' })
    expect(await unfinished()).toHaveLength(1)
  })

  test('and ends no check of it that a person began', async () => {
    const long = Array.from({ length: 5_000 }, (_, at) => {
      const on = new Date(Date.UTC(2000, 0, 20 + at)).toISOString().slice(0, 10)
      return `E-01;${on};Plomo total;0,01;mg/L`
    })
    const looked = await stage.check([header, ...long].join('\n'))
    await stage.handIn(looked)
    const params = { ...stage.on, key: looked.key }
    const { mapping, options } = await writer.call(resultImportRoutes.get, { params })
    if (!mapping) throw new Error('no columns')
    const body = { mapping, options, laboratory: null }
    const begun = await writer.call(resultImportRoutes.map, { params, body })
    expect(begun.state).toBe('checking')
    const attempt = async () =>
      (
        await rowsOf<{ attempt: number }>(
          sql`select attempt from result_import where key = ${looked.key}`,
        )
      )[0]?.attempt
    const before = await attempt()
    expect(
      await stage.calls.refusal(laboratoryFileRoutes.discard, { params: { key: looked.key } }),
    ).toMatchObject({ status: 404 })
    const state = async () => (await writer.call(resultImportRoutes.get, { params })).state
    await vi.waitFor(async () => expect(await state()).toBe('checked'), soon)
    expect(await attempt()).toBe(before)
  })

  test('whose layout and row of headings it says itself, until it is handed in', async () => {
    const transposed = [
      'Análisis del agua',
      'Sustancia;Unidad;EF-01;EF-02',
      'Plomo total;mg/L;0,01;0,02',
    ].join('\n')
    const { key, sheets } = await stage.look(transposed)
    const query = { sheet: sheets[0]?.name ?? '', headerRow: 2, layout: 'transposed' } as const
    const asked = { params: { key }, query }
    const { mapping } = await stage.calls.call(laboratoryFileRoutes.propose, asked)
    expect(mapping).toMatchObject({ layout: 'transposed', headerRow: 2 })
    expect(mapping?.columns.map(({ heading }) => heading)).toContain('EF-02')
    const other = await stageLink(puquio, {}, stage.project)
    expect(await other.calls.refusal(laboratoryFileRoutes.propose, asked)).toMatchObject({
      status: 404,
    })
    const checked = await stage.check(smallResults)
    await stage.handIn(checked)
    const handedIn = { params: { key: checked.key }, query: { ...query, sheet: '' } }
    expect(await stage.calls.refusal(laboratoryFileRoutes.propose, handedIn)).toMatchObject({
      status: 404,
    })
  })

  test('only what was checked and holds something', async () => {
    const looked = await stage.look(smallResults)
    expect(looked.state).toBe('mapped')
    const params = { key: looked.key }
    expect(
      await stage.calls.refusal(laboratoryFileRoutes.handIn, { params, body: {} }),
    ).toMatchObject({ problem: 'IMPORT_NOT_READY' })
    const empty = await stage.check(`${header}\nE-01;17/1/2026;pH;;`)
    expect(
      await stage.calls.refusal(laboratoryFileRoutes.handIn, {
        params: { key: empty.key },
        body: {},
      }),
    ).toMatchObject({ problem: 'IMPORT_NOTHING_TO_HAND_IN' })
  })
})

describe('what it sees', () => {
  test('is its file: not the project’s stations, people, other laboratories, or names for what it wrote', async () => {
    const { database } = puquio
    const station = await buildStation(database, stage.project, {
      code: 'E-01',
      name: 'Bocatoma oculta',
    })
    await buildStation(database, stage.project, { code: 'SECRETA-9', name: 'Pozo oculto' })
    await insert(database, 'laboratory', { projectId: stage.project.id, name: 'Laboratorio Rival' })
    await insert(database, 'name_alias', {
      projectId: stage.project.id,
      kind: 'station',
      name: 'Apodo ajeno',
      stationId: station.id,
    })
    await insert(database, 'campaign', {
      projectId: stage.project.id,
      name: 'Campaña reservada',
      createdAt: '2026-02-01T00:00:00Z',
      createdBy: stage.admin.id,
    })
    const file = [
      header,
      'Apodo ajeno;17/1/2026;Pb;roto;mg/L',
      'E-01;17/1/2026;Plomo total;0,01;mg/L',
      'E-77;17/1/2026;Plomo total;0,01;mg/L',
    ].join('\n')
    const { key } = await stage.check(file)
    const answers = [
      await stage.calls.call(laboratoryFileRoutes.list, {}),
      await stage.calls.call(laboratoryFileRoutes.get, { params: { key } }),
      await stage.calls.call(laboratoryFileRoutes.rows, { params: { key }, query: {} }),
      await stage.handIn({ key }),
    ]
    const told = JSON.stringify(answers)
    for (const hidden of [
      'oculta',
      'SECRETA',
      'Rival',
      'reservada',
      stage.admin.email,
      'stationId',
      'newStations',
      'savedResults',
      '"known"',
    ])
      expect(told).not.toContain(hidden)
    const { rows } = answers[2] as { rows: { station: string; parameter: string }[] }
    expect(rows[0]).toMatchObject({ station: 'Apodo ajeno', parameter: 'Pb' })
  })

  test('is never what is saved: the same value and another one are told apart by the people alone', async () => {
    await saveOne()
    const of = async (value: string): Promise<LaboratoryFile> =>
      stage.check(`${header};Hora\nE-01;17/1/2026;Plomo total;${value};mg/L;10:30`)
    const [same, other] = [await of('<0,005'), await of('0,9')]
    const facts = ({ values, held, findings }: LaboratoryFile) => ({ values, held, findings })
    expect(facts(same)).toEqual({ values: 1, held: 0, findings: [] })
    expect(facts(other)).toEqual(facts(same))
    await stage.handIn(same)
    await stage.handIn(other)
    const { files } = await stage.calls.call(laboratoryFileRoutes.list, {})
    expect(files.map(({ values, held }) => [values, held])).toEqual([
      [1, 0],
      [1, 0],
    ])
    const counts = async ({ key }: { key: string }) =>
      (await writer.call(resultImportRoutes.get, { params: { ...stage.on, key } })).counts
    expect(await counts(same)).toMatchObject({ known: 1, held: 0 })
    expect(await counts(other)).toMatchObject({ known: 0, held: 1 })
  })

  test('is not by which numbers and units the project knows a parameter', async () => {
    await buildStation(puquio.database, stage.project, { code: 'E-01' })
    await insert(puquio.database, 'parameter', {
      projectId: stage.project.id,
      key: 'own',
      name: { es: 'Propio', en: 'Propio', fr: 'Propio', pt: 'Propio' },
      parameterGroup: 'physical',
      matrix: 'water',
      unit: 'mg/L',
      decimals: 2,
      min: 17,
      max: 4321,
    })
    const file = [
      header,
      'E-01;17/1/2026;Propio;5000;mg/L',
      'E-01;18/1/2026;Propio;16;mg/L',
      'E-01;19/1/2026;Propio;20;°C',
    ].join('\n')
    const { key, findings } = await stage.check(file)
    expect(findings.map(({ reason, params }) => [reason, params])).toEqual(
      expect.arrayContaining([
        ['above-possible', {}],
        ['below-possible', {}],
        ['unit-not-of-parameter', {}],
      ]),
    )
    const rows = await stage.calls.call(laboratoryFileRoutes.rows, { params: { key }, query: {} })
    expect(JSON.stringify(rows)).not.toMatch(/4321|"min"|"max"/)
    await stage.handIn({ key })
    const params = { ...stage.on, key }
    const { held } = await writer.call(resultImportRoutes.get, { params })
    expect(held).toContainEqual(
      expect.objectContaining({ reason: 'above-possible', params: { max: 4321, unit: 'mg/L' } }),
    )
  })

  test('is not what became of it: saved, or dropped in part', async () => {
    const { key } = await stage.check(smallResults)
    await stage.handIn({ key })
    const before = await stage.calls.call(laboratoryFileRoutes.get, { params: { key } })
    const people = await stageResults(puquio, { project: stage.project })
    await people.save(await people.makeStations({ key }))
    expect(await stage.calls.call(laboratoryFileRoutes.get, { params: { key } })).toEqual(before)
  })

  test('of stations is only whether it may name them', async () => {
    const { database } = puquio
    const own = await buildStation(database, stage.project, { code: 'E-01' })
    await buildStation(database, stage.project, { code: 'E-02' })
    const limited = await stageLink(puquio, { stationIds: [own.id] }, stage.project)
    const file = `${header}\nE-01;17/1/2026;pH;7,2;unidad de pH\nE-02;17/1/2026;pH;7,2;unidad de pH`
    const { findings } = await limited.check(file)
    expect(findings).toMatchObject([{ reason: 'unknown-station', text: 'E-02' }])
    expect(await stage.check(file)).toMatchObject({ held: 0 })
  })
})

describe('links apart', () => {
  test('another link of the same laboratory, another laboratory and another project see and change nothing', async () => {
    const { key, mapping, options } = await stage.check(smallResults)
    const others = [
      await stageLink(puquio, {}, stage.project),
      await stageLink(puquio, { laboratory: 'Laboratorio Rival' }, stage.project),
      await stageLink(puquio),
    ]
    if (!mapping) throw new Error('no columns')
    for (const { calls } of others) {
      const params = { key }
      const refusals = [
        await calls.refusal(laboratoryFileRoutes.get, { params }),
        await calls.refusal(laboratoryFileRoutes.rows, { params, query: {} }),
        await calls.refusal(laboratoryFileRoutes.map, { params, body: { mapping, options } }),
        await calls.refusal(laboratoryFileRoutes.handIn, { params, body: {} }),
        await calls.refusal(laboratoryFileRoutes.discard, { params }),
      ]
      for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404 })
      expect((await calls.call(laboratoryFileRoutes.list, {})).files).toEqual([])
    }
    expect((await stage.calls.call(laboratoryFileRoutes.list, {})).files).toMatchObject([
      { key, state: 'checked' },
    ])
  })

  test('imports of people are not there for a laboratory, and its open files not for people', async () => {
    const people = await stageResults(puquio, { project: stage.project })
    const theirs = await people.check(smallResults)
    const mine = await stage.check(smallResults)
    expect(
      await stage.calls.refusal(laboratoryFileRoutes.get, { params: { key: theirs.key } }),
    ).toMatchObject({ status: 404 })
    const params = { ...stage.on, key: mine.key }
    const refusals = [
      await writer.refusal(resultImportRoutes.get, { params }),
      await writer.refusal(resultImportRoutes.rows, { params, query: {} }),
      await writer.refusal(resultImportRoutes.save, { params, body: { campaign: 'A' } }),
      await writer.refusal(resultImportRoutes.discard, { params }),
    ]
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404 })
    expect((await unfinished()).map(({ key }) => key)).toEqual([theirs.key])
    // A key that is another's is taken, whoever asks.
    expect(
      await stage.calls.refusal(
        laboratoryFileRoutes.start,
        { body: { key: theirs.key } },
        { file: { name: 'a.csv', bytes: smallResults } },
      ),
    ).toMatchObject({ problem: 'ALREADY_EXISTS' })
  })

  test('a file of the same headings is known by the next upload of the link, and by no other', async () => {
    await stage.check(smallResults)
    expect(await stage.look(smallResults)).toMatchObject({ recognised: 'same' })
    const other = await stageLink(puquio, { laboratory: 'Laboratorio Rival' }, stage.project)
    expect(await other.look(smallResults)).toMatchObject({ recognised: null })
    const people = await stageResults(puquio, { project: stage.project })
    expect(await people.look(smallResults)).toMatchObject({ recognised: null })
  })

  test('a profile that people gave the laboratory is known by its link', async () => {
    const people = await stageResults(puquio, { project: stage.project })
    await people.check(smallResults, { laboratory: 'Laboratorio Andino' })
    expect(await stage.look(smallResults)).toMatchObject({ recognised: 'same' })
  })
})
