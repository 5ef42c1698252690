import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { deviceRoutes } from '../contract/src/modi/devices.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { findChromium } from '../scripts/system-packages.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { buildMember, buildProject, insert } from '../server/test/build.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { framesPerSecond, signInAs } from './signed-in-page.ts'
import { startPuquio } from './start-puquio.ts'
import { p95 } from './telemetry-server.ts'
import { millisecondsOf } from './timed.ts'

const devices = 5000
const listMs = 300
const asSmooth = 0.8

/** 5,000 devices with four variables each: how soon the list answers, and how smoothly their map is dragged. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const puquio = await startPuquio(null)
  try {
    const { id: projectId, reader } = await fill(puquio)
    const headers = await puquio.signIn(reader.id)
    const times = await timeLists(puquio.address, { projectId, headers, rounds: isShort ? 5 : 40 })
    const list: BenchResult = {
      name: `list of ${devices} devices, p95 of ${times.length}`,
      value: p95(times),
      unit: 'ms',
      reference: { name: 'allowed', value: listMs },
      limit: { atMost: 1 },
    }
    const frames = await frameRates(puquio.address, { ...reader, ...headers }, isShort ? 4 : 15)
    if (!frames) return [list]
    return [
      list,
      {
        name: `map of ${devices} devices while it is dragged`,
        value: frames.dragged,
        unit: 'frames/s',
        reference: { name: 'bare requestAnimationFrame loop', value: frames.bare },
        limit: { atLeast: asSmooth },
      },
    ]
  } finally {
    await puquio.stop()
  }
}

type Puquio = Awaited<ReturnType<typeof startPuquio>>

async function fill({ platform: { database } }: Puquio) {
  const project = await buildProject(database)
  const entry = { position: 1, kind: 'screen', label: 'screen.ModiList', alias: 'ModiList' }
  await insert(database, 'menu_item', { projectId: project.id, ...entry })
  const reader = await buildMember(database, project, 'read')
  const of = (statement: ReturnType<typeof sql>) => database.owner.one({}, statement)
  await of(sql`
    insert into device (project_id, serial, name, group_name, latitude_deg, longitude_deg, channel, installed_on,
      interval_s, created_at)
    select ${project.id}, 'BENCH-' || lpad(n::text, 5, '0'), 'Piezómetro ' || n, 'Grupo ' || n % 20,
      -10.5 + (n % 71) * 0.004, -76.5 + (n / 71) * 0.004, (array['mobile', 'lora', 'satellite'])[1 + n % 3],
      '2026-01-01', 600, now()
    from generate_series(1, ${devices}::int) n`)
  await of(sql`
    insert into variable (project_id, device_id, position, key, name, unit, decimals)
    select d.project_id, d.id, n, 'key' || n, 'Variable ' || n, 'm', 2
    from device d, generate_series(0, 3) n where d.project_id = ${project.id}`)
  await of(sql`
    insert into device_state (device_id, project_id, last_received_at, battery_pct, rssi_dbm)
    select id, project_id, now() - make_interval(mins => id % 90), id % 100, -(id % 120)
    from device where project_id = ${project.id} and id % 50 > 0`)
  await of(sql`
    insert into telemetry.reading_latest (ts, raw, value, variable_id, lag_s, channel, quality)
    select now(), id / 7.0, id / 7.0, id, 5, 1, 0 from variable where project_id = ${project.id}`)
  await of(sql`analyze device, variable, device_state, telemetry.reading_latest`)
  return { id: project.id, reader }
}

type Asked = { projectId: number; headers: Record<string, string>; rounds: number }

/** What people ask for: pages, sorted and searched, of one state or channel. */
async function timeLists(
  address: string,
  { projectId, headers, rounds }: Asked,
): Promise<number[]> {
  const path = deviceRoutes.list.path.replace(':projectId', String(projectId))
  const queries = [
    '',
    '?sort=-last',
    '?search=pie+49',
    '?state=stale',
    '?channel=lora&page=9&size=100',
  ]
  const times: number[] = []
  for (let round = -2; round < rounds; round++)
    for (const query of queries) {
      const tookMs = await millisecondsOf(async () => {
        const answer = await fetch(address + path + query, { headers })
        if (!answer.ok) throw new Error(`The list was answered ${answer.status}`)
        await answer.text()
      })
      if (round >= 0) times.push(tookMs)
    }
  return times
}

type Caller = { id: number; email: string; authorization: string; cookie: string }

/** Frames a second while the map is dragged, and of an empty page in the same browser; null without a browser. */
async function frameRates(address: string, caller: Caller, seconds: number) {
  const executablePath = await findChromium(console.log)
  if (!executablePath) {
    console.log('  not run: Chromium is not there and could not be installed')
    return null
  }
  const web = await buildWeb(console.log)
  if (!web.ok) throw new Error(web.output)
  let browser: Browser | null = null
  try {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await signInAs(context, address, caller)
    const page = await context.newPage()
    await page.goto(`${address}/modi?view=map`)
    const canvas = page.locator('.ol-viewport canvas').first()
    await canvas.waitFor({ state: 'attached', timeout: 60_000 })
    await pause(3_000)
    const dragged = await whileDragged(page, () => framesPerSecond(page, seconds))
    await page.goto('about:blank')
    await pause(1_000)
    return { dragged, bare: await framesPerSecond(page, seconds) }
  } finally {
    await browser?.close()
  }
}

/** Drags the map in a circle as long as work goes on. */
async function whileDragged<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const box = await page.locator('.ol-viewport').boundingBox()
  if (!box) throw new Error('The map is not there')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; !isDone; step++)
    await page.mouse.move(x + 120 * Math.sin(step / 12), y + 80 * Math.cos(step / 12))
  await page.mouse.up()
  return working
}
