import { scheduleRoutes } from '@puquio/contract/schedule'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMember, buildMine, buildMonitoring, buildStation } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { readWorkbook } from '../../../test/workbooks/read-workbook.ts'

let puquio: TestApp
let reader: Calls
let params: { projectId: number; planId: number }
let stationId: number

beforeAll(async () => {
  puquio = await startTestApp()
  const mine = await buildMine(puquio.database)
  const { project, plan, component } = mine
  params = { projectId: project.id, planId: plan.id }
  const station = await buildStation(puquio.database, project, { code: 'PM-B', name: 'Bocamina' })
  await buildStation(puquio.database, project, { code: 'PM-Z', name: 'Sin monitoreos' })
  const first = await buildStation(puquio.database, project, { code: 'PM-A', name: 'Relavera' })
  stationId = first.id
  const add = (where: { id: number }, columns: Record<string, unknown>) =>
    buildMonitoring(puquio.database, { project, plan, station: where, component }, columns)
  await add(station, { estimatedOn: '2026-02-03', actionCompleted: true, actionOn: '2026-02-03' })
  await add(station, { estimatedOn: '2026-02-03' })
  await add(station, { estimatedOn: '2026-02-28', omittedAt: '2026-02-01T12:00:00Z' })
  await add(first, { estimatedOn: '2026-02-16', type: 'additional', commitment: 'EIA 4.2' })
  reader = await puquio.signIn(await buildMember(puquio.database, project, 'read'))
})
afterAll(() => puquio.close())

type Query = { month: string; language?: string; stations?: number[] }
const download = (
  route: typeof scheduleRoutes.workbook | typeof scheduleRoutes.calendar,
  query: Query,
) => reader.send(route, { params, query })

async function workbook(query: Query) {
  const answer = await download(scheduleRoutes.workbook, query)
  const read = await readWorkbook(answer.rawPayload)
  if (read.kind === 'refused') throw new Error('The workbook cannot be read')
  return { answer, sheets: read.sheets }
}

describe('the workbook of a month', () => {
  it('has the stations with monitorings by the days of the month', async () => {
    const { answer, sheets } = await workbook({ month: '2026-02', language: 'es' })
    expect(answer.headers['content-disposition']).toContain('filename="Cronograma 2026-02.xlsx"')
    const [table] = sheets
    expect(table?.name).toBe('2026-02')
    const [head, first, second, ...more] = table?.rows ?? []
    expect(head).toEqual([
      'Estación',
      'Nombre',
      ...Array.from({ length: 28 }, (_, day) => String(day + 1)),
    ])
    expect([first?.[0], first?.[1], first?.[17]]).toEqual(['PM-A', 'Relavera', '▲'])
    expect([second?.[0], second?.[4], second?.[29]]).toEqual(['PM-B', '■●', '⊘'])
    expect(more).toEqual([])
  })

  it('counts in the words of the language asked for', async () => {
    const { sheets } = await workbook({ month: '2026-02', language: 'pt' })
    const rows = (sheets[1]?.rows ?? []).map((row) => row.slice(0, 2))
    expect(sheets[1]?.name).toBe('Resumo')
    expect(rows).toContainEqual(['● Realizado', 1])
    expect(rows).toContainEqual(['■ Não cumprido', 1])
    expect(rows).toContainEqual(['Total do mês', 4])
    expect(rows).toContainEqual(['Adicionais', 1])
  })

  it('says when it holds only a part of the plan', async () => {
    const { sheets } = await workbook({ month: '2026-02', language: 'en', stations: [stationId] })
    expect(sheets[0]?.rows).toHaveLength(2)
    expect(sheets[1]?.rows[2]).toEqual(['Filtered: only a part of the plan.'])
  })

  it('has a table even for a month without monitorings', async () => {
    const { sheets } = await workbook({ month: '2030-01' })
    expect(sheets[0]?.rows).toHaveLength(1)
  })
})

describe('the calendar of a month', () => {
  it('has the monitorings of the month, in order, with their status', async () => {
    const answer = await download(scheduleRoutes.calendar, { month: '2026-02', language: 'en' })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('filename="Schedule 2026-02.ics"')
    const summaries = answer.body.split('\r\n').filter((line) => line.startsWith('SUMMARY:'))
    expect(summaries).toEqual([
      'SUMMARY:PM-B · Done',
      'SUMMARY:PM-B · Unfulfilled',
      'SUMMARY:PM-A · Near',
      'SUMMARY:PM-B · Omitted',
    ])
  })

  it('keeps an identifier through later downloads', async () => {
    const ids = async () =>
      (await download(scheduleRoutes.calendar, { month: '2026-02' })).body.match(/UID:.*/g)
    expect(await ids()).toEqual(await ids())
  })
})
