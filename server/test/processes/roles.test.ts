import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generalRoutes } from '@puquio/contract/general'
import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { alarmRoutes } from '@puquio/contract/modi/alarms'
import { readingRoutes } from '@puquio/contract/modi/readings'
import { connectAsync } from 'mqtt'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { projectRoot } from '../../src/platform/project-root.ts'
import { buildMine } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { ruleBody } from '../proofs/build-alarm.ts'
import { buildDevice } from '../proofs/build-device.ts'

/** Three processes on one database as `npm start` runs them, each with a role. */
let puquio: TestApp
let folder: string
let web: Process
let ingest: Process
let jobs: Process
const children: ChildProcess[] = []

type Process = { address: string; mqttPort: number; child: ChildProcess }

async function start(role: string): Promise<Process> {
  const { app, owner, telemetry } = puquio.urls
  const child = spawn(process.execPath, [join(projectRoot, 'server/src/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      ROLES: role,
      PORT: '0',
      MQTT_PORT: '0',
      PUQUIO_DATA: folder,
      PUQUIO_DEMO: 'off',
      LOG_LEVEL: 'silent',
      DATABASE_URL: app,
      DATABASE_OWNER_URL: owner,
      DATABASE_TELEMETRY_URL: telemetry,
    },
  })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  await vi.waitFor(() => expect(said).toContain('Ctrl+C ends it.'), { timeout: 60_000 })
  return {
    address: /Puquio is ready: (\S+)/.exec(said)?.[1] ?? '',
    mqttPort: Number(/by MQTT to port (\d+)\./.exec(said)?.[1] ?? 0),
    child,
  }
}

beforeAll(async () => {
  puquio = await startTestApp({ now: systemClock.now().toISOString() })
  folder = mkdtempSync(join(tmpdir(), 'puquio-roles-'))
  ;[web, ingest, jobs] = [await start('web'), await start('ingest'), await start('jobs')]
}, 120_000)
afterAll(async () => {
  for (const child of children) {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
    child.kill('SIGTERM')
    await ended
  }
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})

const statusOf = async (address: string, path: string, init?: RequestInit) =>
  (await fetch(address + path, init)).status
const json = { 'content-type': 'application/json' }
const post = (body: unknown) => ({ method: 'POST', headers: json, body: JSON.stringify(body) })

test('each answers what its role is for, and its health', async () => {
  const health = generalRoutes.health.path
  for (const { address } of [web, ingest, jobs]) expect(await statusOf(address, health)).toBe(200)
  const unknown = '/api/v1/pud_unknown/telemetry'
  const statuses = await Promise.all(
    [web, ingest, jobs].map(async ({ address }) => [
      await statusOf(address, generalRoutes.appData.path),
      await statusOf(address, unknown, post({ level: 1 })),
    ]),
  )
  expect(statuses).toEqual([
    [200, 404],
    [404, 401],
    [404, 404],
  ])
  expect([web.mqttPort, jobs.mqttPort]).toEqual([0, 0])
})

test('what a device sends to one of them is shown by another, and its alarm raised by the third', async () => {
  const { database } = puquio
  const mine = await buildMine(database)
  const built = await buildDevice(database, mine)
  const { headers } = await puquio.signIn(mine.admin)
  const pathOf = (path: string) => path.replace(':projectId', String(mine.project.id))
  const ask = async (path: string) =>
    (await (await fetch(web.address + pathOf(path), { headers })).json()) as {
      items?: { value: number }[]
      columns?: { mean: number[] }[]
    }
  const rule = post(ruleBody(built.variable.id))
  const made = { ...rule, headers: { ...rule.headers, ...headers } }
  expect(await statusOf(web.address, pathOf(alarmRuleRoutes.create.path), made)).toBe(200)
  const client = await connectAsync({
    port: ingest.mqttPort,
    username: built.deviceToken.text,
    reconnectPeriod: 0,
  })
  const send = async (value: number) => {
    const body = JSON.stringify({ ts: Date.now(), values: { level: value } })
    await client.publishAsync('v1/devices/me/telemetry', body, { qos: 1 })
  }
  const raised = (value: number) =>
    vi.waitFor(
      async () => {
        const { items } = await ask(alarmRoutes.list.path)
        expect(items?.map((one) => one.value)).toContain(value)
      },
      { timeout: 30_000, interval: 200 },
    )
  try {
    await send(4)
    const [from, to] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
    const asked = `?variables=${built.variable.id}&from=${from.toISOString()}&to=${to.toISOString()}`
    const { columns } = await ask(readingRoutes.points.path + asked)
    expect(columns?.[0]?.mean).toEqual([4])
    await raised(4)

    // Back below the limit, and above it again after another process took the jobs over.
    await send(1)
    jobs.child.kill('SIGKILL')
    jobs = await start('jobs')
    await send(5)
    await raised(5)
  } finally {
    await client.endAsync()
  }
}, 120_000)
