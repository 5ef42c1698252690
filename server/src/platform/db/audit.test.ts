import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMine, buildUser, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { currentCall, ownCall, withCall, withoutCall } from './call.ts'
import { accountScope } from './scopes/account-scope.ts'
import { projectScope, systemScope } from './scopes/make-scope.ts'
import { sql } from './sql.ts'

/** Tables whose changes the trail leaves out, each with its reason. */
const leftOut: Record<string, string> = {
  alarm_event: 'a history that is written once, beside each change of an alarm',
  alarm_state: 'what the evaluator knows, beside the alarms',
  audit_change: 'the trail itself',
  audit_entry: 'the trail itself',
  audit_seal: 'the trail itself',
  audit_unsealed: 'the trail itself',
  awaited_guest: 'whether somebody who was added has come, beside the membership',
  calculated_result: 'follows from results and formulas, whose changes are recorded',
  commitment_change: 'a history that is written once, beside each change of a commitment',
  container_upload: 'a file on its way, of which nothing is kept yet',
  corrective_action_event:
    'a history that is written once, beside each change of a corrective action',
  device_file: 'how far each file of a logger was read',
  device_mail_sending: 'a list of what was mailed, which is shown itself',
  device_report: 'what a device said of itself last, each time it does',
  device_state: 'what messages said of a device last, for each of them',
  document_page: 'the text of a document, read from its file',
  extraction_chunk: 'what a run asked and what that took, beside the run',
  extraction_document: 'of which documents a run is, beside the run',
  extraction_refusal: 'what a run found and did not propose, written once',
  finished_sign_on: 'part of the record of sign-ins, for minutes',
  gateway_device: 'which devices a gateway hears, as messages say',
  job_schedule: 'when the installation works next',
  known_address: 'part of the record of sign-ins',
  known_browser: 'part of the record of sign-ins',
  late_report_reminder: 'that a late report was told of, beside the notification',
  migration: 'written by what makes the tables',
  model_answer: 'what a language model answered to a question, written once',
  model_call: 'what a question to a language model took, settled once',
  monitoring_addition: 'the key of a call, beside the monitorings that it added',
  monitoring_change: 'a history that is written once, beside each change of a monitoring',
  monitoring_reminder: 'that a monitoring was reminded of, beside the notification',
  notification_recipient: 'to whom a notification went, beside it, and read marks',
  notification_upload: 'a file that is attached to nothing yet: its sending leaves the entry',
  page_visit: 'counts what a person opened',
  plan_import_row: 'a copy of an uploaded file until it is saved',
  profile_parameter: 'what the texts of a profile mean, beside the profile and the aliases',
  recalculation: 'readings that wait to be evaluated anew, by changes that are recorded',
  report_delivery: 'a list of what was sent, which is shown itself',
  result_import_row: 'a copy of an uploaded file until it is saved',
  result_month: 'counts of results, beside them',
  result_year: 'counts of results, beside them',
  session: 'the record of sign-ins',
  shipped_limit: 'the product’s own, written at its start',
  shipped_parameter: 'the product’s own, written at its start',
  sign_in_attempt: 'the record of sign-ins',
  task_event: 'a history that is written once, beside each change of a due date of a task',
  untold_reading: 'readings that the next report tells',
}

/** Hashes that the trail shows: they are of content, and open nothing. */
const shownHashes = [
  'plan_import.file_hash',
  'result_import.file_hash',
  'result_import.report_hash',
]

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let last: number
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
})
afterAll(() => puquio.close())

const owner = <Row>(statement: ReturnType<typeof sql>) =>
  puquio.database.owner.one<Row>({}, statement)
beforeEach(async () => {
  const [row] = await owner<{ id: number }>(sql`select coalesce(max(id), 0) as id from audit_entry`)
  last = row?.id ?? 0
})
type Entry = {
  projectId: number | null
  userId: number | null
  action: string | null
  changes: Change[]
}
type Change = { table: string; operation: string; rows: number; details: Detail[] | null }
type Detail = { id: string; name?: string; before?: object; after?: object }
const entries = () =>
  owner<Entry>(sql`
    select project_id, user_id, action, address, (
      select jsonb_agg(jsonb_build_object('table', table_name, 'operation', operation, 'rows', rows, 'details', details) order by c.id)
      from audit_change c where c.entry_id = e.id) as changes
    from audit_entry e where id > ${last} order by id`)
const scope = () =>
  projectScope(puquio.database, puquio.clock, {
    projectId: mine.project.id,
    userId: mine.admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
const stations = (count: number) => sql`
  insert into station (project_id, code)
  select ${mine.project.id}, 'S-' || gen_random_uuid() from generate_series(1, ${count}::int)`

describe('a transaction', () => {
  test('leaves one entry: by which call, and each row before and after', async () => {
    const call = {
      ...ownCall('reference.editStation', puquio.clock.now()),
      userId: mine.admin.id,
      address: '10.0.0.7',
    }
    await withCall(call, () =>
      scope().transaction(async (within) => {
        await within.rows(
          sql`update station set name = 'Bocatoma', version = version + 1 where id = ${mine.station.id}`,
        )
        await within.rows(sql`update plan set title = 'Otro' where id = ${mine.plan.id}`)
      }),
    )
    expect(await entries()).toEqual([
      {
        projectId: mine.project.id,
        userId: mine.admin.id,
        action: 'reference.editStation',
        address: '10.0.0.7',
        changes: [
          {
            table: 'station',
            operation: 'update',
            rows: 1,
            details: [
              {
                id: String(mine.station.id),
                name: mine.station.code,
                before: { name: mine.station.name },
                after: { name: 'Bocatoma' },
              },
            ],
          },
          expect.objectContaining({ table: 'plan', operation: 'update' }),
        ],
      },
    ])
  })

  test('that is taken back leaves none, nor does one that changes nothing that is said', async () => {
    const failing = scope().transaction(async (within) => {
      await within.rows(sql`update station set name = 'Nunca' where id = ${mine.station.id}`)
      throw new Error('not after all')
    })
    await expect(failing).rejects.toThrow('not after all')
    await scope().rows(sql`update station set version = version + 1 where id = ${mine.station.id}`)
    await scope().rows(sql`update station set name = name where id = ${mine.station.id}`)
    await scope().rows(sql`update station set name = 'x' where id = -1`)
    expect(await entries()).toEqual([])
  })

  test('of the owner is recorded too, for each project that it writes to', async () => {
    const other = await buildMine(puquio.database)
    const [row] = await owner<{ id: number }>(sql`select max(id) as id from audit_entry`)
    last = row?.id ?? 0
    await systemScope(puquio.database, puquio.clock).rows(
      sql`update station set name = 'De otra mano' where id in (${mine.station.id}, ${other.station.id})`,
    )
    expect(
      (await entries())
        .map(({ projectId, action, userId }) => [projectId, action, userId])
        .toSorted((a, b) => Number(a[0]) - Number(b[0])),
    ).toEqual([
      [mine.project.id, null, null],
      [other.project.id, null, null],
    ])
  })

  test('of many rows is one entry with their number; what is changed or deleted keeps its values for longer', async () => {
    await scope().rows(stations(51))
    await systemScope(puquio.database, puquio.clock).rows(stations(60))
    await scope().rows(sql`update station set name = 'Todas' where code like 'S-%'`)
    await scope().rows(sql`delete from station where code like 'S-%'`)
    const [inserted, byOwner, updated, deleted] = await entries()
    expect(inserted?.changes).toEqual([
      { table: 'station', operation: 'insert', rows: 51, details: null },
    ])
    expect(byOwner?.changes).toEqual([
      { table: 'station', operation: 'insert', rows: 60, details: null },
    ])
    expect(updated?.changes[0]?.details).toHaveLength(111)
    expect(deleted?.changes[0]?.details?.[0]?.before).toMatchObject({ name: 'Todas' })
    expect(await entries()).toHaveLength(4)
  })

  test('shows no secret, and that it changed', async () => {
    const user = await buildUser(puquio.database)
    await owner(sql`update app_user set password_hash = '$argon2id$other' where id = ${user.id}`)
    await owner(sql`insert into account_link (user_id, kind, token_hash, created_at, expires_at)
      values (${user.id}, 'reset', 'secret', now(), now())`)
    const server = await insert(puquio.database, 'mail_server', {
      server: 'a.example.com',
      port: 25,
      email: 'a@example.com',
      ssl: false,
      tls: false,
      priority: 1,
      sizeMb: 1,
      isActive: true,
      passwordSealed: 'sealed-secret',
    })
    expect(server.id).toBeGreaterThan(0)
    const text = JSON.stringify(await entries())
    expect(text).not.toMatch(/argon2id|secret/)
    expect(text).toContain('"before":{"password_hash":"***"}')
    expect(text).toContain('"password_sealed":"***"')
    expect(text).toContain('"token_hash":"***"')
  })

  test('of an account is the installation’s', async () => {
    const user = await buildUser(puquio.database)
    const [row] = await owner<{ id: number }>(sql`select max(id) as id from audit_entry`)
    last = row?.id ?? 0
    await accountScope(puquio.database, puquio.clock).rows(
      sql`update app_user set language = 'fr' where id = ${user.id}`,
    )
    expect(await entries()).toMatchObject([{ projectId: null, changes: [{ table: 'app_user' }] }])
  })
})

test('work that a call leaves behind is not of that call', async () => {
  const seen: (string | null)[] = []
  const late = async () => {
    await pause(5)
    seen.push(currentCall())
  }
  await withCall(ownCall('plans.edit', puquio.clock.now()), () =>
    Promise.all([withoutCall(late), late()]),
  )
  expect(seen.toSorted((a, b) => Number(a !== null) - Number(b !== null))).toEqual([
    null,
    expect.any(String),
  ])
})

test('every table is recorded, or named as one that is not', async () => {
  const tables = await owner<{ table: string; triggers: number }>(sql`
    select c.relname as table, (select count(*) from pg_trigger t where t.tgrelid = c.oid
      and t.tgname like 'audit\\_%' and t.tgenabled = 'O') as triggers
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)
  const recorded = tables.filter(({ triggers }) => triggers > 0)
  expect(tables.filter(({ triggers }) => triggers === 0).map(({ table }) => table)).toEqual(
    Object.keys(leftOut),
  )
  // What the installation does by itself adds and removes these.
  for (const { table, triggers } of recorded)
    expect([table, triggers]).toEqual([
      table,
      ['alarm', 'gateway', 'job', 'mail', 'notification_delivery'].includes(table) ? 1 : 3,
    ])
})

test('no column that is named as a hash or as sealed is shown, but for those of content', async () => {
  const columns = await owner<{ table: string; column: string; args: Buffer }>(sql`
    select distinct c.relname as table, a.attname as column, t.tgargs as args
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
    where t.tgname like 'audit\\_%' and a.attname ~ '_(hash|sealed)$' and not a.attisdropped order by 1, 2`)
  const shown = columns.filter(({ column, args }) => {
    const [, hidden = '', secret = ''] = args.toString('utf8').split('\0')
    return ![...hidden.split(','), ...secret.split(',')].includes(column)
  })
  expect(shown.map(({ table, column }) => `${table}.${column}`)).toEqual(shownHashes)
})
