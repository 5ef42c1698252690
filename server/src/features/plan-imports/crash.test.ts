import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlanImport } from '@puquio/contract/plan-imports'
import { addDays } from '@puquio/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { goodRow, type ImportStage, stageImports } from '../../../test/workbooks/import-stage.ts'
import { filledTemplate } from '../../../test/workbooks/plan-workbooks.ts'
import { sql } from '../../platform/db/sql.ts'

const kills = process.env.PUQUIO_PROVE === 'full' ? 20 : 1
const rowCount = 3_000

let puquio: TestApp
let stage: ImportStage
let folder: string
let headers: Record<string, string>
let bytes: Buffer
const servers: ChildProcess[] = []

beforeAll(async () => {
  puquio = await startTestApp({ now: new Date().toISOString() })
  stage = await stageImports(puquio)
  ;({ headers } = await puquio.signIn(stage.admin))
  folder = mkdtempSync(join(tmpdir(), 'puquio-crash-'))
  const rows = Array.from({ length: rowCount }, (_, at) => ({
    stationCode: `N-${at % 30}`,
    component: 'Agua',
    estimatedOn: addDays('2026-01-01', Math.floor(at / 30)),
  }))
  bytes = await filledTemplate([goodRow, ...rows])
})
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL')
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})

const script = join(import.meta.dirname, '../../../test/processes/server-process.ts')
async function startServer() {
  const server = fork(script, [...Object.values(puquio.urls), folder])
  servers.push(server)
  const [address] = (await once(server, 'message')) as [string]
  const site = `${address}/fkl-plan/projects/${stage.project.id}/imports`
  const kill = async () => {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  const get = async (key: string) => {
    const response = await fetch(`${site}/${key}`, { headers })
    expect(response.status).toBe(200)
    return (await response.json()) as PlanImport
  }
  return { site, kill, get }
}
type Server = Awaited<ReturnType<typeof startServer>>

async function upload({ site }: Server, key: string) {
  const form = new FormData()
  form.append('key', key)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'plan.xlsx')
  const response = await fetch(site, { method: 'POST', headers, body: form })
  expect(response.status).toBe(200)
}

async function checked(server: Server, key: string): Promise<PlanImport> {
  for (;;) {
    const one = await server.get(key)
    if (one.state !== 'checking') return one
    await pause(100)
  }
}

const save = ({ site }: Server, key: string) =>
  fetch(`${site}/${key}/save`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title: `Plan ${key}`, sameContentAccepted: true }),
  })

it('a check that a kill cut off begins again and ends', { timeout: 60_000 * kills }, async () => {
  for (let n = 0; n < kills; n++) {
    const key = randomUUID()
    const first = await startServer()
    await upload(first, key)
    await pause(((n + 0.5) / kills) * 1_500)
    await first.kill()
    const second = await startServer()
    expect(await checked(second, key)).toMatchObject({
      state: 'checked',
      badCells: [],
      monitorings: rowCount + 12,
    })
    await second.kill()
  }
})

it('a kill during the saving leaves all or nothing', { timeout: 60_000 * kills }, async () => {
  const key = randomUUID()
  let server = await startServer()
  await upload(server, key)
  await checked(server, key)
  const saved = () =>
    stage.rowsOf<{ plans: number; monitorings: number }>(sql`
      select (select count(*) from plan) as plans, (select count(*) from monitoring) as monitorings`)
  for (let n = 0; n < kills; n++) {
    const answer = save(server, key).catch(() => null)
    await pause(50 + n * 60)
    await server.kill()
    await answer
    server = await startServer()
    // The database ends the transaction when it notices that its client is gone.
    await pause(200)
    const one = await checked(server, key)
    const all = { plans: 1, monitorings: rowCount + 12 }
    expect(await saved()).toEqual([one.state === 'saved' ? all : { plans: 0, monitorings: 0 }])
  }
  const answer = await save(server, key)
  expect(await answer.json()).toMatchObject({ monitorings: rowCount + 12, newStations: 30 })
  expect(await saved()).toEqual([{ plans: 1, monitorings: rowCount + 12 }])
  await server.kill()
})
