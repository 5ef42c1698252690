import { randomUUID } from 'node:crypto'
import {
  laboratoryFileRoutes,
  type LaboratoryFile,
  laboratoryLinkRoutes,
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
import { systemScope } from '../../platform/db/scopes/make-scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { expireResultImports } from '../result-imports/sweep-store.ts'

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
    await vi.waitFor(async () => expect(await state()).toBe('checked'), { timeout: 20_000 })
    expect(await attempt()).toBe(before)
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

test('of more files than are listed, people are told how many there are', async () => {
  await puquio.database.owner.one(
    {},
    sql`insert into result_import (project_id, key, link_id, laboratory_id, file_name, file_hash, bytes, state, alive_at,
        created_at, handed_in_at)
      select project_id, gen_random_uuid(), id, laboratory_id, 'informe ' || n || '.csv', decode(repeat('ab', 32), 'hex'),
        10, 'checked', created_at, created_at, created_at
      from laboratory_link, generate_series(1, 103) n where id = ${stage.linkId}`,
  )
  const { imports, total } = await writer.call(resultImportRoutes.unfinished, { params: stage.on })
  expect([imports.length, total]).toEqual([100, 103])
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
    expect(await stage.look(smallResults)).toMatchObject({ isRecognised: true })
    const other = await stageLink(puquio, { laboratory: 'Laboratorio Rival' }, stage.project)
    expect(await other.look(smallResults)).toMatchObject({ isRecognised: false })
    const people = await stageResults(puquio, { project: stage.project })
    expect(await people.look(smallResults)).toMatchObject({ recognised: null })
  })

  test('a profile that people gave the laboratory is known by its link', async () => {
    const people = await stageResults(puquio, { project: stage.project })
    await people.check(smallResults, { laboratory: 'Laboratorio Andino' })
    expect(await stage.look(smallResults)).toMatchObject({ isRecognised: true })
  })
})

describe('there is an end to it', () => {
  test('five files of a link wait at most, handed in or not, and people import all the same', async () => {
    await stage.handIn(await stage.check(smallResults))
    for (let open = 1; open < 5; open++) await stage.look(smallResults)
    const send = (calls: Calls) =>
      calls.send(
        laboratoryFileRoutes.start,
        { body: { key: randomUUID() } },
        { file: { name: 'a.csv', bytes: smallResults } },
      )
    expect((await send(stage.calls)).json()).toMatchObject({
      status: 409,
      problem: 'LABORATORY_FILES_OPEN',
      params: { max: 5 },
    })
    const second = await stageLink(puquio, {}, stage.project)
    expect((await send(second.calls)).statusCode).toBe(200)
    const people = await stageResults(puquio, { project: stage.project })
    expect(await people.look(smallResults)).toMatchObject({ state: 'mapped' })
  })

  test('a link is checked for sixty times an hour', async () => {
    const codes: number[] = []
    for (let i = 0; i < 61; i++) {
      const file = { name: 'a.pdf', bytes: '%PDF-1.4' }
      const input = { body: { key: randomUUID() } }
      const answer = await stage.calls.send(laboratoryFileRoutes.start, input, { file })
      codes.push(answer.statusCode)
    }
    expect(new Set(codes.slice(0, 60))).toEqual(new Set([422]))
    expect(codes[60]).toBe(429)
  })

  test('the files and the rows that wait of them count in the quota of the project', async () => {
    const bytes = async () => {
      const [row] = await rowsOf<{ bytes: number }>(
        sql`select project_bytes(${stage.project.id}) as bytes`,
      )
      return row?.bytes ?? 0
    }
    const before = await bytes()
    const { key } = await stage.check(smallResults)
    const [staged] = await rowsOf<{ bytes: number }>(
      sql`select staged_bytes::float8 as bytes from result_import where key = ${key}`,
    )
    // Some hundred bytes for each of the three rows that wait.
    expect(staged?.bytes).toBeGreaterThan(600)
    expect(await bytes()).toBe(before + Buffer.byteLength(smallResults) + (staged?.bytes ?? 0))
  })

  test('what is no file of results is refused as it is to people', async () => {
    const send = (name: string, bytes: string) =>
      stage.calls.refusal(
        laboratoryFileRoutes.start,
        { body: { key: randomUUID() } },
        { file: { name, bytes } },
      )
    expect(await send('informe.pdf', '%PDF-1.4')).toMatchObject({ problem: 'WORKBOOK_WRONG_TYPE' })
    expect(await send('informe.csv', '')).toMatchObject({ problem: 'WORKBOOK_EMPTY' })
  })

  test('looking at files counts none of their rows', async () => {
    const { key } = await stage.check(smallResults)
    await rowsOf(sql`delete from result_import_row where key = ${key}`)
    const { files } = await stage.calls.call(laboratoryFileRoutes.list, {})
    expect(files).toMatchObject([{ key, values: 3, held: 3 }])
    const shown = await stage.calls.call(laboratoryFileRoutes.get, { params: { key } })
    expect(shown).toMatchObject({ values: 3, held: 3, findings: [{ rows: 3 }] })
  })

  test('a revoked link leaves nothing open: files, rows and what is kept of them go, what was handed in stays', async () => {
    const handedIn = await stage.check(smallResults)
    await stage.handIn(handedIn)
    const open = await stage.check(`${smallResults}\nE-01;19/1/2026;09:00;Plomo total;0,02;mg/L`)
    const [kept] = await rowsOf<{ fileHash: Buffer }>(
      sql`select file_hash from result_import where key = ${open.key}`,
    )
    const admin = await puquio.signIn(stage.admin)
    const params = { ...stage.on, linkId: stage.linkId }
    await admin.call(laboratoryLinkRoutes.revoke, { params })
    const left = (table: 'result_import' | 'result_import_row') =>
      rowsOf<{ key: string }>(
        sql`select distinct key from ${raw(table)} where project_id = ${stage.project.id}`,
      )
    expect(await left('result_import')).toEqual([{ key: handedIn.key }])
    expect(await left('result_import_row')).toEqual([{ key: handedIn.key }])
    const hash = kept?.fileHash ?? Buffer.alloc(0)
    await expect(puquio.platform.files.readAll(hash)).rejects.toThrow()
    expect(await unfinished()).toMatchObject([{ key: handedIn.key }])
  })

  test('nor does one that has expired, once the night’s job has run', async () => {
    const short = await stageLink(puquio, { until: '2026-02-16' }, stage.project)
    const { key } = await short.check(smallResults)
    const other = await stage.check(smallResults)
    const expire = () => expireResultImports(systemScope(puquio.database, puquio.clock))
    const left = async () =>
      (await rowsOf<{ key: string }>(sql`select key from result_import where key = ${key}`)).length
    puquio.clock.set('2026-02-17T04:59:00Z')
    await expire()
    expect(await left()).toBe(1)
    puquio.clock.set('2026-02-17T05:01:00Z')
    await expire()
    expect(await left()).toBe(0)
    expect(await rowsOf(sql`select key from result_import_row where key = ${key}`)).toEqual([])
    puquio.clock.set('2026-02-15T12:00:00-05:00')
    expect((await stage.calls.call(laboratoryFileRoutes.list, {})).files).toMatchObject([
      { key: other.key },
    ])
  })

  test('a key opens the file of this project alone, where another one has it, too', async () => {
    const key = randomUUID()
    const own = await stage.look(smallResults, key)
    const other = await stageLink(puquio)
    const theirs = await other.look(`${header}\nX-9;17/1/2026;pH;7;unidad de pH`, key)
    expect(theirs.sheets).not.toEqual(own.sheets)
    const params = { key }
    expect(await stage.calls.call(laboratoryFileRoutes.get, { params })).toEqual(own)
    await stage.calls.call(laboratoryFileRoutes.discard, { params })
    expect(await stage.calls.refusal(laboratoryFileRoutes.get, { params })).toMatchObject({
      status: 404,
    })
    expect(await other.calls.call(laboratoryFileRoutes.get, { params })).toEqual(theirs)
  })
})
