import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { commitmentRoutes } from '../contract/src/commitments/commitments.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { findChromium } from '../scripts/system-packages.ts'
import { raw, sql } from '../server/src/platform/db/sql.ts'
import { buildMember, buildProject, buildUser, insert } from '../server/test/build.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { framesPerSecond, signInAs } from './signed-in-page.ts'
import { startPuquio } from './start-puquio.ts'
import { p95 } from './telemetry-server.ts'
import { millisecondsOf } from './timed.ts'

const commitments = 5000
const asSmooth = 0.8
const byName = 'c.short_name_key, c.id'

/** 5,000 commitments: how soon the matrix filters and pages, and how smoothly it scrolls. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const puquio = await startPuquio(null)
  try {
    const { id: projectId, reader } = await fill(puquio)
    const headers = await puquio.signIn(reader.id)
    const rounds = isShort ? 5 : 40
    const { lists, bare } = await timeLists(puquio, { projectId, headers, rounds })
    const list: BenchResult = {
      name: `filters and pages of ${commitments} commitments, p95 of ${lists.length}`,
      value: p95(lists),
      unit: 'ms',
      reference: { name: 'bare SQL of the same', value: p95(bare) },
      limit: { atMost: 2 },
    }
    const frames = await frameRates(puquio.address, { ...reader, ...headers }, isShort ? 4 : 15)
    if (!frames) return [list]
    return [
      list,
      {
        name: `matrix of ${commitments} commitments while it is scrolled`,
        value: frames.scrolled,
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
  const entry = { position: 1, kind: 'screen', label: 'screen.Commitments', alias: 'Commitments' }
  await insert(database, 'menu_item', { projectId: project.id, ...entry })
  const reader = await buildMember(database, project, 'read')
  const admin = await buildUser(database)
  const of = (statement: ReturnType<typeof sql>) => database.owner.one({}, statement)
  const unit = await insert(database, 'mining_unit', { projectId: project.id, name: 'Yanashalla' })
  await of(sql`
    insert into instrument (project_id, mining_unit_id, name, kind, year, in_force_from, created_at, created_by)
    select ${project.id}, ${unit.id}, 'EIA-d ' || n, 'eia-d', 2010 + n, '2020-01-01', now(), ${admin.id}
    from generate_series(1, 10) n`)
  await of(sql`
    insert into environmental_component (project_id, name, created_at)
    select ${project.id}, (array['Agua', 'Aire', 'Suelo', 'Flora', 'Fauna', 'Ruido'])[n], now() from generate_series(1, 6) n`)
  const file = await insert(database, 'stored_file', {
    projectId: project.id,
    sha256: Buffer.alloc(32, 3),
    name: 'EIA-d.pdf',
    mediaType: 'application/pdf',
    bytes: 5,
    uploadedAt: '2026-02-01T12:00:00Z',
    uploadedBy: admin.id,
  })
  await of(sql`
    insert into instrument_document (project_id, instrument_id, name, file_id, pages, has_script, state, added_at, added_by)
    select project_id, id, name || '.pdf', ${file.id}, 900, false, 'ready', now(), ${admin.id}
    from instrument where project_id = ${project.id}`)
  await of(sql`
    insert into commitment (project_id, instrument_id, short_name, text, kind, phase, component_id, method, confidence,
      state, created_at)
    select ${project.id}, (select min(id) from instrument where project_id = ${project.id}) + n % 10, 'COM-' || lpad(n::text, 4, '0'),
      'El titular realizará la medida ' || n || ' de control de la calidad del agua, del aire y del ruido en el frente ' || n % 97
        || ', con informes a la autoridad competente cada trimestre y registro fotográfico.',
      (array['monitoring', 'measure', 'limit', 'report', 'payment', 'prohibition', 'study'])[1 + n % 7],
      (array['construction', 'operation', 'closure', null])[1 + n % 4],
      (select min(id) from environmental_component where project_id = ${project.id}) + n % 6, 'rules', (n % 100) / 100.0,
      (array['proposed', 'verified', 'verified', 'rejected'])[1 + n % 4], now()
    from generate_series(1, ${commitments}::int) n`)
  await of(sql`
    insert into commitment_place (project_id, commitment_id, document_id, page, quote, start, "end", areas)
    select c.project_id, c.id, d.id, 1 + c.id % 900, left(c.text, 80), 0, 80, '[]'
    from commitment c join instrument_document d on d.project_id = c.project_id and d.instrument_id = c.instrument_id
    where c.project_id = ${project.id}`)
  await of(sql`analyze commitment, commitment_place, instrument, instrument_document`)
  return { id: project.id, reader }
}

type Asked = { projectId: number; headers: Record<string, string>; rounds: number }

/** What people ask for: pages, filtered, sorted and searched; and the bare SQL that finds, counts and shows the same rows. */
const queries = [
  { asked: '?size=100&sort=shortName', where: 'true', order: byName, offset: 0 },
  { asked: '?size=100&sort=shortName&page=20', where: 'true', order: byName, offset: 1900 },
  {
    asked: '?size=100&sort=-created&states=proposed',
    where: `c.state = 'proposed'`,
    order: 'c.created_at desc, c.id desc',
    offset: 0,
  },
  {
    asked: '?size=100&sort=shortName&kinds=monitoring,limit',
    where: `c.kind in ('monitoring', 'limit')`,
    order: byName,
    offset: 0,
  },
  {
    asked: '?size=100&sort=shortName&search=frente+49',
    where: `c.search_key like '%frente%' and c.search_key like '%49%'`,
    order: byName,
    offset: 0,
  },
]

type Query = (typeof queries)[number]

const bareSql = (projectId: number, { where, order, offset }: Query) =>
  raw(`
  with page as (select c.id, row_number() over (order by ${order}) as at from commitment c
    where c.project_id = ${projectId} and ${where} order by ${order} limit 100 offset ${offset})
  select c.*, i.name as instrument, u.name as mining_unit, e.name as component,
    (select jsonb_agg(jsonb_build_object('document', d.name, 'page', q.page, 'quote', q.quote, 'areas', q.areas))
      from commitment_place q join instrument_document d on d.project_id = q.project_id and d.id = q.document_id
      where q.project_id = c.project_id and q.commitment_id = c.id) as places,
    (select jsonb_agg(s.code) from commitment_station k join station s on s.project_id = k.project_id and s.id = k.station_id
      where k.project_id = c.project_id and k.commitment_id = c.id) as stations,
    (select jsonb_agg(r.name) from commitment_parameter k
      join parameter r on r.project_id = k.project_id and r.id = k.parameter_id
      where k.project_id = c.project_id and k.commitment_id = c.id) as parameters,
    (select count(*) from monitoring m where m.project_id = c.project_id and m.commitment_id = c.id) as monitorings,
    (select count(*) filter (where o.due_on < current_date and o.done_on is null)
      from task t join task_occurrence o on o.project_id = t.project_id and o.task_id = t.id
      where t.project_id = c.project_id and t.commitment_id = c.id) as overdue,
    (select count(*) from commitment c where c.project_id = ${projectId} and ${where}) as total,
    (select count(*) from commitment c where c.project_id = ${projectId} and ${where} and c.state = 'proposed') as unverified
  from page join commitment c on c.project_id = ${projectId} and c.id = page.id
  join instrument i on i.project_id = c.project_id and i.id = c.instrument_id
  join mining_unit u on u.project_id = i.project_id and u.id = i.mining_unit_id
  left join environmental_component e on e.project_id = c.project_id and e.id = c.component_id
  order by page.at`)

async function timeLists(
  { address, platform: { database } }: Puquio,
  { projectId, headers, rounds }: Asked,
) {
  const path = commitmentRoutes.list.path.replace(':projectId', String(projectId))
  const times = { lists: [] as number[], bare: [] as number[] }
  for (let round = -2; round < rounds; round++)
    for (const query of queries) {
      const tookMs = await millisecondsOf(async () => {
        const answer = await fetch(address + path + query.asked, { headers })
        if (!answer.ok) throw new Error(`The matrix was answered ${answer.status}`)
        await answer.text()
      })
      const statement = bareSql(projectId, query)
      const bareMs = await millisecondsOf(() => database.owner.one({}, statement))
      if (round < 0) continue
      times.lists.push(tookMs)
      times.bare.push(bareMs)
    }
  return times
}

type Caller = { id: number; email: string; authorization: string; cookie: string }

/** Frames a second while the matrix is scrolled, and of an empty page in the same browser; null without a browser. */
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
    await page.goto(`${address}/environmental-instruments/commitments?size=100`)
    await page.locator('table tbody tr[tabindex]').nth(50).waitFor({ timeout: 60_000 })
    await pause(2_000)
    const scrolled = await whileScrolled(page, () => framesPerSecond(page, seconds))
    await page.goto('about:blank')
    await pause(1_000)
    return { scrolled, bare: await framesPerSecond(page, seconds) }
  } finally {
    await browser?.close()
  }
}

/** Scrolls the table down and up as long as work goes on. */
async function whileScrolled<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const box = await page.locator('table').first().boundingBox()
  if (!box) throw new Error('The matrix is not there')
  await page.mouse.move(box.x + 300, box.y + 200)
  let isDone = false
  const scrolling = (async () => {
    for (let step = 0; !isDone; step++) await page.mouse.wheel(0, step % 40 < 20 ? 160 : -160)
  })()
  try {
    return await work()
  } finally {
    isDone = true
    await scrolling
  }
}
