import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPolicy, insert } from '../build.ts'
import { buildEverything, type Everything } from './build-everything.ts'
import { startTestApp, type TestApp } from '../harness.ts'

/** Tables that hold nothing of a project, so that every one without a policy was thought about. */
const withoutProject = [
  'account_link',
  'app_user',
  'audit_unsealed',
  'finished_sign_on',
  'job_schedule',
  'known_address',
  'known_browser',
  'linked_identity',
  'migration',
  'notification_event',
  'notification_preference',
  'notification_template',
  'phone_code',
  'policy',
  'session',
  'shipped_limit',
  'shipped_parameter',
  'sign_in_attempt',
  'signing_key',
  'system_setting',
]

/**
 * Of another schema, without a policy: a cluster takes none. Whose a variable or a device is, is decided by their own
 * tables, before these are asked by ids.
 */
const telemetryTables = [
  'alarm_sample',
  'alarm_watch',
  'message_key',
  'raw_message',
  'reading',
  'reading_10m',
  'reading_1d',
  'reading_1h',
  'reading_cold',
  'reading_latest',
  'rollup_dirty',
]

/** Functions that run with the owner's rights: each is a door through the policies. */
const ownersFunctions = [
  'add_member',
  'administered_project',
  'allow_company',
  'bound_sign_in_attempts',
  'change_member',
  'count_calculated_results',
  'count_deleted_results',
  'count_members',
  'count_own_additions',
  'count_own_exports',
  'count_own_notifications',
  'count_page_texts',
  'count_projects',
  'count_result_years',
  'count_results',
  'create_project',
  'is_of_company',
  'move_logger_secrets',
  'own_project_bytes',
  'pdf_report_people',
  'pdf_report_place',
  'pdf_reports_waiting',
  'person_record',
  'project_zones',
  'read_password_hash',
  'read_session',
  'remove_member',
  'set_password_hash',
  'use_access_token',
  'use_laboratory_link',
  'write_audit',
]

let puquio: TestApp
let app: pg.Client
let owner: pg.Client
let mine: Everything
let other: Everything
/** Every table of a project, with the column that names it. */
let tables: [table: string, project: string][]

beforeAll(async () => {
  puquio = await startTestApp()
  ;[app, owner] = await Promise.all([connect(puquio.urls.app), connect(puquio.urls.owner)])
  mine = await buildEverything(puquio.platform)
  other = await buildEverything(puquio.platform)
  const { database } = puquio
  const policy = await buildPolicy(database)
  for (const { project, member } of [mine, other]) {
    const accepted = { policyId: policy.id, acceptedAt: '2026-02-01T12:00:00Z' }
    await insert(database, 'policy_acceptance', {
      projectId: project.id,
      userId: member.id,
      ...accepted,
    })
  }
  const { rows } = await owner.query<{ table: string }>(`
    select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'project_id'
    order by 1`)
  tables = [['project', 'id'], ...rows.map(({ table }): [string, string] => [table, 'project_id'])]
})
afterAll(async () => {
  await Promise.all([app.end(), owner.end()])
  await puquio.close()
})

async function connect(connectionString: string) {
  const client = new pg.Client(connectionString)
  await client.connect()
  return client
}

/** Runs as the application inside a scope, and takes everything back. */
async function within<T>(
  settings: { project?: number; user?: number },
  work: () => Promise<T>,
): Promise<T> {
  await app.query('begin')
  try {
    for (const [name, id] of Object.entries(settings))
      await app.query(`set local app."${name}" = '${id}'`)
    return await work()
  } finally {
    await app.query('rollback')
  }
}

type Outcome = number | string | null
/** One statement a table; null stands for what was not allowed. */
async function onEveryTable(
  settings: { project?: number; user?: number },
  statement: (table: string, project: string) => Promise<pg.QueryResult> | pg.QueryResult,
): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {}
  for (const [table, project] of tables)
    outcomes[table] = await within(
      settings,
      async () => (await statement(table, project)).rowCount,
    ).catch(({ code, message }: pg.DatabaseError) =>
      code === '42501' ? null : `${code} ${message}`,
    )
  return outcomes
}
const everywhere = (outcome: Outcome) =>
  Object.fromEntries(tables.map(([table]) => [table, outcome]))

/** What the application writes for the owner: never read. */
const unread = { mail: null }

describe('the tables', () => {
  test('each has a policy that binds its owner, too, or is named as one without a project', async () => {
    const { rows } = await owner.query<{ table: string; isBound: boolean }>(`
      select relname as table, relrowsecurity and relforcerowsecurity
        and exists (select from pg_policy where polrelid = pg_class.oid) as "isBound"
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`)
    expect(rows.filter(({ isBound }) => !isBound).map(({ table }) => table)).toEqual(withoutProject)
    const named = tables.map(([table]) => table)
    expect(rows.filter(({ isBound }) => isBound).map(({ table }) => table)).toEqual(
      named.toSorted(),
    )
  })

  test('of readings carry no project: one role alone has rights to them, and nothing refers to them', async () => {
    const { rows } = await owner.query<{ table: string; roles: string[] }>(`
      select relname as table, array(select distinct grantee::regrole::text from aclexplode(relacl)
          where grantee <> relowner order by 1) as roles
      from pg_class where relnamespace = 'telemetry'::regnamespace and relkind in ('r', 'p') and not relispartition
      order by 1`)
    expect(rows).toEqual(telemetryTables.map((table) => ({ table, roles: ['puquio_telemetry'] })))
    const watched = await owner.query(`
      select conname as name from pg_constraint k join pg_class c on c.oid in (k.conrelid, k.confrelid)
        where k.contype = 'f' and c.relnamespace = 'telemetry'::regnamespace
      union all select tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = 'telemetry'::regnamespace`)
    expect(watched.rows).toEqual([])
  })

  test('a reference between two of them includes the project', async () => {
    const { rows } = await owner.query<{ reference: string }>(
      `
      select conrelid::regclass || ' → ' || confrelid::regclass as reference from pg_constraint k
      where contype = 'f' and conrelid::regclass::text = any($1) and confrelid::regclass::text = any($1)
        and not exists (select from pg_attribute a
          where a.attrelid = k.conrelid and a.attnum = any(k.conkey)
            and (a.attname = case when conrelid = 'project'::regclass then 'id' else 'project_id' end
              -- Generated from project_id, where that can be null.
              or a.attname = 'project_key' and a.attgenerated = 's'))`,
      [tables.map(([table]) => table)],
    )
    expect(rows).toEqual([])
  })

  test('no view and no function of the owner’s opens another door', async () => {
    const views = await owner.query<{ view: string; isInvokers: boolean }>(
      `select relname as view, coalesce('security_invoker=true' = any(reloptions), false) as "isInvokers"
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
    )
    expect(views.rows).toEqual([
      { view: 'shown_result', isInvokers: true },
      { view: 'standard_at_station', isInvokers: true },
    ])
    const seen = await within({ project: mine.project.id }, () =>
      app.query('select distinct project_id, is_calculated from shown_result order by 2'),
    )
    expect(seen.rows).toEqual([
      { project_id: mine.project.id, is_calculated: false },
      { project_id: mine.project.id, is_calculated: true },
    ])
    const functions = await owner.query<{ proname: string }>(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`,
    )
    expect(functions.rows.map(({ proname }) => proname)).toEqual(ownersFunctions)
  })

  test('the application owns nothing and passes no policy', async () => {
    const { rows } = await app.query(`
      select rolname, rolsuper, rolbypassrls, rolcreaterole,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`)
    expect(rows).toEqual([
      {
        rolname: 'puquio_app',
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        owned: 0,
      },
    ])
  })
})

describe('without a condition in the statement', () => {
  test('a project sees its own rows, of which every table has some here', async () => {
    // Notifications are seen by whom they are to or by.
    const settings = { project: mine.project.id, user: mine.member.id }
    const own = await onEveryTable(settings, (table, project) =>
      app.query(`select from ${table} where ${project} = ${mine.project.id}`),
    )
    for (const [table, count] of Object.entries({ ...own, ...unread }))
      if (count !== null) expect(count, table).toBeGreaterThan(0)
    expect(own).toMatchObject(unread)
  })

  test('and none of another’s', async () => {
    const theirs = await onEveryTable({ project: mine.project.id }, (table, project) =>
      app.query(`select from ${table} where ${project} is distinct from ${mine.project.id}`),
    )
    expect(theirs).toEqual({ ...everywhere(0), ...unread })
  })

  test('no project set, or none, shows nothing', async () => {
    for (const settings of [{}, { project: 0 }, { user: 0 }])
      expect(await onEveryTable(settings, (table) => app.query(`select from ${table}`))).toEqual({
        ...everywhere(0),
        ...unread,
      })
  })

  test('a user alone sees the own memberships and their projects', async () => {
    const seen = await onEveryTable({ user: mine.member.id }, (table) =>
      app.query(`select from ${table}`),
    )
    expect(seen).toEqual({ ...everywhere(0), ...unread, project: 1, project_member: 1 })
  })
})

/** All but those that the database computes. */
async function writtenColumns(table: string) {
  const { rows } = await owner.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.columns
}

describe('another project’s rows', () => {
  const inMine = () => ({ project: mine.project.id, user: mine.member.id })

  test('are not changed', async () => {
    const changed = await onEveryTable(inMine(), (table, project) =>
      app.query(`update ${table} set ${table === 'project' ? 'name = name' : 'project_id = project_id'}
        where ${project} = ${other.project.id}`),
    )
    for (const [table, count] of Object.entries(changed)) expect([0, null], table).toContain(count)
    expect(Object.values(changed)).toContain(0)
  })

  test('are not deleted', async () => {
    const deleted = await onEveryTable(inMine(), (table, project) =>
      app.query(`delete from ${table} where ${project} = ${other.project.id}`),
    )
    for (const [table, count] of Object.entries(deleted)) expect([0, null], table).toContain(count)
    expect(Object.values(deleted)).toContain(0)
  })

  test('are not added, nor own ones moved there', async () => {
    const added = await onEveryTable(inMine(), async (table, project) => {
      const { rows } = await owner.query(
        `select to_jsonb(t) as row from ${table} t where ${project} = ${other.project.id} limit 1`,
      )
      const columns = await writtenColumns(table)
      return app.query(
        `insert into ${table} (${columns}) overriding system value
          select ${columns} from jsonb_populate_record(null::${table}, $1)`,
        [rows[0].row],
      )
    })
    expect(added).toEqual(everywhere(null))
    const moved = await onEveryTable(inMine(), (table) =>
      table === 'project'
        ? app.query(`update project set id = default where id = ${mine.project.id}`)
        : app.query(
            `update ${table} set project_id = ${other.project.id} where project_id = ${mine.project.id}`,
          ),
    )
    expect(moved).toEqual(everywhere(null))
  })
})
