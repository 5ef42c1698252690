import { notificationRoutes } from '@puquio/contract/notifications'
import {
  attachmentMaxBytes,
  attachmentRoutes as api,
} from '@puquio/contract/notifications/attachments'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildProject,
  buildSystemAdmin,
  insert,
  type Row,
} from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildNotifiedProject } from '../../../../test/notified-project.ts'
import type { Calls } from '../../../../test/send.ts'
import { startSmtp } from '../../../../test/mail/smtp-stage.ts'
import { systemClock } from '../../../platform/clock.ts'
import { sweepScope } from '../../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../../platform/db/sql.ts'
import { startJobs } from '../../../platform/jobs/runner.ts'
import { readNetwork } from '../../../platform/outbound/allowed-address.ts'
import { sendsBulkMails } from '../../../platform/mail/send-mail.ts'
import { removeUnneeded } from '../../files/service.ts'
import { deleteOldUploads } from './store.ts'
import { soon } from '../../../../test/soon.ts'

let puquio: TestApp
let project: Row
let admin: BuiltUser
let anna: BuiltUser
let luis: BuiltUser
let asAdmin: Calls
let asAnna: Calls
let asLuis: Calls
beforeAll(async () => {
  puquio = await startTestApp({ config: { outboundAllow: [readNetwork('127.0.0.1')] } })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  ;({ project, admin, anna, luis, asAdmin, asAnna, asLuis } = await buildNotifiedProject(puquio))
})
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const params = () => ({ projectId: project.id })
/** Each of its own content. */
const pdf = (bytes = 200) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj <<>> endobj\n% ${crypto.randomUUID()}\n`),
    Buffer.alloc(bytes, 'a'),
  ])
const upload = async (bytes = pdf(), calls = asAdmin) =>
  calls.call(api.upload, { params: params() }, { file: { name: 'charla.pdf', bytes } })
const written = { priority: 2, module: 'general', message: 'Charla', methods: [1] } as const
const bodyWith = (attachments: number[], changes: object = {}) => ({
  ...written,
  methods: [1 as 1 | 2],
  userIds: null,
  attachments,
  ...changes,
})
const send = async (attachments: number[], changes: object = {}) =>
  (
    await asAdmin.call(notificationRoutes.send, {
      params: params(),
      body: bodyWith(attachments, changes),
    })
  ).id
const detailOf = (calls: Calls, notificationId: number) =>
  calls.call(notificationRoutes.get, { params: { ...params(), notificationId } })
const contentFor = async (calls: Calls, notificationId: number, projectId = project.id) => {
  const { attachments } = await detailOf(asAdmin, notificationId)
  const attachmentId = attachments[0]?.id ?? 0
  return calls.send(api.content, { params: { projectId, notificationId, attachmentId } })
}

describe('who gets an attachment', () => {
  test('its recipient and its sender, as a download, in parts where they are asked for', async () => {
    const bytes = pdf()
    const { id: uploadId } = await upload(bytes)
    const id = await send([uploadId], { userIds: [anna.id] })
    expect((await detailOf(asAnna, id)).attachments).toMatchObject([
      { name: 'charla.pdf', mediaType: 'application/pdf', bytes: bytes.length },
    ])
    for (const calls of [asAnna, asAdmin]) {
      const { statusCode, headers, rawPayload } = await contentFor(calls, id)
      expect(statusCode).toBe(200)
      expect(headers['content-disposition']).toMatch(/^attachment/)
      expect(rawPayload.equals(bytes)).toBe(true)
    }
  })

  test('a system administrator, and no other member, nobody who left, nobody elsewhere', async () => {
    const id = await send([(await upload()).id], { userIds: [anna.id] })
    expect((await contentFor(asLuis, id)).statusCode).toBe(404)
    const system = await buildSystemAdmin(puquio.database)
    expect((await contentFor(await puquio.signIn(system), id)).statusCode).toBe(200)
    const other = await buildProject(puquio.database)
    await buildMember(puquio.database, other, 'read', { user: anna })
    await puquio.platform.sessions.forgetAll()
    expect((await contentFor(asAnna, id, other.id)).statusCode).toBe(404)
    expect((await contentFor(asAnna, id)).statusCode).toBe(200)
    await puquio.database.owner.one(
      {},
      sql`delete from project_member where project_id = ${project.id} and user_id = ${anna.id}`,
    )
    await puquio.platform.sessions.forgetAll()
    expect((await contentFor(asAnna, id)).statusCode).toBe(404)
  })
})

describe('an upload is refused', () => {
  test('that is too large, of another kind, or empty', async () => {
    const refusalOf = async (name: string, bytes: Buffer) =>
      asAdmin.refusal(api.upload, { params: params() }, { file: { name, bytes } })
    expect(await refusalOf('grande.pdf', pdf(attachmentMaxBytes))).toMatchObject({
      problem: 'TOO_LARGE',
      params: { maxMb: 10 },
    })
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    expect(await refusalOf('pagina.pdf', html)).toMatchObject({ problem: 'FILE_TYPE_NOT_ACCEPTED' })
    expect(await refusalOf('vacio.pdf', Buffer.alloc(0))).toMatchObject({ problem: 'FILE_EMPTY' })
  })

  test('and a sixth, another’s, or one of the day before is not sent', async () => {
    const refusalOf = (attachments: number[]) =>
      asAdmin.refusal(notificationRoutes.send, { params: params(), body: bodyWith(attachments) })
    const ids = [0, 1, 2, 3, 4, 5].map((one) => one + 1)
    expect(await refusalOf(ids)).toMatchObject({ problem: 'INPUT_NOT_VALID' })
    const second = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
    const { id: foreign } = await upload(pdf(), second)
    expect(await refusalOf([foreign])).toMatchObject({ problem: 'NOT_FOUND' })
    const { id: old } = await upload()
    await puquio.database.owner.one(
      {},
      sql`update notification_upload set uploaded_at = uploaded_at - interval '25 hours' where id = ${old}`,
    )
    expect(await refusalOf([old])).toMatchObject({ problem: 'NOT_FOUND' })
  })
})

test('to several projects it goes in each', async () => {
  const other = await buildProject(puquio.database)
  await buildMember(puquio.database, other, 'admin', { user: admin })
  const third = await buildMember(puquio.database, other, 'read')
  await puquio.platform.sessions.forgetAll()
  const attachments = [(await upload()).id]
  const projectIds = [project.id, other.id]
  const body = { ...written, methods: [1 as const], projectIds, attachments }
  await asAdmin.call(notificationRoutes.sendToProjects, { body })
  const asThird = await puquio.signIn(third)
  const on = { projectId: other.id }
  const { items } = await asThird.call(notificationRoutes.list, { params: on, query: {} })
  const one = { ...on, notificationId: items[0]?.id ?? 0 }
  const { attachments: seen } = await asThird.call(notificationRoutes.get, { params: one })
  const content = { ...one, attachmentId: seen[0]?.id ?? 0 }
  expect((await asThird.send(api.content, { params: content })).statusCode).toBe(200)
})

test('what was never sent is swept after two days; what was sent stays', async () => {
  const sent = await upload()
  const unsent = await upload()
  const rows = await puquio.database.owner.one<{ id: number; sha256: Buffer }>(
    {},
    sql`select id, sha256 from notification_upload where id in (${sent.id}, ${unsent.id}) order by id`,
  )
  await send([sent.id])
  const kept = async () => {
    const found: boolean[] = []
    for (const { sha256 } of rows) {
      await removeUnneeded(puquio.platform, sha256)
      found.push(await puquio.platform.files.readAll(sha256).then(Boolean, () => false))
    }
    return found
  }
  expect(await kept()).toEqual([true, true])
  await puquio.database.owner.one(
    {},
    sql`update notification_upload set uploaded_at = uploaded_at - interval '49 hours'`,
  )
  expect(await deleteOldUploads(sweepScope(puquio.platform))).toBeGreaterThanOrEqual(2)
  expect(await kept()).toEqual([true, false])
})

test('a person has at most 50 that were not sent, of whatever project', async () => {
  const other = await buildProject(puquio.database)
  await puquio.database.owner.one(
    {},
    sql`insert into notification_upload (project_id, user_id, sha256, name, media_type, bytes, uploaded_at)
      select ${other.id}, ${admin.id}, sha256(n::text::bytea), 'a.pdf', 'application/pdf', 9, ${puquio.clock.now()}
      from generate_series(1, 49) n`,
  )
  const last = await upload()
  const again = { params: params() }
  const file = { name: 'charla.pdf', bytes: pdf() }
  expect(await asAdmin.refusal(api.upload, again, { file })).toMatchObject({
    status: 409,
    problem: 'ATTACHMENTS_UNSENT',
    params: { max: 50 },
  })
  await send([last.id])
  await upload()
})

test('until it is sent it counts in its project, however many come at once', async () => {
  const { config } = puquio.platform
  const quota = config.projectQuotaBytes
  const { id: projectId } = await buildProject(puquio.database)
  await buildMember(puquio.database, { id: projectId }, 'admin', { user: admin })
  await puquio.platform.sessions.forgetAll()
  const bytes = Buffer.concat([pdf(), Buffer.alloc(100_000, 32)])
  config.projectQuotaBytes = 350_000
  try {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        asAdmin.send(api.upload, { params: { projectId } }, { file: { name: `${n}.pdf`, bytes } }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      problem: 'PROJECT_FULL',
    })
  } finally {
    config.projectQuotaBytes = quota
  }
})

test('a mail carries it, or where its server takes no such mail says where it is', async () => {
  const smtp = await startSmtp()
  const useServer = (sizeMb: number) =>
    insert(puquio.database, 'mail_server', {
      projectId: project.id,
      server: '127.0.0.1',
      port: smtp.port,
      email: `avisos-${sizeMb}@mina.example.com`,
      ssl: false,
      tls: false,
      priority: 1,
      sizeMb,
      isActive: true,
    })
  await useServer(1)
  const platform = { ...puquio.platform, clock: systemClock }
  const pace = { pollMs: 30, holdMs: 100, scheduleMs: 100 }
  const { stop } = await startJobs(platform, [sendsBulkMails(platform)], pace)
  closers.push(stop, smtp.stop)
  const mailsTo = async (count: number) => {
    await vi.waitFor(() => expect(smtp.received).toHaveLength(count), soon)
    return smtp.received.splice(0)
  }
  const small = pdf()
  await send([(await upload(small)).id], { methods: [2], userIds: [anna.id] })
  const [whole] = await mailsTo(1)
  const lines = whole?.text.replaceAll('\r\n', '') ?? ''
  expect(lines).toContain('filename=charla.pdf')
  expect(lines).toContain('Content-Disposition: attachment')
  expect(lines).toContain(small.toString('base64'))

  // 750 kB are a mail of a megabyte.
  const large = await upload(pdf(750_000))
  const id = await send([large.id], { methods: [2] })
  const mails = await mailsTo(2)
  const textTo = ({ email }: BuiltUser) =>
    mails.find(({ to }) => to === email)?.text.replaceAll('=\r\n', '') ?? ''
  expect(textTo(luis)).toContain('are too large for an e-mail')
  expect(textTo(anna)).toContain('no caben en un correo')
  for (const one of [anna, luis]) {
    expect(textTo(one)).toContain(`/notifications?open=3D${id}`)
    expect(textTo(one)).not.toContain('Content-Disposition: attachment')
  }
  await puquio.database.owner.one({}, sql`update mail_server set size_mb = 2`)
  await send([large.id], { methods: [2], userIds: [anna.id] })
  const [carried] = await mailsTo(1)
  expect(carried?.text).toContain('Content-Disposition: attachment')
})
