import { auditRoutes as api } from '@puquio/contract/audit'
import { planRoutes } from '@puquio/contract/plans'
import { referenceRoutes } from '@puquio/contract/reference'
import { auditFieldTerms } from '@puquio/contract/terms/audit'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMember, buildMine, buildSystemAdmin, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { jobHandlers } from '../../jobs.ts'
import { sql } from '../../platform/db/sql.ts'
import { jobTerms } from '@puquio/contract/terms'
import { auditActionTerms } from '@puquio/contract/terms/audit'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let auditor: Calls
let admin: Calls
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  admin = await puquio.signIn(mine.admin)
  await admin.call(planRoutes.edit, {
    params: { ...params, planId: mine.plan.id },
    body: { title: 'Plan corregido', version: 1 },
  })
  puquio.clock.set('2026-03-01T04:30:00Z')
  auditor = await puquio.signIn(await buildMember(puquio.database, mine.project, 'audit'))
  admin = await puquio.signIn(mine.admin)
  await admin.call(referenceRoutes.removeStation, {
    params: { ...params, stationId: (await buildUnused()).id },
  })
})
afterAll(() => puquio.close())

const buildUnused = () =>
  insert(puquio.database, 'station', {
    projectId: mine.project.id,
    code: 'PM-77',
    name: 'Manantial',
  })
const list = async (query = {}) => (await auditor.call(api.list, { params, query })).items

describe('the trail of a project', () => {
  test('lists what was changed, the newest first, and shows one before and after', async () => {
    const [removed] = await list({ person: mine.admin.id })
    expect(removed).toMatchObject({
      action: 'reference.removeStation',
      person: `${mine.admin.name} ${mine.admin.lastName}`,
      address: '127.0.0.1',
      isSealed: false,
      testOutcome: null,
      changes: [{ table: 'station', operation: 'delete', rows: 1, names: ['PM-77'] }],
    })
    const [edited] = await list({ action: 'plans.edit' })
    const shown = await auditor.call(api.get, { params: { ...params, entryId: edited?.id ?? 0 } })
    const [change] = shown.changes
    expect(change?.records?.[0]).toMatchObject({ id: String(mine.plan.id), name: 'Plan corregido' })
    expect(change?.records?.[0]?.fields).toContainEqual({
      field: 'title',
      before: mine.plan.title,
      after: 'Plan corregido',
    })
  })

  test('is filtered by day of the project’s zone, action, table, record and text', async () => {
    // Half past eleven at night of 28 February in Lima.
    const ofDay = await list({ from: '2026-02-28', to: '2026-02-28', person: mine.admin.id })
    expect(ofDay.map(({ action }) => action)).toEqual(['reference.removeStation'])
    expect(await list({ from: '2026-03-01', person: mine.admin.id })).toEqual([])
    const ofPlan = await list({ table: 'plan', record: String(mine.plan.id) })
    expect(new Set(ofPlan.map(({ action }) => action))).toEqual(new Set(['plans.edit', null]))
    expect(await list({ search: 'pm-77', action: 'reference.removeStation' })).toHaveLength(1)
    expect(await list({ search: '100%' })).toEqual([])
  })

  test('names ids by what they are called', async () => {
    const [made] = await list({ table: 'monitoring', record: String(mine.monitoring.id) })
    const shown = await auditor.call(api.get, { params: { ...params, entryId: made?.id ?? 0 } })
    const record = shown.changes[0]?.records?.[0]
    expect(record?.name).toBe(`${mine.station.code} · 01/03/2026`)
    expect(record?.fields).toContainEqual({
      field: 'station_id',
      before: null,
      after: mine.station.code,
    })
  })

  test('leaves as a file of a row for each value', async () => {
    const query = { format: 'csv', language: 'es', action: 'plans.edit' }
    const { body } = await auditor.send(api.workbook, { params, query })
    const [head, ...rows] = body.trim().split('\r\n')
    expect(head).toContain('Fecha y hora')
    const titled = rows.find((row) => row.includes('Título'))
    expect(titled).toContain('Editar un plan')
    expect(titled).toContain('Plan corregido')
    const all = await auditor.send(api.workbook, {
      params,
      query: { format: 'csv', language: 'fr' },
    })
    expect(all.body.split('\r\n').length).toBeGreaterThan(rows.length + 5)
  })

  test('holds nothing of another project, nor the installation’s', async () => {
    const other = await buildMine(puquio.database)
    const theirs = await puquio.signIn(await buildMember(puquio.database, other.project, 'audit'))
    const seen = await theirs.call(api.list, {
      params: { projectId: other.project.id },
      query: { size: 100 },
    })
    expect(
      seen.items.flatMap(({ changes }) => changes.flatMap(({ names }) => names)),
    ).not.toContain('PM-77')
    const [mineOne] = await list()
    const refused = await theirs.refusal(api.get, {
      params: { projectId: other.project.id, entryId: mineOne?.id ?? 0 },
    })
    expect(refused.status).toBe(404)
    expect((await list({ table: 'app_user' })).length).toBe(0)
    expect((await theirs.refusal(api.list, { params, query: {} })).status).toBe(404)
  })

  test('is not open to who only reads or writes', async () => {
    const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
    expect(await reader.refusal(api.list, { params, query: {} })).toMatchObject({
      problem: 'ACCESS_DENIED',
    })
    expect((await puquio.nobody.refusal(api.list, { params, query: {} })).status).toBe(401)
  })
})

test('the installation’s trail shows accounts to the system administrator alone', async () => {
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const { items } = await system.call(api.listOfSystem, { query: { table: 'app_user' } })
  expect(items.length).toBeGreaterThan(0)
  const shown = await system.call(api.getOfSystem, { params: { entryId: items[0]?.id ?? 0 } })
  expect(shown.changes[0]?.table).toBe('app_user')
  expect((await auditor.refusal(api.listOfSystem, { query: {} })).status).toBe(403)
})

test('the sign-ins are those of members since they are, with their outcomes', async () => {
  const now = '2026-02-20T12:00:00Z'
  const attempt = (userId: number | null, email: string, outcome: string, at = now) =>
    insert(puquio.database, 'sign_in_attempt', { userId, email, outcome, address: '10.1.1.1', at })
  await puquio.database.owner.one(
    {},
    sql`update project_member set created_at = '2026-02-10' where user_id = ${mine.admin.id}`,
  )
  await attempt(mine.admin.id, mine.admin.email, 'signed-in', '2026-02-09T12:00:00Z')
  const stranger = await buildSystemAdmin(puquio.database)
  await attempt(mine.admin.id, mine.admin.email, 'signed-in')
  await attempt(mine.admin.id, mine.admin.email, 'wrong-password')
  await attempt(stranger.id, stranger.email, 'signed-in')
  await attempt(null, 'nobody@example.com', 'not-registered')
  const all = await auditor.call(api.signIns, { params, query: {} })
  expect(all.items.map(({ email, outcome }) => [email, outcome])).toEqual([
    [mine.admin.email, 'wrong-password'],
    [mine.admin.email, 'signed-in'],
  ])
  const wrong = await auditor.call(api.signIns, { params, query: { outcome: 'wrong-password' } })
  expect(wrong.total).toBe(1)
})

describe('the words', () => {
  test('name every table that is recorded, and every column of it that is shown', async () => {
    const rows = await puquio.database.owner.one<{ table: string; column: string; hidden: string }>(
      {},
      sql`select c.relname as table, a.attname as column, encode(t.tgargs, 'escape') as hidden
        from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
        where t.tgname = 'audit_update' and a.attnum > 0 and not a.attisdropped`,
    )
    expect([...new Set(rows.map(({ table }) => table))].toSorted()).toEqual(
      Object.keys(auditTableTerms).toSorted(),
    )
    // Of these only what an administrator does to them is recorded.
    const missing = rows.filter(({ table, column, hidden }) => {
      const isHidden = hidden.split('\\000')[1]?.split(',').includes(column)
      const isNamed = auditFieldTerms[`${table}.${column}`] ?? auditFieldTerms[column]
      return (
        !isHidden &&
        !isNamed &&
        !['id', 'project_id'].includes(column) &&
        !['job', 'mail'].includes(table)
      )
    })
    expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  })

  test('name every job', () => {
    const names: readonly string[] = Object.keys(auditActionTerms)
    const kinds = jobHandlers(puquio.platform).map(({ kind }) => kind.name)
    expect(kinds.toSorted()).toEqual(Object.keys(jobTerms).toSorted())
    for (const kind of kinds) expect(names).toContain(`job.${kind}`)
  })
})
