import { deviceMailRoutes as api } from '@puquio/contract/modi/device-reports'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember, buildMine, buildUser, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { condition } from '../../../../test/proofs/build-alarm.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'
import { mailBody } from '../../../../test/proofs/build-device-mail.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { type SmtpStage, startSmtp } from '../../../../test/mail/smtp-stage.ts'
import { sql } from '../../../platform/db/sql.ts'
import { readNetwork } from '../../../platform/outbound/allowed-address.ts'

let puquio: TestApp
let smtp: SmtpStage
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let params: { projectId: number; deviceId: number }
let variableId: number

beforeAll(async () => {
  puquio = await startTestApp({ config: { outboundAllow: [readNetwork('127.0.0.1')] } })
  smtp = await startSmtp({ refuses: 'gone-' })
})
afterAll(async () => {
  await smtp.stop()
  await puquio.close()
})
const now = Date.parse('2026-02-15T12:00:00-05:00')
beforeEach(async () => {
  smtp.received.length = 0
  puquio.clock.set(new Date(now))
  await puquio.database.owner.one({}, sql`delete from job`)
  mine = await buildMine(puquio.database)
  const { device, variable } = await buildDevice(puquio.database, mine)
  params = { projectId: mine.project.id, deviceId: device.id }
  variableId = variable.id
  admin = await puquio.signIn(mine.admin)
  await insert(puquio.database, 'mail_server', {
    projectId: mine.project.id,
    server: '127.0.0.1',
    port: smtp.port,
    email: 'avisos@mina.example.com',
    ssl: false,
    tls: false,
    priority: 1,
    sizeMb: 10,
    isActive: true,
  })
})

const person = async (email: string, language: string) =>
  buildMember(puquio.database, mine.project, 'read', {
    user: await buildUser(puquio.database, {
      email: `${email}-${mine.project.id}@example.com`,
      language,
    }),
  })
const set = (given: Parameters<typeof mailBody>[0] = {}) =>
  admin.call(api.set, { params, body: mailBody(given) })
const sendings = async () => (await admin.call(api.sendings, { params, query: {} })).items
const write = (minutes: Record<number, number>) =>
  puquio.platform.telemetry.write({
    receivedAt: new Date(now),
    channel: 'mobile',
    message: null,
    readings: Object.entries(minutes).map(([minute, value]) => ({
      variableId,
      atMs: now + Number(minute) * 60_000,
      raw: value,
      value,
      quality: 'good',
    })),
  })
/** At a minute from now: what is due is written, and leaves. */
const wait = async (minute: number) => {
  puquio.clock.set(new Date(now + minute * 60_000))
  const at = puquio.clock.now()
  await puquio.database.owner.one(
    {},
    sql`insert into job (kind, project_id, payload, run_at, created_at)
      values ('mail-device-reports', ${params.projectId}, '{}', ${at}, ${at})`,
  )
  await runJobs(puquio, 'mail-device-reports')
  await runJobs(puquio, 'send-bulk-mail').catch(() => undefined)
}
/** The plain words of a mail, whose encoding wraps its lines. */
const wordsOf = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
const mailTo = (address: string) =>
  wordsOf(smtp.received.find(({ to }) => to.startsWith(address))?.text ?? '')

test('a mail comes at its time, once, to each in their language', async () => {
  const [ana, bob] = [await person('ana', 'es'), await person('bob', 'en')]
  const { report: saved } = await set({ recipients: [ana.id, bob.id], atTime: '12:30' })
  expect(saved.nextAt).toBe('2026-02-15T17:30:00.000Z')
  await write({ 5: 2, 10: 4, 15: 6 })
  await wait(20)
  expect(smtp.received).toEqual([])
  await wait(31)
  await wait(32)
  expect(new Set(smtp.received.map(({ to }) => to.split('-')[0]))).toEqual(new Set(['ana', 'bob']))
  expect(smtp.received).toHaveLength(2)
  const spanish = mailTo('ana')
  expect(spanish).toContain('Del 15/02/2026 12:00 al 15/02/2026 12:31, hora de America/Lima.')
  expect(spanish).toContain('Nivel (m) · Última: 6.00 · 15/02/2026 12:15 · Mínimo: 2.00')
  expect(spanish).toContain('Promedio: 4.00 · Máximo: 6.00 · Cantidad: 3')
  expect(spanish).toContain('No hubo alarmas en este período.')
  expect(spanish).toMatch(/\/modi\/graph\/\d+\/S-/)
  expect(mailTo('bob')).toContain('From 15/02/2026 12:00 to 15/02/2026 12:31')
  expect(await sendings()).toMatchObject([
    { state: 'sent', isAsked: false, from: expect.stringMatching(/^2026-02-15T17:00:0/) },
    { state: 'sent', isAsked: false },
  ])
  const after = (await admin.call(api.get, { params })).report
  expect(after?.nextAt).toBe('2026-02-16T17:30:00.000Z')
})

test('its alarms are told by the sentences of their rules', async () => {
  const ana = await person('ana', 'es')
  const of = { projectId: params.projectId, variableId, createdAt: new Date(now) }
  const rule = await insert(puquio.database, 'alarm_rule', {
    ...of,
    condition: JSON.stringify(condition),
    severity: 'high',
    recipients: [],
    methods: [1],
    escalation: '[]',
    enabled: true,
  })
  await insert(puquio.database, 'alarm', {
    projectId: params.projectId,
    deviceId: params.deviceId,
    variableId,
    ruleId: rule.id,
    kind: 'rule',
    severity: 'high',
    condition: JSON.stringify({
      ...condition,
      intervalS: 600,
      name: 'Nivel',
      unit: 'm',
      decimals: 2,
    }),
    raisedAt: new Date(now + 60_000),
    sinceAt: new Date(now + 60_000),
    recordedAt: new Date(now + 60_000),
    value: 3.2,
    told: '{}',
  })
  await set({ recipients: [ana.id], atTime: '12:30', content: ['alarms'] })
  await wait(31)
  const mail = mailTo('ana')
  expect(mail).toContain('Nivel > 3 m · Severidad: Alta · Empezó: 15/02/2026 12:01')
  expect(mail).toContain('Terminó: sigue activa')
  expect(mail).not.toContain('Promedio')
})

test('is sent when somebody asks, once a minute, about the last period', async () => {
  const ana = await person('ana', 'es')
  await set({ recipients: [ana.id], enabled: false })
  await write({ [-60]: 1, [-3000]: 9 })
  expect(await admin.call(api.send, { params })).toEqual({ recipients: 1, isMailWaiting: false })
  expect(await admin.refusal(api.send, { params })).toMatchObject({
    status: 429,
    problem: 'TOO_MANY_REQUESTS',
  })
  await runJobs(puquio, 'send-bulk-mail')
  expect(mailTo('ana')).toContain('Máximo: 1.00 · Cantidad: 1')
  expect(await sendings()).toMatchObject([{ isAsked: true, state: 'sent', reason: null }])
  puquio.clock.set(new Date(now + 120_000))
  expect(await admin.call(api.send, { params })).toEqual({ recipients: 1, isMailWaiting: false })
})

test('says that nothing leaves while no server is set', async () => {
  const ana = await person('ana', 'es')
  await set({ recipients: [ana.id] })
  expect((await admin.call(api.get, { params })).isMailWaiting).toBe(false)
  await puquio.database.owner.one(
    {},
    sql`update mail_server set is_active = false where project_id = ${params.projectId}`,
  )
  expect((await admin.call(api.get, { params })).isMailWaiting).toBe(true)
  expect(await admin.call(api.send, { params })).toEqual({ recipients: 1, isMailWaiting: true })
  await runJobs(puquio, 'send-bulk-mail').catch(() => undefined)
  expect(smtp.received).toEqual([])
  expect(await sendings()).toMatchObject([{ state: 'waiting' }])
})

test('says why a mail did not arrive', async () => {
  const gone = await person('gone', 'es')
  await set({ recipients: [gone.id] })
  await admin.call(api.send, { params })
  await runJobs(puquio, 'send-bulk-mail').catch(() => undefined)
  const [sending] = await sendings()
  expect(sending).toMatchObject({ state: 'failed', reason: expect.stringContaining('mailbox') })
})

test('without names it goes to the administrators; who left gets none', async () => {
  await set({ recipients: [] })
  expect(await admin.call(api.send, { params })).toEqual({ recipients: 1, isMailWaiting: false })
  expect((await sendings()).map(({ to }) => to)).toEqual(['Rosa Quispe'])
  const ana = await person('ana', 'es')
  await set({ recipients: [ana.id] })
  await puquio.database.owner.one({}, sql`delete from project_member where user_id = ${ana.id}`)
  puquio.clock.set(new Date(now + 120_000))
  expect(await admin.call(api.send, { params })).toEqual({ recipients: 0, isMailWaiting: false })
})

test('a device that is retired or a mail that is switched off sends none', async () => {
  await set({ atTime: '12:30', enabled: false })
  await wait(31)
  await set({ atTime: '12:35' })
  await puquio.database.owner.one(
    {},
    sql`update device set retired_at = now() where id = ${params.deviceId}`,
  )
  await wait(36)
  expect([smtp.received.length, await sendings()]).toEqual([0, []])
})

test('what is wrong is refused, and nothing is kept', async () => {
  const stranger = await buildMember(puquio.database, (await buildMine(puquio.database)).project)
  for (const [given, path] of [
    [{ recipients: [stranger.id] }, 'recipients'],
    [{ content: [] }, 'content'],
    [{ atTime: '24:00' }, 'atTime'],
    [{ weekday: 8 }, 'weekday'],
  ] as const)
    expect(await admin.refusal(api.set, { params, body: mailBody(given as object) })).toMatchObject(
      { fields: [{ path }] },
    )
  expect((await admin.call(api.get, { params })).report).toBeNull()
  expect((await admin.refusal(api.send, { params })).status).toBe(404)
})

test('is of administrators of the project', async () => {
  const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect((await writer.send(api.get, { params })).statusCode).toBe(403)
  expect((await writer.send(api.set, { params, body: mailBody() })).statusCode).toBe(403)
  expect((await stranger.send(api.get, { params })).statusCode).toBe(404)
})
