import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMember, buildProject } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'

let puquio: TestApp
let app: pg.Client
let projectId: number
let userId: number
beforeAll(async () => {
  puquio = await startTestApp()
  app = new pg.Client(puquio.urls.app)
  await app.connect()
  const project = await buildProject(puquio.database)
  projectId = project.id
  userId = (await buildMember(puquio.database, project, 'admin')).id
})
afterAll(async () => {
  await app.end()
  await puquio.close()
})

/** The code of its refusal, or null where the application's role may; taken back in any case. */
async function refusal(statement: string): Promise<string | null> {
  await app.query('begin')
  try {
    await app.query(`set local app.project = '${projectId}'`)
    await app.query(statement)
    return null
  } catch (error) {
    return (error as pg.DatabaseError).code ?? 'none'
  } finally {
    await app.query('rollback')
  }
}
const notAllowed = '42501'

describe('the role of readings', () => {
  let telemetry: pg.Client
  beforeAll(async () => {
    telemetry = new pg.Client(puquio.urls.telemetry)
    await telemetry.connect()
  })
  afterAll(() => telemetry.end())

  test.each([
    'select id from app_user',
    'select id from project',
    'select id from plan',
    'insert into job (kind, payload, run_at, created_at) values ($$x$$, $${}$$, now(), now())',
    'delete from audit_entry',
    `insert into job (kind, project_id, payload, run_at, created_at) values ('notify', 1, '{}', now(), now())`,
    'update alarm_rule set enabled = false',
    'delete from alarm_rule',
    'select from maintenance_window',
    `update gateway set name = 'x'`,
    'delete from gateway',
    'select address from report_service',
    'update report_service set enabled = false',
    'delete from untold_reading',
    'truncate telemetry.reading',
    'drop table telemetry.reading_latest',
    'alter table telemetry.reading add own int',
    'create table telemetry.own (id int)',
    'create table own (id int)',
    'create temporary table own (id int)',
    'set role puquio_owner',
    'set role puquio_app',
  ])('may not: %s', async (statement) => {
    const error = await telemetry.query(statement).catch((refused: pg.DatabaseError) => refused)
    expect(error).toMatchObject({ code: notAllowed })
  })

  test('owns nothing and passes no policy', async () => {
    const { rows } = await telemetry.query(`
      select rolname, rolsuper, rolbypassrls, rolcreaterole,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`)
    const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, owned: 0 }
    expect(rows).toEqual([{ rolname: 'puquio_telemetry', ...none }])
  })
})

describe('the application’s role', () => {
  test.each([
    'update app_user set is_system_admin = true',
    `insert into app_user (email, name, last_name, is_system_admin) values ('a@b.c', 'A', 'B', true)`,
    `update app_user set email = 'taken-over@example.com'`,
    'select password_hash from app_user',
    'select * from app_user',
    `update app_user set password_hash = 'x'`,
    `insert into app_user (email, name, last_name, password_hash) values ('a@b.c', 'A', 'B', 'x')`,
    'delete from app_user',
    'select token_hash from session',
    'select cookie_hash from session',
    'update session set user_id = 1',
    'update session set token_hash = cookie_hash',
    'delete from session',
    'update account_link set user_id = 1',
    'delete from known_address',
    'select token_hash from access_token',
    'update access_token set user_id = 1',
    `update access_token set scope = 'write'`,
    `update access_token set expires_at = '2100-01-01'`,
    'delete from access_token',
    'select token_hash from device_token',
    'update device_token set device_id = 1',
    'update device_certificate set device_id = 1',
    'select token_hash from network_token',
    'update network_token set taken = 0',
    'delete from network_token',
    'update gateway set last_heard_at = now()',
    'delete from well',
    'update map_layer set wms_url = null',
    'update map_layer set content_sha256 = null',
    'delete from sounding',
    'update sounding set depth_to_water_m = 1',
    'update sounding set well_id = 1',
    'delete from gateway',
    'delete from gateway_device',
    'delete from message_rerun',
    'update message_rerun set device_id = 1',
    'delete from instrument',
    'delete from instrument_document',
    'delete from document_page',
    'update instrument_document set file_id = 1',
    'update instrument_document set instrument_id = 1',
    'delete from commitment',
    'update commitment set instrument_id = 1',
    'update commitment set created_by = 1',
    'update prompt_version set task = null',
    'delete from prompt_version',
    'delete from extraction',
    'update extraction set task = null',
    'update extraction set requested_by = 1',
    'update model_answer set answer = $$[]$$',
    'delete from model_answer',
    'update extraction_refusal set quote = $$x$$',
    'delete from extraction_chunk',
    'delete from prompt_trial',
    'update model_call set called_at = now()',
    'delete from model_call',
    'delete from model_budget',
    'update commitment_place set quote = $$x$$',
    'update commitment_change set action = null',
    'delete from commitment_change',
    'delete from device',
    'delete from variable',
    'update device_state set last_received_at = null',
    'delete from variable_calculation',
    'update variable_calculation set valid_from = now()',
    'delete from reading_correction',
    'update reading_correction set act = null',
    'insert into alarm (project_id, kind) values (1, null)',
    'update alarm set cleared_at = now()',
    'delete from alarm',
    'delete from task',
    'update task set commitment_id = 1',
    'update task_occurrence set due_on = now()',
    'update task_event set at = now()',
    'delete from task_event',
    'delete from task_evidence',
    'delete from responsible_role',
    'delete from treatment_plant',
    'update treatment_day set plant_id = 1',
    'update neutralizer_use set neutralizer_id = 1',
    'update neutralizer_delivery set kg = 1',
    'delete from neutralizer',
    'delete from corrective_action',
    'update corrective_action set origin_kind = null',
    'update corrective_action_event set at = now()',
    'delete from corrective_action_event',
    'update alarm_event set at = now()',
    'delete from alarm_event',
    'select state from alarm_state',
    'delete from alarm_rule',
    'update alarm_rule set variable_id = 1',
    'select value from telemetry.alarm_sample',
    'update untold_reading set at = now()',
    'select link_hash from laboratory_link',
    'update laboratory_link set laboratory_id = 1',
    `update laboratory_link set valid_until = '2100-01-01'`,
    'update laboratory_link set station_ids = null',
    'delete from laboratory_link',
    'select person_record(1, now())',
    'update linked_identity set user_id = 1',
    `update linked_identity set subject = 'other'`,
    'delete from linked_identity',
    'delete from finished_sign_on',
    `update finished_sign_on set subject = 'other'`,
    'delete from sign_in_attempt',
    `update sign_in_attempt set outcome = 'signed-in'`,
    'delete from project_member',
    `update project_member set permissions = '{1,2}'`,
    'insert into project_member (project_id, user_id, permissions) values (1, 1, array[1, 2])',
    'select body_text from mail',
    `update mail set recipient = 'me@example.com'`,
    `insert into policy (title, content, start_date) values ('{}', '{}', now())`,
    `insert into system_setting (name, value) values ('contact', '{}')`,
    `update signing_key set public_key = ''`,
    'delete from signing_key',
    'delete from evidence_pack',
    `update evidence_pack set requested_by = 1`,
    'delete from pdf_report',
    `insert into project (name, business) values ('A', 'B')`,
    `update project set time_zone = 'UTC'`,
    'update stored_file set sha256 = sha256',
    'update monitoring_addition set added = 0',
    'update monitoring_change set user_id = 1',
    'delete from monitoring',
    'insert into audit_entry (transaction_id, transaction_at, at) values (pg_current_xact_id(), now(), now())',
    `update audit_entry set action = 'other'`,
    'delete from audit_entry',
    `insert into audit_change (entry_id, table_name, operation, rows) values (1, 'plan', 'insert', 1)`,
    'update audit_change set details = null',
    'delete from audit_change',
    `insert into audit_seal (number, entry_id, hash, sealed_at) values (1, 1, '', now())`,
    `update audit_seal set hash = ''`,
    'delete from audit_seal',
    'select from audit_unsealed',
    'delete from audit_unsealed',
    'select write_audit()',
    'alter table plan disable trigger audit_update',
    'create trigger own after insert on plan for each statement execute function write_audit()',
    `set session_replication_role = 'replica'`,
    'select from migration',
    'delete from migration',
    'create table own (id int)',
    'create temporary table own (id int)',
    'alter table project_member disable row level security',
    'alter table project_member no force row level security',
    'drop policy tenant on project_member',
    'alter role puquio_app bypassrls',
    'set role puquio_owner',
    'set role puquio_telemetry',
    'select from telemetry.reading',
    'delete from telemetry.reading_latest',
    'select body from telemetry.raw_message',
    'insert into telemetry.rollup_dirty (bucket, variable_id) values (now(), 1)',
    'create table telemetry.own (id int)',
    'select lo_create(0)',
    `select lo_from_bytea(0, 'x')`,
    `select lo_import('/etc/passwd')`,
  ])('may not: %s', async (statement) => {
    expect(await refusal(statement)).toBe(notAllowed)
  })

  test('may truncate no table, and refer to none', async () => {
    const { rows } = await app.query<{ table: string }>(`
      select c.relname as table from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and has_table_privilege(c.oid, 'truncate, references, trigger')`)
    expect(rows).toEqual([])
  })

  test('reads a hash through its function, and sets none that is no hash', async () => {
    expect(await refusal(`select read_password_hash(${userId})`)).toBeNull()
    expect(await refusal(`select set_password_hash(${userId}, 'plain')`)).toBe('23514')
    expect(await refusal(`select set_password_hash(${userId}, null)`)).toBe('23514')
  })

  test('looks for tables of its functions nowhere else', async () => {
    const { rows } = await app.query<{ name: string; settings: string[] | null }>(`
      select proname as name, proconfig as settings from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef`)
    expect(rows.length).toBeGreaterThan(0)
    for (const { name, settings } of rows)
      expect(settings, name).toEqual(['search_path=pg_catalog, public, pg_temp'])
  })
})
