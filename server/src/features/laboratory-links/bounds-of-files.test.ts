import { randomUUID } from 'node:crypto'
import {
  laboratoryFileRoutes,
  laboratoryLinkRoutes,
} from '@puquio/contract/laboratory/laboratory-links'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { type LinkStage, stageLink } from '../../../test/workbooks/link-stage.ts'
import { smallResults, stageResults } from '../../../test/workbooks/result-stage.ts'
import { raw, sql } from '../../platform/db/sql.ts'

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
const unfinished = async () =>
  (await writer.call(resultImportRoutes.unfinished, { params: stage.on })).imports
const rowsOf = <R>(statement: ReturnType<typeof sql>) => puquio.database.owner.one<R>({}, statement)

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
  await expect(puquio.platform.files.readAll(hash)).rejects.toThrow('ENOENT')
  expect(await unfinished()).toMatchObject([{ key: handedIn.key }])
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
