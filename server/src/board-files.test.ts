import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { boardRoutes } from '@puquio/contract/boards/boards'
import type { BoardPanel, PanelKind } from '@puquio/contract/boards/panels'
import { readingRoutes } from '@puquio/contract/modi/readings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPanelData, settingsOf } from '../test/boards/build-panel-data.ts'
import { buildMember, buildMine } from '../test/build.ts'
import { sql } from './platform/db/sql.ts'
import { startTestApp, type TestApp } from '../test/harness.ts'
import { buildBoard } from '../test/proofs/build-board.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let urir: string

/** Those with tables. */
const kinds: PanelKind[] = ['exceedances', 'alarms', 'devices', 'levels', 'map', 'commitments']

beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.set('2026-03-10T12:00:00-05:00')
  mine = await buildMine(puquio.database)
  const settings = settingsOf(await buildPanelData(puquio, mine))
  const panels = Array.from({ length: 30 }, (_, at): BoardPanel => {
    const kind = kinds[at % kinds.length] as PanelKind
    return { kind, title: `${kind} ${at}`, width: 6, height: 'low', settings: settings[kind] }
  })
  urir = (await buildBoard(puquio.platform, mine, { panels })).urir
})
afterAll(() => puquio.close())

test('six workbooks of a board of 30 panels at once are all answered, and others beside them', async () => {
  const people = [mine.admin, await buildMember(puquio.database, mine.project, 'read')]
  const readers = await Promise.all(people.map((person) => puquio.signIn(person)))
  const other = await buildMine(puquio.database)
  const beside = await puquio.signIn(other.admin)
  const params = { projectId: mine.project.id, urir }
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let left = 6
  const answers = Array.from({ length: left }, async (_, at) => {
    const reader = readers[at % readers.length] as (typeof readers)[number]
    const answer = await reader.send(boardRoutes.file, { params })
    left--
    return answer
  })
  const slowest: number[] = []
  while (left > 0) {
    const since = performance.now()
    await beside.call(boardRoutes.list, { params: { projectId: other.project.id } })
    slowest.push(performance.now() - since)
    await pause(50)
  }
  delay.disable()
  for (const { statusCode, rawPayload } of await Promise.all(answers)) {
    expect(statusCode).toBe(200)
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK')
  }
  expect(slowest.length).toBeGreaterThan(5)
  expect(Math.max(...slowest)).toBeLessThan(1500)
  expect(delay.percentile(99) / 1e6).toBeLessThan(250)
})

test('variables in a unit of wind are found by what they measure, and any by their ids', async () => {
  const reader = await puquio.signIn(mine.admin)
  const params = { projectId: mine.project.id }
  const named = async (query: { wind?: 'speed' | 'direction'; ids?: number[] }) => {
    const { items } = await reader.call(readingRoutes.variables, { params, query })
    return items.map(({ name }) => name)
  }
  expect(await named({ wind: 'speed' })).toEqual(['ws'])
  expect(await named({ wind: 'direction' })).toEqual(['wd'])
  const { items } = await reader.call(readingRoutes.variables, { params, query: {} })
  const other = items.find(({ name }) => name === 'wd')
  expect(items.length).toBeGreaterThan(2)
  expect(await named({ ids: [other?.id ?? 0] })).toEqual(['wd'])
})

test('a board is filtered by period, stations and parameters in its files', async () => {
  const reader = await puquio.signIn(mine.admin)
  const projectId = mine.project.id
  const panels: BoardPanel[] = [
    { kind: 'exceedances', title: '', width: 12, height: 'low', settings: {} },
  ]
  const report = await buildBoard(puquio.platform, mine, { panels }, 'environment-report')
  const [cu, ph] = await puquio.database.owner.one<{ id: number }>(
    {},
    sql`select id from parameter where project_id = ${projectId} and key in ('cu-total', 'ph') order by key`,
  )
  const file = async (query: object) => {
    const { body } = await reader.send(boardRoutes.file, {
      params: { projectId, urir: report.urir },
      query: { format: 'csv', language: 'es', ...query },
    })
    return body
  }
  const of = { from: '2026-01-01', to: '2026-03-10', stations: String(mine.station.id) }
  expect(await file({ ...of, parameters: String(cu?.id) })).toContain('Cobre total')
  expect(await file({ ...of, parameters: String(ph?.id) })).not.toContain('Cobre total')
  expect(await file({ ...of, to: '2026-01-02' })).not.toContain('Cobre total')
  expect(await file({ ...of, stations: '2147483000' })).not.toContain('Cobre total')
})
