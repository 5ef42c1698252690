import type { AnyRoute } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { removeUnneeded } from '../src/features/files/service.ts'
import { ownCall, withCall } from '../src/platform/db/call.ts'
import { sql } from '../src/platform/db/sql.ts'
import { readNetwork } from '../src/platform/outbound/allowed-address.ts'
import type { ChangeName } from './changes/change-call.ts'
import { changeCalls } from './changes/change-calls.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { startWhatsapp } from './whatsapp-stage.ts'
import { type SmtpStage, startSmtp } from './mail/smtp-stage.ts'

/** Calls that leave no entry in the audit trail, each with its reason. */
const unaudited: Partial<Record<ChangeName, string>> = {
  'session.login': 'sign-ins have a record of their own, which the screen shows',
  'session.logout': 'as the sign-ins: the end of a session stands in its row',
  'session.ping': 'says only that somebody is there',
  'pageVisits.visit': 'counts what a person opened',
  'notifications.mark': 'says that somebody read it',
  'notifications.markAll': 'as one',
  'notificationAttachments.upload': 'is attached to nothing yet: its sending leaves the entry',
  'containers.beginUpload': 'nothing is kept yet: its end leaves the entry',
  'containers.uploadPart': 'as one',
  'containers.cancelUpload': 'as one',
  'containers.discardUpload': 'nothing was kept of it',
  'readings.watch': 'says what an open page shows',
  'session.readLink': 'asks what a link is for',
  'whatsapp.receive': 'says that messages arrived, which their deliveries show',
  'deviceMessages.observe': 'is kept as it came, with its readings',
  'deviceFiles.put': 'as a message',
  'deviceFiles.post': 'as a message',
  'loggerFiles.take': 'as a message: it is kept with its readings',
  'networkMessages.receive': 'is kept as it came, with its readings',
  'networkMessages.receiveByPath': 'as the other way',
  'deviceMessages.telemetry': 'is kept as it came, with its readings',
  'deviceMessages.ingest': 'as the other way',
  'deviceProfiles.try': 'answers what a decoder gives and writes nothing',
  'alarmRules.try': 'answers what a rule would do and writes nothing',
  'deviceMails.send': 'stands in the list of what was mailed',
  'reportServices.test': 'stands in the list of what was sent',
  'reportServices.replay': 'as one',
  'deviceCommands.report':
    'as readings; a configuration that was taken over leaves the entry of its command',
  'proof.password': 'a sign-in, which has a record of its own',
  'proof.provider': 'as the other way',
  'members.workbookErrors': 'answers a workbook and writes nothing',
  'soundings.errors': 'answers a workbook and writes nothing',
  'deviceWorkbooks.errors': 'answers a workbook and writes nothing',
  'treatmentDays.errors': 'answers a workbook and writes nothing',
  'mapLayers.readService': 'asks a map service what it offers and writes nothing',
  'reference.listErrors': 'answers a workbook and writes nothing',
}

const routes = Object.entries(api).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name, route]) => [`${feature}.${name}` as ChangeName, route as AnyRoute] as const),
)

let puquio: TestApp
let smtp: SmtpStage
let whatsapp: Awaited<ReturnType<typeof startWhatsapp>>
let calls: ReturnType<typeof changeCalls>
beforeAll(async () => {
  whatsapp = await startWhatsapp()
  const issuer = 'https://id.example.com'
  const domains = [{ issuer, domain: 'example.com' }]
  const singleSignOn = {
    issuer,
    clientId: 'a',
    clientSecret: null,
    issuers: [issuer],
    domains,
    name: 'A',
  }
  const config = { outboundAllow: [readNetwork('127.0.0.1')], singleSignOn, whatsapp }
  puquio = await startTestApp({ config })
  smtp = await startSmtp()
  calls = changeCalls(puquio, smtp)
  // Marks the database by its id, once; else the end of an import's check would do it between two calls.
  const { platform } = puquio
  const call = ownCall('files.tidy', platform.clock.now())
  await withCall(call, () => removeUnneeded(platform, Buffer.alloc(32)))
})
afterAll(async () => {
  await smtp.stop()
  await whatsapp.stop()
  await puquio.close()
})
// A policy in force would have to be accepted before each call.
afterEach(() => puquio.database.owner.one({}, sql`update policy set start_date = '2030-01-01'`))

type Entry = {
  action: string | null
  userId: number | null
  address: string | null
  changes: number
}
const entriesAfter = (id: number) =>
  puquio.database.owner.one<Entry>(
    {},
    sql`select action, user_id, address, request_id, project_id,
        (select count(*) from audit_change c where c.entry_id = e.id) as changes
      from audit_entry e where id > ${id} order by id`,
  )
const lastEntry = async () => {
  const [row] = await puquio.database.owner.one<{ id: number }>(
    {},
    sql`select coalesce(max(id), 0) as id from audit_entry`,
  )
  return row?.id ?? 0
}

test('the id that tidying up gives a new database is recorded under nobody’s call', async () => {
  const rows = await puquio.database.owner.one(
    {},
    sql`select e.action from audit_entry e join audit_change c on c.entry_id = e.id
      where c.table_name = 'system_setting'`,
  )
  expect(rows).toEqual([{ action: null }])
})

describe('every call that is not a GET leaves one entry', () => {
  test.each(routes)('%s', async (name, route) => {
    const { as, file, headers, ...input } = await calls[name]()
    const caller = as ? await puquio.signIn(as) : puquio.nobody
    const before = await lastEntry()
    const extra = { ...(file ? { file } : {}), ...(headers ? { headers } : {}) }
    const answer = await caller.send(route, input, extra)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    const entries = await entriesAfter(before)
    if (unaudited[name]) return expect(entries).toEqual([])
    expect(entries).toMatchObject([{ action: name, userId: as?.id ?? null, address: '127.0.0.1' }])
    expect(entries[0]?.changes).toBeGreaterThan(0)
  })
})
