import { randomUUID } from 'node:crypto'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { goodRow, type ImportStage, stageImports } from '../../../test/workbooks/import-stage.ts'
import { filledTemplate } from '../../../test/workbooks/plan-workbooks.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { openLog } from '../../platform/log.ts'
import { sql } from '../../platform/db/sql.ts'

const lines: string[] = []
let puquio: TestApp
let stage: ImportStage
let files: FileStore
let bytes: Buffer
beforeAll(async () => {
  puquio = await startTestApp({ log: openLog('error', { write: (line) => lines.push(line) }) })
  stage = await stageImports(puquio)
  bytes = await filledTemplate([goodRow])
  files = { ...puquio.platform.files }
})
beforeEach(() => {
  Object.assign(puquio.platform.files, files)
  lines.length = 0
})
afterAll(() => puquio.close())

const full = async () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC' })
}
const answer = { status: 503, problem: 'STORAGE_FULL', params: {} }

it('an upload that finds no room is told so, logged with its cause, and passes once there is', async () => {
  puquio.platform.files.put = full
  const key = randomUUID()
  const input = { params: stage.on, body: { key } }
  const file = { name: 'plan.xlsx', bytes }
  expect(await stage.calls.refusal(planImportRoutes.start, input, { file })).toMatchObject(answer)
  expect(lines.join('')).toContain('ENOSPC')
  Object.assign(puquio.platform.files, files)
  expect(await stage.check(bytes, { key })).toMatchObject({ state: 'checked', monitorings: 12 })

  const { planId } = await stage.save(key)
  const [one] = await stage.rowsOf<{ id: number }>(
    sql`select id from monitoring where plan_id = ${planId} limit 1`,
  )
  puquio.platform.files.put = full
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const evidence = { params: { ...stage.on, monitoringId: one?.id ?? 0 }, body: { kind: 'photo' } }
  expect(
    await stage.calls.refusal(monitoringRoutes.addEvidence, evidence as never, {
      file: { name: 'foto.png', bytes: png },
    }),
  ).toMatchObject(answer)
})

it('a check that finds no room says so, and goes on by itself once there is', async () => {
  puquio.platform.files.read = full
  const { key, ...one } = await stage.check(bytes)
  expect(one).toMatchObject({ state: 'refused', refusal: { problem: 'STORAGE_FULL', params: {} } })
  Object.assign(puquio.platform.files, files)
  expect(await stage.ended(key)).toMatchObject({ state: 'refused' })

  const before = new Date(puquio.clock.now().getTime() - 31_000)
  await stage.rowsOf(sql`update plan_import set alive_at = ${before} where key = ${key}`)
  expect(await stage.ended(key)).toMatchObject({ state: 'checked', monitorings: 12, refusal: null })
})
