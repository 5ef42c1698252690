import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { ownCall, withCall } from '../../../platform/db/call.ts'
import { startJobs } from '../../../platform/jobs/runner.ts'
import { verificationScope } from '../../../platform/db/scopes/system-scopes.ts'
import type { SystemScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { sealEntries, verifyTrails } from './chain.ts'

let puquio: TestApp
let scope: SystemScope
let mine: Awaited<ReturnType<typeof buildMine>>
let other: typeof mine
beforeAll(async () => {
  puquio = await startTestApp()
  scope = verificationScope(puquio.platform)
  mine = await buildMine(puquio.database)
  other = await buildMine(puquio.database)
  await sealEntries(scope)
})
afterAll(() => puquio.close())

const rename = (name: string) =>
  scope.rows(sql`update station set name = ${name} where id = ${mine.station.id}`)
const entryOf = async (projectId: number, at: 'first' | 'last') => {
  const rows = await scope.rows<{ id: number }>(
    sql`select id from audit_entry where project_id = ${projectId} order by id`,
  )
  return rows.at(at === 'first' ? 1 : -1)?.id ?? 0
}

/** What the owner does to the trail, found, and undone. */
async function found(...statements: ReturnType<typeof sql>[]) {
  const undone = new Error('undone')
  let verification: Awaited<ReturnType<typeof verifyTrails>> | undefined
  const work = scope.transaction(async (within) => {
    for (const statement of statements) await within.rows(statement)
    verification = await verifyTrails(within)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
  return verification?.broken
}

describe('the chain of seals', () => {
  test('covers every entry, a chain for each project and one for the installation', async () => {
    const { heads, sealed, broken } = await verifyTrails(scope)
    expect(broken).toBeNull()
    const [row] = await scope.rows<{ count: number }>(sql`select count(*) from audit_entry`)
    expect(sealed).toBe(row?.count)
    expect(heads.map(({ lane }) => lane)).toEqual([0, mine.project.id, other.project.id])
  })

  test('goes on where it ended; what waits for its seal is no fault', async () => {
    await rename('Uno')
    expect((await verifyTrails(scope)).broken).toBeNull()
    const [seal] = await sealEntries(scope)
    expect(seal?.lane).toBe(mine.project.id)
    expect(await sealEntries(scope)).toEqual([])
    expect((await verifyTrails(scope)).broken).toBeNull()
  })

  test('takes an entry that commits after a later one', async () => {
    const goOn = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const slow = scope.transaction(async (within) => {
      await within.rows(sql`update station set name = 'Tarde' where id = ${mine.station.id}`)
      written.resolve()
      await goOn.promise
    })
    await written.promise
    await scope.rows(sql`update plan set title = 'Antes' where id = ${mine.plan.id}`)
    expect(await sealEntries(scope)).toHaveLength(1)
    goOn.resolve()
    await slow
    expect(await sealEntries(scope)).toHaveLength(1)
    const { broken } = await verifyTrails(scope)
    expect(broken).toBeNull()
  })

  test('is sealed by the job, every minute', async () => {
    await rename('Dos')
    const { sealsAudit } = await import('./seals-audit.ts')
    const runner = await startJobs(puquio.platform, [sealsAudit(puquio.platform)], {
      pollMs: 30,
      scheduleMs: 50,
    })
    const isSealed = async () => (await scope.rows(sql`select from audit_unsealed`)).length === 0
    for (let i = 0; i < 200 && !(await isSealed()); i++) {
      puquio.clock.set(new Date(puquio.clock.now().getTime() + 61_000).toISOString())
      await new Promise((done) => setTimeout(done, 50))
    }
    await runner.stop()
    expect(await isSealed()).toBe(true)
    // However often it ran, its list of jobs stays short.
    const jobs = await scope.rows(sql`select from job where kind = 'seal-audit' and state = 'done'`)
    expect(jobs.length).toBeLessThan(3)
  })
})

describe('the owner who', () => {
  const broken = (entryId: number, problem: string, lane = mine.project.id) => ({
    lane,
    entryId,
    problem,
  })

  test('edits an entry or a value is found', async () => {
    const id = await entryOf(mine.project.id, 'first')
    expect(await found(sql`update audit_entry set user_id = 7 where id = ${id}`)).toEqual(
      broken(id, 'changed'),
    )
    expect(
      await found(sql`update audit_entry set at = at + interval '1 second' where id = ${id}`),
    ).toEqual(broken(id, 'changed'))
    expect(await found(sql`update audit_change set details = '[]' where entry_id = ${id}`)).toEqual(
      broken(id, 'changed'),
    )
  })

  test('edits by which token somebody called is found; entries without one keep their seals', async () => {
    const call = { ...ownCall('reference.editStation', puquio.clock.now()), token: 'Power BI' }
    await withCall(call, () => rename('Con token'))
    await sealEntries(scope)
    expect((await verifyTrails(scope)).broken).toBeNull()
    const id = await entryOf(mine.project.id, 'last')
    expect(await found(sql`update audit_entry set token = 'Otro' where id = ${id}`)).toEqual(
      broken(id, 'changed'),
    )
    expect(await found(sql`update audit_entry set token = null where id = ${id}`)).toEqual(
      broken(id, 'changed'),
    )
  })

  test('deletes an entry, its changes, or its seal is found', async () => {
    const id = await entryOf(mine.project.id, 'first')
    expect(await found(sql`delete from audit_entry where id = ${id}`)).toEqual(
      broken(id, 'deleted'),
    )
    expect(await found(sql`delete from audit_change where entry_id = ${id}`)).toEqual(
      broken(id, 'changed'),
    )
    const next = await found(
      sql`delete from audit_entry where id = ${id}`,
      sql`delete from audit_change where entry_id = ${id}`,
      sql`delete from audit_seal where entry_id = ${id}`,
    )
    expect(next).toMatchObject({ lane: mine.project.id, problem: 'seal-deleted' })
    expect(await found(sql`delete from audit_seal where entry_id = ${id}`)).toMatchObject({
      problem: 'seal-deleted',
    })
  })

  test('deletes an entry that waits for its seal is found', async () => {
    await rename('Tres')
    const id = await entryOf(mine.project.id, 'last')
    expect(await found(sql`delete from audit_entry where id = ${id}`)).toMatchObject({
      entryId: id,
    })
  })

  test('inserts an entry, or a change into a sealed one, is found', async () => {
    await sealEntries(scope)
    const forged = await found(sql`
      insert into audit_entry (id, project_id, transaction_id, transaction_at, at, action) overriding system value
      values (900000, ${other.project.id}, pg_current_xact_id(), now(), now(), 'plans.edit')`)
    expect(forged).toEqual(broken(900_000, 'inserted', other.project.id))
    const id = await entryOf(mine.project.id, 'first')
    expect(
      await found(sql`insert into audit_change (project_id, entry_id, table_name, operation, rows)
        values (${mine.project.id}, ${id}, 'plan', 'insert', 1)`),
    ).toEqual(broken(id, 'changed'))
  })
})
