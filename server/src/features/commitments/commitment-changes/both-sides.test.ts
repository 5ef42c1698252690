import { commitmentChangeRoutes as changes } from '@puquio/contract/commitments/commitment-changes'
import { commitmentRoutes as api } from '@puquio/contract/commitments/commitments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { whileLocked } from '../../../../test/lock-waits.ts'
import { buildCommitment } from '../../../../test/proofs/build-commitment.ts'
import { buildInstrument } from '../../../../test/proofs/build-instrument.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let instrument: { id: number }
let params: { projectId: number }
let admin: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  instrument = await buildInstrument(puquio.database, mine)
  params = { projectId: mine.project.id }
  admin = await puquio.signIn(mine.admin)
})

const build = (columns: Record<string, unknown> = {}, of = instrument) =>
  buildCommitment(puquio.database, { ...mine, instrument: of }, columns)
const at = (commitmentId: number) => ({ ...params, commitmentId })
const get = (id: number) => admin.call(api.get, { params: at(id) })
const versioned = async (...ids: number[]) =>
  Promise.all(ids.map(async (id) => ({ id, version: (await get(id)).version })))
const verify = async (...ids: number[]) =>
  admin.call(changes.decide, {
    params,
    body: { decision: 'verify', commitments: await versioned(...ids) },
  })
const reject = async (...ids: number[]) =>
  admin.call(changes.decide, {
    params,
    body: {
      decision: 'reject',
      reason: 'No es de la unidad',
      commitments: await versioned(...ids),
    },
  })
const takeBack = async (...ids: number[]) =>
  admin.call(changes.takeBack, { params, body: { commitments: await versioned(...ids) } })
const words = { shortName: 'Uno', text: 'Se hará uno.' }
async function join(first: number, second: number) {
  const [{ version }, other] = (await versioned(first, second)) as [
    { version: number },
    { id: number; version: number },
  ]
  const body = { ...words, version, other }
  return admin.call(changes.join, { params: at(first), body })
}

describe('taking a join back', () => {
  it('overwrites no decision about the second one that is made meanwhile', async () => {
    const [first, second] = [await build(), await build()]
    await join(first.id, second.id)
    const body = { commitments: await versioned(first.id) }
    const decided = sql`
      with held as (
        update commitment set state = 'verified', version = version + 1 where id = ${second.id} returning project_id, id
      ) insert into commitment_change (project_id, commitment_id, at, user_id, action, changes)
      select project_id, id, now(), ${mine.admin.id}::int, 'verified', '{}'::jsonb from held`
    const work = () => admin.refusal(changes.takeBack, { params, body })
    const { problem } = await whileLocked(puquio.database, decided, { waiting: 1, work })
    expect(problem).toBe('CHANGED_MEANWHILE')
    expect((await get(second.id)).state).toBe('verified')
  })

  it('takes each back once, also where both are asked for', async () => {
    const [first, second] = [await build(), await build()]
    await verify(second.id)
    await join(first.id, second.id)
    const { changed } = await takeBack(first.id, second.id)
    expect(changed.map(({ id, state }) => [id, state])).toEqual([
      [first.id, 'proposed'],
      [second.id, 'verified'],
    ])
  })

  it('waits in no circle with a decision about both', async () => {
    const [first, second] = [await build(), await build()]
    await join(second.id, first.id)
    const [one, other] = await versioned(second.id, first.id)
    const lock = sql`select from commitment where id = ${first.id} for no key update`
    const work = () =>
      Promise.all([
        admin.send(changes.takeBack, { params, body: { commitments: [one ?? other] } }),
        admin.send(changes.decide, {
          params,
          body: { decision: 'verify', commitments: [one, other] },
        }),
      ])
    const answers = await whileLocked(puquio.database, lock, { waiting: 2, work })
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
  })
})

describe('a commitment that is superseded', () => {
  const supersede = async () => {
    const later = await buildInstrument(puquio.database, mine)
    const old = await build({ state: 'verified' })
    const by = await build({ state: 'verified' }, later)
    const [{ version } = { version: 0 }] = await versioned(old.id)
    const call = () =>
      admin.send(changes.supersede, { params: at(old.id), body: { byId: by.id, version } })
    return { old, by, call }
  }

  it('binds again once the later one is rejected, and its history says why', async () => {
    const { old, by, call } = await supersede()
    expect((await call()).statusCode).toBe(200)
    await reject(by.id)
    expect(await get(old.id)).toMatchObject({ supersededBy: null })
    expect(['verified', 'in-force']).toContain((await get(old.id)).state)
    const history = await admin.call(api.history, { params: at(old.id) })
    expect(history[0]).toMatchObject({ action: 'taken-back', reason: 'No es de la unidad' })
    expect(history[1]).toMatchObject({ action: 'superseded', isTakenBack: true })
  })

  it('is superseded by none that is rejected meanwhile', async () => {
    const { old, by, call } = await supersede()
    const lock = sql`update commitment set state = 'rejected', version = version + 1 where id = ${by.id}`
    const { statusCode } = await whileLocked(puquio.database, lock, { waiting: 1, work: call })
    expect(statusCode).toBe(422)
    expect((await get(old.id)).supersededBy).toBeNull()
  })
})
