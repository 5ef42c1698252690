import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { readingRoutes } from '../contract/src/modi/readings.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { findChromium } from '../scripts/system-packages.ts'
import type { Platform } from '../server/src/platform/platform.ts'
import { buildMember, buildProject, insert } from '../server/test/build.ts'
import { buildDevice } from '../server/test/proofs/build-device.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { framesPerSecond, signInAs } from './signed-in-page.ts'
import { startPuquio } from './start-puquio.ts'
import type { ListenersMessage, ListenersReport } from './stream-listeners.ts'

const pointsEach = 100_000
const keys = ['level', 'pressure', 'temperature', 'flow']
const streams = 200
const everyMs = 100
const batchReadings = 10_000
const secondsInFull = 20
const limitMs = 200
const asSmooth = 0.8

/**
 * A live graph of four variables with a reading a second for a day and more, in headless Chromium, while a device sends
 * ten messages a second to another process and as many people watch the same; 20 s, or 8 s with `--short`.
 */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const executablePath = await findChromium(console.log)
  if (!executablePath) {
    console.log('  not run: Chromium is not there and could not be installed')
    return []
  }
  const web = await buildWeb(console.log)
  if (!web.ok) throw new Error(web.output)
  const seconds = isShort ? 8 : secondsInFull
  const puquio = await startPuquio(null)
  const { platform, appUrl, ownerUrl, telemetryUrl } = puquio
  const script = (name: string) => join(import.meta.dirname, name)
  const server = fork(script('second-server.ts'), [appUrl, ownerUrl, telemetryUrl])
  const [address] = (await once(server, 'message')) as [string]
  const listeners = fork(script('stream-listeners.ts'), [address])
  let browser: Browser | null = null
  let device: ReturnType<typeof startDevice> | null = null
  try {
    const stage = await buildStage(platform)
    const watchers = await signInAll(puquio, stage.projectId)
    const watch = () => watchAll(address, watchers, stage)
    await watch()
    listeners.send({ cookies: watchers.map(({ cookie }) => cookie) } satisfies ListenersMessage)
    await once(listeners, 'message')
    const watching = setInterval(() => void watch().catch(() => undefined), 30_000)

    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    const viewport = { width: 1440, height: 900 }
    const context = await browser.newContext({ viewport })
    await signInAs(context, address, watchers[0] as Caller)
    device = startDevice(puquio.address, stage.token)
    const page = await context.newPage()
    await page.addInitScript(noteArrivals)
    await page.goto(`${address}/modi/graph/${stage.deviceId}/${stage.serial}?range=30h`)
    await page.locator('.u-over').first().waitFor()
    await pause(5_000)
    // What opening such a graph costs the server is over by then.
    device.answeredMs.clear()
    const frames = await framesPerSecond(page, seconds)
    const latenciesMs = await readArrivals(page, device.answeredMs)
    await page.goto('about:blank')
    await pause(1_000)
    const bare = await framesPerSecond(page, seconds)
    await device.stop()
    clearInterval(watching)
    listeners.send('report' satisfies ListenersMessage)
    const [report] = (await once(listeners, 'message')) as [ListenersReport]
    if (!('arrivals' in report)) throw new Error('The listeners did not report')
    if (latenciesMs.length === 0)
      throw new Error('Nothing arrived in the graph while it was measured')
    const sorted = latenciesMs.toSorted((a, b) => a - b)
    return [
      {
        name: `graph of ${keys.length} × ${pointsEach} readings while they arrive`,
        value: frames,
        unit: 'frames/s',
        reference: { name: 'bare requestAnimationFrame loop', value: bare },
        limit: { atLeast: asSmooth },
      },
      {
        name: `from the answer to a device to the page’s data beside ${streams} streams, p95 of ${sorted.length}`,
        value: sorted[Math.floor(sorted.length * 0.95)] ?? Infinity,
        unit: 'ms',
        reference: { name: 'allowed', value: limitMs },
        limit: { atMost: 1 },
      },
      {
        name: 'streams that were told of readings less than nine times a second, or closed',
        value:
          report.closed + (report.readings < streams * seconds * 9 * keys.length ? streams : 0),
        unit: 'of all',
        reference: { name: 'streams', value: streams },
        limit: { atMost: 0 },
      },
    ]
  } finally {
    await device?.stop()
    await browser?.close()
    listeners.disconnect()
    server.disconnect()
    await puquio.stop()
  }
}

type Puquio = Awaited<ReturnType<typeof startPuquio>>
type Stage = {
  projectId: number
  deviceId: number
  serial: string
  token: string
  variables: number[]
}
type Caller = { id: number; email: string; authorization: string; cookie: string }

/** A device with four variables that measured every second until now. */
async function buildStage({ database, telemetry }: Platform): Promise<Stage> {
  const project = await buildProject(database)
  const entry = { position: 1, kind: 'screen', label: 'screen.ModiList', alias: 'ModiList' }
  await insert(database, 'menu_item', { projectId: project.id, ...entry })
  const admin = await buildMember(database, project, 'admin')
  const serial = 'BENCH-1'
  const built = await buildDevice(database, { project, admin }, { serial, intervalS: 1 })
  const variables = [built.variable.id]
  for (const [position, key] of keys.entries()) {
    if (position === 0) continue
    const names = { position, key, name: key, unit: position < 2 ? 'm' : 'kPa', decimals: 2 }
    const of = { projectId: project.id, deviceId: built.device.id }
    variables.push((await insert(database, 'variable', { ...of, ...names })).id)
  }
  const endMs = Math.floor(Date.now() / 1000) * 1000
  for (let from = pointsEach; from > 0; from -= batchReadings / keys.length) {
    const readings = Array.from({ length: batchReadings }, (_, index) => {
      const secondsAgo = from - Math.floor(index / keys.length)
      const value = valueAt(index % keys.length, secondsAgo)
      const variableId = variables[index % keys.length] ?? 0
      return {
        variableId,
        atMs: endMs - secondsAgo * 1000,
        raw: value,
        value,
        quality: 'good' as const,
      }
    })
    await telemetry.write({ receivedAt: new Date(), channel: 'mobile', message: null, readings })
  }
  const token = built.deviceToken.text
  return { projectId: project.id, deviceId: built.device.id, serial, token, variables }
}

/** As noisy as a sensor is, so that every pixel has its own extremes. */
const valueAt = (variable: number, second: number): number => {
  const noise = ((second * 7919 + variable * 104_729) % 1000) / 1000
  return Math.round((10 + variable * 3 + Math.sin(second / 5000 + variable) + noise) * 100) / 100
}

async function signInAll(puquio: Puquio, projectId: number): Promise<Caller[]> {
  const callers: Caller[] = []
  for (let n = 0; n < streams; n++) {
    const { id, email } = await buildMember(puquio.platform.database, { id: projectId }, 'read')
    callers.push({ id, email, ...(await puquio.signIn(id)) })
  }
  return callers
}

async function watchAll(address: string, callers: readonly Caller[], stage: Stage) {
  const path = readingRoutes.watch.path.replace(':projectId', String(stage.projectId))
  const body = JSON.stringify({ variables: stage.variables })
  for (const { authorization, cookie } of callers) {
    const headers = { authorization, cookie, 'content-type': 'application/json' }
    const answer = await fetch(address + path, { method: 'PUT', headers, body })
    if (!answer.ok) throw new Error(`A watch was answered ${answer.status}`)
  }
}

/** Sends all variables at once, again and again, and keeps when each message was answered, by its time. */
function startDevice(address: string, token: string) {
  const answeredMs = new Map<number, number>()
  const sending = new Set<Promise<void>>()
  const send = async () => {
    const ts = Date.now()
    const values = Object.fromEntries(
      keys.map((key, variable) => [key, valueAt(variable, ts / everyMs)]),
    )
    const answer = await fetch(`${address}/api/v1/${token}/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ts, values }),
    })
    if (!answer.ok) throw new Error(`A message was answered ${answer.status}`)
    answeredMs.set(ts, performance.timeOrigin + performance.now())
  }
  const timer = setInterval(() => {
    const one = send()
      .catch((error: Error) => console.log(`  ${error.message}`))
      .finally(() => sending.delete(one))
    sending.add(one)
  }, everyMs)
  return {
    answeredMs,
    async stop() {
      clearInterval(timer)
      await Promise.all(sending)
    },
  }
}

type Noting = { arrivedMs?: Map<number, number> }

/** Runs in the page: keeps when each reading reached it. */
function noteArrivals() {
  const arrivedMs = new Map<number, number>()
  ;(window as Noting).arrivedMs = arrivedMs
  const Bare = window.EventSource
  window.EventSource = class extends Bare {
    constructor(url: string | URL, init?: EventSourceInit) {
      super(url, init)
      this.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const event = JSON.parse(data) as { readings?: [number, number, number][] }
        for (const [, atMs] of event.readings ?? [])
          if (!arrivedMs.has(atMs)) arrivedMs.set(atMs, performance.timeOrigin + performance.now())
      })
    }
  }
}

/** From each answer to its arrival in the page, in ms; what arrived before the answer took no time. */
async function readArrivals(page: Page, answeredMs: ReadonlyMap<number, number>) {
  const arrived = await page.evaluate(() => [...((window as Noting).arrivedMs ?? [])])
  return arrived.flatMap(([ts, atMs]) => {
    const answered = answeredMs.get(ts)
    return answered === undefined ? [] : [Math.max(0, atMs - answered)]
  })
}
