import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandRoutes as api } from '@puquio/contract/modi/commands'
import mqtt, { type MqttClient } from 'mqtt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { sql } from '../../../platform/db/sql.ts'
import { buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { relayBody } from '../../../../test/proofs/build-command.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { runJobs } from '../../../../test/run-jobs.ts'

const isFull = process.env['PUQUIO_PROVE'] === 'full'
const [commandCount, deviceCount] = isFull ? [1000, 20] : [60, 4]
/** The shortest that a command may have. */
const ttlS = 10

let puquio: TestApp
let folder: string
const children: ChildProcess[] = []
const ports: number[] = []

async function startProcess() {
  const script = join(import.meta.dirname, '../../../../test/processes/command-process.ts')
  const child = fork(script, [...Object.values(puquio.urls), folder])
  children.push(child)
  const [port] = (await once(child, 'message')) as [number]
  ports.push(port)
}

beforeAll(async () => {
  puquio = await startTestApp({ now: systemClock.now().toISOString() })
  folder = mkdtempSync(join(tmpdir(), 'puquio-relays-'))
  await startProcess()
  await startProcess()
}, 60_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await puquio.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Numbers between 0 and 1 that a seed repeats (mulberry32). */
function randomBy(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

type Executed = { id: number; atMs: number; expiresAtMs: number }

/**
 * A device behind a bad network, which changes between the two processes: its connection breaks before it hears, before
 * it answers, and while it is idle; now and then it is away for longer than a command lasts.
 */
function startDevice(token: string, random: () => number, executed: Executed[]) {
  let client: MqttClient | null = null
  let isOver = false
  async function run() {
    while (!isOver) {
      const port = ports[Math.floor(random() * ports.length)] as number
      const own = mqtt.connect({ port, username: token, reconnectPeriod: 0, connectTimeout: 3000 })
      client = own
      own.on('error', () => undefined)
      const closed = new Promise<void>((resolve) => own.once('close', () => resolve()))
      const breaksAfter = 1 + Math.floor(random() * 6)
      let heard = 0
      own.on('connect', () =>
        own.subscribe('v1/devices/me/rpc/request/+', { qos: random() < 0.7 ? 1 : 0 }),
      )
      own.on('message', (topic, bytes) => {
        const id = Number(topic.split('/').at(-1))
        const { params } = JSON.parse(bytes.toString()) as { params: { expiresAt: number } }
        const atMs = systemClock.now().getTime()
        // As firmware has to: what comes late is left.
        if (atMs <= params.expiresAt) executed.push({ id, atMs, expiresAtMs: params.expiresAt })
        heard++
        if (random() < 0.2) own.stream.destroy()
        else own.publish(topic.replace('request', 'response'), '{"success":true}', { qos: 1 })
        if (heard >= breaksAfter) own.stream.destroy()
      })
      const idle = setTimeout(() => own.stream.destroy(), 300 + random() * 3000)
      await closed
      clearTimeout(idle)
      own.end(true)
      await wait(random() < 0.1 ? ttlS * 1000 + 500 : random() * 400)
    }
  }
  const running = run()
  return async () => {
    isOver = true
    client?.end(true)
    await running
  }
}

test('no relay command is executed twice or late, whatever breaks, and all of it is audited', async () => {
  const { database } = puquio
  const mine = await buildMine(database)
  const projectId = mine.project.id
  const random = randomBy(20260215)
  const devices = await Promise.all(
    Array.from({ length: deviceCount }, () => buildDevice(database, mine, { relay_2: 'Válvula' })),
  )
  const executed: Executed[] = []
  const stops = devices.map(({ deviceToken }, at) =>
    startDevice(deviceToken.text, randomBy(at + 1), executed),
  )
  const admin = await puquio.signIn(mine.admin)
  let asked = 0
  while (asked < commandCount) {
    const device = devices[Math.floor(random() * devices.length)]?.device
    if (!device) continue
    const relay = random() < 0.5 ? 1 : 2
    const body = relayBody({ relay, isOn: random() < 0.5, ttlS })
    const params = { projectId, deviceId: device.id }
    // A caller that is not sure asks again.
    await Promise.all([
      admin.call(api.request, { params, body }),
      admin.send(api.request, { params, body }),
    ])
    asked++
    await wait(random() * (isFull ? 60 : 100))
    if (asked === Math.floor(commandCount / 2)) {
      // The first process dies with what it had just taken; its devices go to the other, and to a third.
      children[0]?.kill('SIGKILL')
      ports.shift()
      await startProcess()
    }
  }
  await wait(ttlS * 1000 + 1000)
  await Promise.all(stops.map((stop) => stop()))
  puquio.clock.set(new Date(systemClock.now().getTime() + 120_000))
  await database.owner.one(
    {},
    sql`insert into job (kind, payload, run_at, created_at)
      values ('expire-commands', '{}', ${puquio.clock.now()}, ${puquio.clock.now()})`,
  )
  await runJobs(puquio, 'expire-commands')

  const rows = await database.owner.one<{ id: number; state: string; isLate: boolean }>(
    {},
    sql`select id, state, coalesce(sent_at > expires_at, false) as is_late from device_command
      where project_id = ${projectId}`,
  )
  expect(rows).toHaveLength(commandCount)
  const counts = Map.groupBy(rows, ({ state }) => state)
  for (const state of ['requested', 'sent', 'acknowledged'])
    expect(counts.get(state)).toBeUndefined()
  // The network was bad enough to prove something, and good enough that most got through.
  expect(counts.get('executed')?.length).toBeGreaterThan(commandCount / 4)
  expect(counts.get('unanswered')?.length).toBeGreaterThan(0)

  const ids = executed.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(rows.filter(({ isLate }) => isLate)).toEqual([])
  const heard = new Set(ids)
  const neverSent = rows.filter(({ state }) => state === 'expired' || state === 'cancelled')
  expect(neverSent.filter(({ id }) => heard.has(id))).toEqual([])
  for (const { id } of counts.get('executed') ?? []) expect(heard.has(id)).toBe(true)

  const unaudited = await database.owner.one(
    {},
    sql`select c.id, c.state from device_command c where c.project_id = ${projectId} and (
      not exists (select from audit_change h join audit_entry e on e.id = h.entry_id, jsonb_array_elements(h.details) d
        where h.table_name = 'device_command' and h.operation = 'insert' and d->>'id' = c.id::text
          and e.action = 'commands.request' and e.user_id = ${mine.admin.id})
      or not exists (select from audit_change h, jsonb_array_elements(h.details) d
        where h.table_name = 'device_command' and h.operation = 'update' and d->>'id' = c.id::text
          and d->'after'->>'state' = c.state))`,
  )
  expect(unaudited).toEqual([])
}, 300_000)
