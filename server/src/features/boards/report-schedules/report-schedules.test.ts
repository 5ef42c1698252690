import {
  type ReportSchedule,
  type ReportScheduleInput,
  reportScheduleRoutes as api,
} from '@puquio/contract/boards/report-schedules'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember, buildMine, type BuiltUser, insert, type Row } from '../../../../test/build.ts'
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

const all = ['start-scheduled-reports', 'make-pdf', 'notify', 'send-bulk-mail'] as const
/** Sessions do not last so long. */
const later = async (instant: string) => {
  puquio.clock.set(instant)
  admin = await puquio.signIn(mine.admin)
}
const due = async (kinds: readonly string[] = all) => {
  await puquio.database.owner.one(
    {},
    sql`insert into job (kind, project_id, payload, run_at, created_at) values ('start-scheduled-reports',
      ${mine.project.id}, '{}', ${puquio.clock.now()}, ${puquio.clock.now()})`,
  )
  await runJobs(puquio, ...kinds)
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
    people: [{ id: person.id, name: `${person.name} Quispe`, mayOpen: true }],
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
  expect(await only()).toMatchObject({
    nextAt: '2026-03-10T12:00:00.000Z',
    runs: [{ dueAt: '2026-03-09T12:00:00.000Z', from: '2026-03-08', to: '2026-03-08' }],
  })
  expect((await only())?.runs).toHaveLength(1)
})

test('before its time of the day, an absence is made up for with the day before', async () => {
  const body = { ...scheduleBody(board.id, person.id), frequency: 'daily' as const }
  await admin.call(api.create, { params, body })
  await later('2026-03-09T11:00:00Z')
  await due()
  expect(await only()).toMatchObject({
    nextAt: '2026-03-09T12:00:00.000Z',
    runs: [{ dueAt: '2026-03-08T12:00:00.000Z', from: '2026-03-07', to: '2026-03-07' }],
  })
})

test('without mail it is told in the product alone', async () => {
  const body = { ...scheduleBody(board.id, person.id), byMail: false }
  await admin.call(api.create, { params, body })
  await later('2026-03-01T12:00:30Z')
  await due()
  expect(await only()).toMatchObject({ runs: [{ state: 'told', told: 1 }] })
  const reader = await puquio.signIn(person)
  const { items } = await reader.call(notificationRoutes.list, { params, query: {} })
  expect(items).toMatchObject([{ opens: '/reports?tab=made' }])
  const mails = await puquio.database.owner.one(
    {},
    sql`select id from mail where recipient = ${person.email} and body_text like '%/notifications?open=%'`,
  )
  expect(mails).toEqual([])
})

test('one that cannot be made says so in its runs and to whoever scheduled it', async () => {
  await admin.call(api.create, { params, body: scheduleBody(board.id, person.id) })
  await later('2026-03-01T12:00:30Z')
  await due(['start-scheduled-reports'])
  await puquio.database.owner.one(
    {},
    sql`update pdf_report set choices = jsonb_set(choices, '{boardId}', '2147483647')`,
  )
  await expect(runJobs(puquio, 'make-pdf')).rejects.toThrow('NOT_FOUND')
  await puquio.database.owner.one({}, sql`delete from job where state = 'failed'`)
  await runJobs(puquio, 'notify')
  expect(await only()).toMatchObject({ runs: [{ state: 'failed', problem: 'NOT_FOUND' }] })
  const { items } = await admin.call(notificationRoutes.list, { params, query: {} })
  expect(items).toMatchObject([{ opens: '/reports?tab=schedules' }])
})

test('one that is cancelled says so, and who left the project is a recipient no more', async () => {
  const body = scheduleBody(board.id, person.id)
  const { id, version } = await admin.call(api.create, { params, body })
  await later('2026-03-01T12:00:30Z')
  await due(['start-scheduled-reports'])
  expect(await only()).toMatchObject({ runs: [{ state: 'making' }] })
  const [report] = await admin.call(pdfReportRoutes.list, { params, query: {} })
  await admin.call(pdfReportRoutes.cancel, { params: { ...params, pdfReportId: report?.id ?? 0 } })
  expect(await only()).toMatchObject({ runs: [{ state: 'cancelled' }] })
  await puquio.database.owner.one(
    {},
    sql`delete from project_member where project_id = ${mine.project.id} and user_id = ${person.id}`,
  )
  expect(await only()).toMatchObject({ people: [] })
  const other = await buildMember(puquio.database, mine.project, 'read')
  const edit = { ...body, recipients: [other.id], version }
  await admin.call(api.edit, { params: { ...params, scheduleId: id }, body: edit })
  expect(await only()).toMatchObject({ people: [{ id: other.id }] })
})

test('who left the project meanwhile is not told, and not counted', async () => {
  const left = await buildMember(puquio.database, mine.project, 'read')
  const body = { ...scheduleBody(board.id, person.id), recipients: [person.id, left.id] }
  await admin.call(api.create, { params, body })
  await later('2026-03-01T12:00:30Z')
  await due(['start-scheduled-reports'])
  await puquio.database.owner.one(
    {},
    sql`delete from project_member where project_id = ${mine.project.id} and user_id = ${left.id}`,
  )
  await runJobs(puquio, 'make-pdf', 'notify', 'send-bulk-mail')
  expect(await only()).toMatchObject({ runs: [{ state: 'told', told: 1 }] })
  const told = await puquio.database.owner.one<{ id: number }>(
    {},
    sql`select recipient as email from mail where recipient in (${person.email}, ${left.email})
      and body_text like '%/notifications?open=%'`,
  )
  expect(told).toEqual([{ email: person.email }])
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

test('says which of its recipients cannot open the board, who get its PDF all the same', async () => {
  const body = {
    ...scheduleBody(board.id, person.id),
    recipients: [person.id, mine.admin.id],
  }
  const opens = ({ people }: ReportSchedule) => people.map(({ id, mayOpen }) => [id, mayOpen])
  const made = await admin.call(api.create, { params, body })
  expect(Object.fromEntries(opens(made))).toEqual({ [person.id]: true, [mine.admin.id]: true })
  await insert(puquio.database, 'menu_hidden', {
    projectId: mine.project.id,
    menuItemId: board['menuItemId'],
    userId: person.id,
  })
  const hidden = (await only()) as ReportSchedule
  expect(Object.fromEntries(opens(hidden))).toEqual({ [person.id]: false, [mine.admin.id]: true })
  await puquio.database.owner.one({}, sql`delete from menu_hidden`)
  await puquio.database.owner.one({}, sql`delete from menu_item where board_id = ${board.id}`)
  const outside = (await only()) as ReportSchedule
  expect(Object.fromEntries(opens(outside))).toEqual({ [person.id]: false, [mine.admin.id]: true })
  await later('2026-03-01T12:00:30Z')
  await due()
  const reader = await puquio.signIn(person)
  const { items } = await reader.call(pdfReportRoutes.made, { params, query: {} })
  const pdfReportId = items[0]?.id ?? 0
  const file = await reader.send(pdfReportRoutes.file, { params: { ...params, pdfReportId } })
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})
