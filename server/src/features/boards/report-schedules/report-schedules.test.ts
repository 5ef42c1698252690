import {
  type ReportScheduleInput,
  reportScheduleRoutes as api,
} from '@puquio/contract/boards/report-schedules'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember, buildMine, type BuiltUser, type Row } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildBoard, buildSchedule, scheduleBody } from '../../../../test/proofs/build-board.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let person: BuiltUser
let admin: Calls
let board: Row
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set('2026-02-28T15:00:00Z')
  await puquio.database.owner.one({}, sql`delete from job`)
  mine = await buildMine(puquio.database)
  person = await buildMember(puquio.database, mine.project, 'read')
  admin = await puquio.signIn(mine.admin)
  board = await buildBoard(puquio.platform, mine)
  params = { projectId: mine.project.id }
})

/** Sessions do not last so long. */
const later = async (instant: string) => {
  puquio.clock.set(instant)
  admin = await puquio.signIn(mine.admin)
}
const due = async () => {
  await puquio.database.owner.one(
    {},
    sql`insert into job (kind, project_id, payload, run_at, created_at) values ('start-scheduled-reports',
      ${mine.project.id}, '{}', ${puquio.clock.now()}, ${puquio.clock.now()})`,
  )
  await runJobs(puquio, 'start-scheduled-reports', 'make-pdf', 'notify', 'send-bulk-mail')
}
const only = async () => {
  const [schedule] = await admin.call(api.list, { params })
  return schedule
}

test('a board is made at its time and told by notification and mail, and the next one is due', async () => {
  const body = scheduleBody(board.id, person.id)
  const made = await admin.call(api.create, { params, body })
  // 07:00 in Lima.
  expect(made).toMatchObject({
    board: 'Calidad del agua',
    nextAt: '2026-03-01T12:00:00.000Z',
    runs: [],
  })
  await due()
  expect((await only())?.runs).toEqual([])

  await later('2026-03-01T12:00:30Z')
  await due()
  expect(await only()).toMatchObject({
    nextAt: '2026-04-01T12:00:00.000Z',
    people: [`${person.name} Quispe`],
    runs: [{ from: '2026-02-01', to: '2026-02-28', state: 'told', told: 1, problem: null }],
  })
  const reader = await puquio.signIn(person)
  const { items } = await reader.call(notificationRoutes.list, { params, query: {} })
  expect(JSON.stringify(items)).toContain('del 01/02/2026 al 28/02/2026')
  const [mail] = await puquio.database.owner.one<{ text: string }>(
    {},
    sql`select body_text as text from mail where recipient = ${person.email} order by id desc limit 1`,
  )
  expect(mail?.text).toMatch(/\/notifications\?open=\d+&project=/)
  expect(items).toMatchObject([{ opens: '/reports?tab=made' }])

  // Whoever reads the project downloads it.
  const { items: reports } = await reader.call(pdfReportRoutes.made, { params, query: {} })
  expect(reports).toMatchObject([{ kind: 'board', isScheduled: true, file: { pages: 2 } }])
  const pdfReportId = reports[0]?.id ?? 0
  const file = await reader.send(pdfReportRoutes.file, { params: { ...params, pdfReportId } })
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('after an absence it is made once, of the time that was due last', async () => {
  const body = { ...scheduleBody(board.id, person.id), frequency: 'daily' as const }
  await admin.call(api.create, { params, body })
  await later('2026-03-09T13:00:00Z')
  await due()
  await due()
  const schedule = await only()
  expect(schedule?.runs).toHaveLength(1)
  expect(schedule?.nextAt).toBe('2026-03-10T12:00:00.000Z')
})

test('one that is off is never due, and one that changed meanwhile is not overwritten', async () => {
  const body = { ...scheduleBody(board.id, person.id), enabled: false }
  const { id } = await admin.call(api.create, { params, body })
  await later('2026-03-02T13:00:00Z')
  await due()
  expect(await only()).toMatchObject({ nextAt: null, runs: [] })
  const edit = { params: { ...params, scheduleId: id }, body: { ...body, version: 1 } }
  await admin.call(api.edit, edit)
  expect(await admin.refusal(api.edit, edit)).toMatchObject({ problem: 'CHANGED_MEANWHILE' })
  await admin.call(api.remove, { params: { ...params, scheduleId: id } })
  expect(await only()).toBeUndefined()
})

test('is set by an ADMIN alone, for a board and members of the project', async () => {
  const reader = await puquio.signIn(person)
  const body = scheduleBody(board.id, person.id)
  expect(await reader.refusal(api.create, { params, body })).toMatchObject({ status: 403 })
  expect(await puquio.nobody.refusal(api.list, { params })).toMatchObject({ status: 401 })
  const other = await buildMine(puquio.database)
  const foreign = await buildBoard(puquio.platform, other)
  const schedule = await buildSchedule(puquio.database, { ...other, board: foreign })
  const ofOther = { params: { ...params, scheduleId: schedule.id } }
  expect(await admin.refusal(api.remove, ofOther)).toMatchObject({ status: 404 })
  for (const [field, given] of [
    ['boardId', { boardId: foreign.id }],
    ['recipients', { recipients: [other.admin.id] }],
  ] satisfies [string, Partial<ReportScheduleInput>][])
    expect(await admin.refusal(api.create, { params, body: { ...body, ...given } })).toMatchObject({
      status: 422,
      fields: [{ path: field, code: 'not-in-list' }],
    })
})
