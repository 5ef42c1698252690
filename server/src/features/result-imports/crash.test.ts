import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type ResultStage, stageResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'

const isFull = process.env.PUQUIO_PROVE === 'full'
const kills = isFull ? 20 : 1
const sampleCount = isFull ? 2_000 : 800
const values = 3 * sampleCount

let puquio: TestApp
let stage: ResultStage
let folder: string
let headers: Record<string, string>
const servers: ChildProcess[] = []

beforeAll(async () => {
  puquio = await startTestApp({ now: new Date().toISOString() })
  stage = await stageResults(puquio)
  ;({ headers } = await stage.administrator())
  folder = mkdtempSync(join(tmpdir(), 'puquio-crash-'))
})
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL')
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})

const file = [
  'Estación;Fecha;pH;Plomo total (mg/L);Cobre total (mg/L)',
  ...Array.from({ length: sampleCount }, (_, at) => {
    const on = new Date(Date.UTC(2020, 0, 1 + Math.floor(at / 4))).toISOString().slice(0, 10)
    return `E-0${at % 4};${on};7.1;<0.005;0.0${(at % 9) + 1}`
  }),
].join('\n')

const script = join(import.meta.dirname, '../../../test/processes/server-process.ts')
async function startServer() {
  const server = fork(script, [...Object.values(puquio.urls), folder])
  servers.push(server)
  const [address] = (await once(server, 'message')) as [string]
  const site = `${address}/fkl-data-source/projects/${stage.on.projectId}/result-imports`
  const send = (path: string, body?: object, method = body ? 'POST' : 'GET') =>
    fetch(`${site}/${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const one = async (response: Response) => {
    if (response.status !== 200) throw new Error(await response.text())
    return (await response.json()) as ResultImport
  }
  return {
    site,
    send,
    one,
    get: async (key: string) => one(await send(key)),
    async kill() {
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}
type Server = Awaited<ReturnType<typeof startServer>>

async function ended(server: Server, key: string): Promise<ResultImport> {
  for (;;) {
    const one = await server.get(key)
    if (one.state !== 'checking') return one
    await pause(100)
  }
}

async function looked(server: Server): Promise<ResultImport> {
  const form = new FormData()
  const key = randomUUID()
  form.append('key', key)
  form.append('file', new Blob([file]), 'resultados.csv')
  await server.one(await fetch(server.site, { method: 'POST', headers, body: form }))
  return ended(server, key)
}

const map = async (server: Server, { key, mapping, options }: ResultImport) =>
  server.one(await server.send(`${key}/mapping`, { mapping, options, laboratory: null }, 'PUT'))

it('a check that a kill cut off begins again and ends', {
  timeout: 60_000 * (kills + 1),
}, async () => {
  for (let n = 0; n < kills; n++) {
    const first = await startServer()
    const one = await looked(first)
    await map(first, one)
    await pause(((n + 0.5) / kills) * 1_500)
    await first.kill()
    const second = await startServer()
    expect(await ended(second, one.key)).toMatchObject({ state: 'checked', counts: { values } })
    await second.kill()
  }
})

it('a kill during the saving leaves all or nothing', {
  timeout: 60_000 * (kills + 1),
}, async () => {
  let server = await startServer()
  const { key, ...one } = await looked(server)
  await map(server, { key, ...one })
  await ended(server, key)
  await server.one(
    await server.send(`${key}/stations`, { codes: ['E-00', 'E-01', 'E-02', 'E-03'] }),
  )
  expect(await ended(server, key)).toMatchObject({ held: [], counts: { good: values } })
  const saved = () =>
    stage.rowsOf(sql`select (select count(*) from result) as results, (select count(*) from sample) as samples,
      (select count(*) from campaign) as campaigns, (select coalesce(sum(results), 0) from result_month) as counted`)
  const all = { results: values, samples: sampleCount, campaigns: 1, counted: values }
  const nothing = { results: 0, samples: 0, campaigns: 0, counted: 0 }
  for (let n = 0; n < kills; n++) {
    const answer = server.send(`${key}/save`, { campaign: 'Caída' }).catch(() => null)
    await pause(40 + n * 60)
    await server.kill()
    await answer
    server = await startServer()
    // The database ends the transaction when it notices that its client is gone.
    await pause(200)
    const after = await ended(server, key)
    expect(await saved()).toEqual([after.state === 'saved' ? all : nothing])
  }
  const done = await server.one(await server.send(`${key}/save`, { campaign: 'Caída' }))
  expect(done).toMatchObject({ state: 'saved', counts: { savedResults: values } })
  expect(await saved()).toEqual([all])
  await server.kill()
})
