import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { goodRow, type ImportStage, stageImports } from '../../../test/workbooks/import-stage.ts'
import { filledTemplate } from '../../../test/workbooks/plan-workbooks.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let stage: ImportStage
let original: FileStore
beforeAll(async () => {
  puquio = await startTestApp()
  original = { ...puquio.platform.files }
})
beforeEach(async () => {
  stage = await stageImports(puquio)
})
afterEach(() => void Object.assign(puquio.platform.files, original))
afterAll(() => puquio.close())

/** A workbook like no other. */
const workbook = () =>
  filledTemplate([{ ...goodRow, stationCode: `N-${randomUUID().slice(0, 8)}` }])
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
function stored(): string[] {
  const folder = join(puquio.platform.config.dataFolder, 'files')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'database-id')
    .map(({ name }) => name)
}
const isStored = (bytes: Buffer) => stored().includes(hashOf(bytes))

type Start = { key?: string; planId?: number }
const refused = (bytes: Buffer, { key = randomUUID(), ...more }: Start = {}) =>
  stage.calls.refusal(
    planImportRoutes.start,
    { params: stage.on, body: { key, ...more } },
    { file: { name: 'plan.xlsx', bytes } },
  )
/** Alive for long, whatever the machine is busy with. */
const record = (state: string) => {
  const aliveAt = new Date(puquio.clock.now().getTime() + 3_600_000)
  const { project, admin } = stage
  return stage.rowsOf(sql`
    insert into plan_import (project_id, key, user_id, file_name, file_hash, state, alive_at, created_at)
    values (${project.id}, ${randomUUID()}, ${admin.id}, 'a.xlsx', ${Buffer.alloc(32)}, ${state},
      ${aliveAt}, ${aliveAt})`)
}

test('an upload for a plan that is not there is not put on the disk', async () => {
  const bytes = await workbook()
  const puts: string[] = []
  puquio.platform.files.put = async (path, sha256) => {
    puts.push(path)
    return original.put(path, sha256)
  }
  expect(await refused(bytes, { planId: 999_999 })).toMatchObject({ problem: 'NOT_FOUND' })
  expect(puts).toEqual([])
  expect(isStored(bytes)).toBe(false)
})

test('nor one beside too many checks, or of a key that another file has', async () => {
  const key = await stage.upload(await workbook())
  await stage.ended(key)
  const other = await workbook()
  expect(await refused(other, { key })).toMatchObject({ problem: 'ALREADY_EXISTS' })
  for (let n = 0; n < 2; n++) await record('checking')
  expect(await refused(other)).toMatchObject({ problem: 'BUSY' })
  expect(isStored(other)).toBe(false)
})

test('what is refused only after it was put leaves the disk, too', async () => {
  const bytes = await workbook()
  puquio.platform.files.put = async (path, sha256) => {
    for (let n = 0; n < 2; n++) await record('checking')
    return original.put(path, sha256)
  }
  expect(await refused(bytes)).toMatchObject({ problem: 'BUSY' })
  expect(isStored(bytes)).toBe(false)
})

test('a file that another import reads stays when the second is refused or discarded', async () => {
  const bytes = await workbook()
  const [first, second] = [await stage.upload(bytes), await stage.upload(bytes)]
  for (const key of [first, second]) await stage.ended(key)
  const discard = (key: string) =>
    stage.calls.call(planImportRoutes.discard, { params: { ...stage.on, key } })
  await discard(second)
  expect(isStored(bytes)).toBe(true)
  await discard(first)
  expect(isStored(bytes)).toBe(false)
})

test('a workbook that its check refuses leaves the disk; its import says why', async () => {
  const bytes = Buffer.concat([(await workbook()).subarray(0, 4_000), Buffer.from(randomUUID())])
  const key = await stage.upload(bytes)
  expect(await stage.ended(key)).toMatchObject({ state: 'refused' })
  await expect.poll(() => isStored(bytes)).toBe(false)
})

test('a record that is written while its file is removed has its file', async () => {
  const bytes = await workbook()
  const key = await stage.upload(bytes)
  await stage.ended(key)
  const sha256 = Buffer.from(hashOf(bytes), 'hex')
  // The record appears between the two looks.
  const looks = [[sha256], []]
  await original.removeUnneeded(sha256, async () => looks.shift() ?? [])
  expect(isStored(bytes)).toBe(true)
  expect(stored().some((name) => name.startsWith('leaving-'))).toBe(false)
})

test('a project has 30 unfinished imports at most', async () => {
  for (let n = 0; n < 29; n++) await record('checked')
  await stage.ended(await stage.upload(await workbook()))
  const bytes = await workbook()
  const answer = { status: 409, problem: 'IMPORTS_UNFINISHED', params: { max: 30 } }
  expect(await refused(bytes)).toMatchObject(answer)
  expect(isStored(bytes)).toBe(false)
})

test('evidence that is no photo, or refused after it was put, leaves the disk', async () => {
  const { planId } = await stage.save((await stage.check(await workbook())).key)
  const [one] = await stage.rowsOf<{ id: number }>(
    sql`select id from monitoring where plan_id = ${planId} limit 1`,
  )
  const add = (bytes: Buffer, kind: 'photo' | 'other') =>
    stage.calls.refusal(
      monitoringRoutes.addEvidence,
      { params: { ...stage.on, monitoringId: one?.id ?? 0 }, body: { kind } },
      { file: { name: 'informe.pdf', bytes } },
    )
  const pdf = () => Buffer.from(`%PDF-1.7\n1 0 obj <<>> endobj\n%${randomUUID()}\n%%EOF\n`)
  const noPhoto = pdf()
  expect(await add(noPhoto, 'photo')).toMatchObject({ problem: 'EVIDENCE_NO_IMAGE' })
  expect(isStored(noPhoto)).toBe(false)
  const late = pdf()
  puquio.platform.files.put = async (path, sha256) => {
    await stage.rowsOf(sql`update plan set annulled_at = now(), annulled_by = ${stage.admin.id},
      annulled_reason = 'x' where id = ${planId}`)
    return original.put(path, sha256)
  }
  expect(await add(late, 'other')).toMatchObject({ problem: 'PLAN_ANNULLED' })
  expect(isStored(late)).toBe(false)
})
