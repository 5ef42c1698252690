import {
  type ActionInput,
  correctiveActionRoutes as api,
} from '@puquio/contract/commitments/corrective-actions'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { notificationRoutes } from '@puquio/contract/notifications'
import { todayRoutes } from '@puquio/contract/start/today'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type BuiltUser,
  buildMember,
  buildMine,
  buildMonitoring,
  buildStation,
  insert,
} from '../../../test/build.ts'
import { png } from '../../../test/changes/png.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildAlarm } from '../../../test/proofs/build-alarm.ts'
import { buildCommitment } from '../../../test/proofs/build-commitment.ts'
import { buildDevice } from '../../../test/proofs/build-device.ts'
import { buildInstrument } from '../../../test/proofs/build-instrument.ts'
import { actionFields, buildRole, buildTask } from '../../../test/proofs/build-task.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { remindActionsJob } from './reminders/reminds-actions.ts'

const now = '2026-02-15T12:00:00-05:00'
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let params: { projectId: number }
let owning: BuiltUser
let admin: Calls
let owner: Calls
beforeAll(async () => {
  puquio = await startTestApp({ now })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set(now)
  const { database } = puquio
  await database.owner.one({}, sql`delete from job`)
  mine = await buildMine(database)
  params = { projectId: mine.project.id }
  owning = await buildMember(database, mine.project, 'write')
  await insert(database, 'menu_item', {
    ...params,
    position: 1,
    kind: 'screen',
    label: 'menu.Commitments',
    alias: 'Commitments',
  })
  admin = await puquio.signIn(mine.admin)
  owner = await puquio.signIn(owning)
})

const fields = (given: Partial<ActionInput> = {}): ActionInput => ({
  ...actionFields(owning.id),
  origin: { kind: 'other' },
  ...given,
})
const open = (given: Partial<ActionInput> = {}) =>
  owner.call(api.open, { params, body: fields(given) })
const of = (actionId: number) => ({ params: { ...params, actionId } })
const change = (state: 'open' | 'done' | 'closed', version: number, given: object = {}) => ({
  state,
  comment: 'Se cambió la geomembrana',
  doneOn: null,
  version,
  ...given,
})
const told = async (calls: Calls) => {
  await runJobs(puquio, 'notify')
  const { items } = await calls.call(notificationRoutes.list, { params, query: {} })
  return items.map(({ message }) => message)
}

describe('a corrective action', () => {
  it('is opened, done by its owner, and closed by an administrator, with its history', async () => {
    const { id, number } = await open({ dueOn: '2026-02-20' })
    expect(number).toBe(1)
    expect((await open()).number).toBe(2)
    const done = await owner.call(api.change, {
      ...of(id),
      body: change('done', 1, { doneOn: '2026-02-14' }),
    })
    expect(done).toMatchObject({ state: 'done', doneOn: '2026-02-14', mayReview: false })
    expect(await told(admin)).toMatchObject([expect.stringContaining('AC-1 Reparar')])
    const own = await owner.refusal(api.change, { ...of(id), body: change('closed', 2) })
    expect(own).toMatchObject({ status: 403, problem: 'NOT_REVIEWER' })
    const closed = await admin.call(api.change, { ...of(id), body: change('closed', 2) })
    expect(closed).toMatchObject({ state: 'closed', reviewedBy: { id: mine.admin.id } })
    const again = await admin.call(api.change, {
      ...of(id),
      body: change('open', 3, { comment: 'Volvió a romperse' }),
    })
    expect(again).toMatchObject({ state: 'open', doneOn: null, doneComment: '', reviewedAt: null })
    expect(again.events.map(({ kind }) => kind)).toEqual(['opened', 'done', 'closed', 'reopened'])
  })

  it('of an administrator is closed by another one', async () => {
    const { id } = await open({ ownerId: mine.admin.id })
    await admin.call(api.change, { ...of(id), body: change('done', 1) })
    const own = await admin.refusal(api.change, { ...of(id), body: change('closed', 2) })
    expect(own.problem).toBe('NOT_REVIEWER')
    const second = await puquio.signIn(await buildMember(puquio.database, mine.project, 'admin'))
    const closed = await second.call(api.change, { ...of(id), body: change('closed', 2) })
    expect(closed.state).toBe('closed')
  })

  it('is not closed before it was done, nor edited after, nor moved without words or by an old version', async () => {
    const { id } = await open()
    const early = await admin.refusal(api.change, { ...of(id), body: change('closed', 1) })
    expect(early.problem).toBe('ACTION_NOT_DONE')
    const mute = change('done', 1, { comment: '' })
    const wordless = await owner.refusal(api.change, { ...of(id), body: mute })
    expect(wordless.fields).toMatchObject([{ path: 'comment', code: 'required' }])
    await owner.call(api.change, { ...of(id), body: change('done', 1) })
    const { origin: _origin, ...edit } = fields()
    const late = await owner.refusal(api.edit, { ...of(id), body: { ...edit, version: 2 } })
    expect(late.problem).toBe('ACTION_DONE')
    const old = await owner.refusal(api.change, { ...of(id), body: change('open', 1) })
    expect(old.problem).toBe('CHANGED_MEANWHILE')
  })

  it('given to somebody else tells them, and is given to members who enter data alone', async () => {
    const reader = await buildMember(puquio.database, mine.project, 'read')
    const refused = await owner.refusal(api.open, { params, body: fields({ ownerId: reader.id }) })
    expect(refused.fields).toMatchObject([{ path: 'ownerId', code: 'not-in-list' }])
    const { id } = await open()
    const { origin: _origin, ...edit } = fields({ ownerId: mine.admin.id })
    await owner.call(api.edit, { ...of(id), body: { ...edit, version: 1 } })
    expect(await told(admin)).toMatchObject([expect.stringContaining('Se le asignó')])
    expect(await told(owner)).toEqual([])
  })

  it('has evidence until it is closed', async () => {
    const { id } = await open()
    const file = { file: { name: 'poza.png', bytes: png } }
    const kept = await owner.call(api.addEvidence, of(id), file)
    expect((await owner.call(api.addEvidence, of(id), file)).id).toBe(kept.id)
    await owner.call(api.change, { ...of(id), body: change('done', 1) })
    await admin.call(api.change, { ...of(id), body: change('closed', 2) })
    const taken = { params: { ...params, actionId: id, fileId: kept.id } }
    expect((await owner.refusal(api.removeEvidence, taken)).problem).toBe('ACTION_CLOSED')
    const detail = await admin.call(api.get, of(id))
    expect(detail.files.map(({ name }) => name)).toEqual(['poza.png'])
  })

  it('is not seen by another project', async () => {
    const { id } = await open()
    const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
    expect((await stranger.refusal(api.get, of(id))).status).toBe(404)
    const body = change('done', 1)
    expect((await stranger.refusal(api.change, { ...of(id), body })).status).toBe(404)
  })
})

describe('what it is opened for', () => {
  const refusalOf = async (origin: ActionInput['origin']) =>
    (await owner.refusal(api.open, { params, body: fields({ origin }) })).problem

  it('is a monitoring with a mishap', async () => {
    const fine = await buildMonitoring(puquio.database, mine, { estimatedOn: '2026-02-10' })
    expect(await refusalOf({ kind: 'mishap', id: fine.id })).toBe('NOTHING_WRONG')
    const bad = await buildMonitoring(puquio.database, mine, {
      estimatedOn: '2026-02-10',
      isMishap: true,
      mishapDetail: 'Derrame',
    })
    const { origin } = await open({ origin: { kind: 'mishap', id: bad.id } })
    expect(origin).toEqual({
      kind: 'mishap',
      name: `${mine.station['code']} · 10/02/2026`,
      opens: `/planning-and-monitoring/edit/${mine.plan.id}?monitoring=${bad.id}`,
    })
  })

  it('is a due date that is overdue or not compliant', async () => {
    const { database } = puquio
    const instrument = await buildInstrument(database, mine)
    const commitment = await buildCommitment(database, { ...mine, instrument })
    const role = await buildRole(database, mine)
    const task = await buildTask(database, { ...mine, commitment, role })
    const due = async (dueOn: string) =>
      (await insert(database, 'task_occurrence', { ...params, taskId: task.id, dueOn })).id
    const [late, soon] = [await due('2026-02-10'), await due('2026-02-20')]
    expect(await refusalOf({ kind: 'task', id: soon })).toBe('NOTHING_WRONG')
    const { origin } = await open({ origin: { kind: 'task', id: late } })
    expect(origin).toMatchObject({
      name: 'Informe trimestral a OEFA · 10/02/2026',
      opens: `/environmental-instruments/tasks/${late}`,
    })
    expect(await refusalOf({ kind: 'commitment', id: commitment.id })).toBe('NOTHING_WRONG')
  })

  it('is a result above its limit, and the action stays when its sample is deleted', async () => {
    const { database } = puquio
    const effluent = { code: 'EF-1', standard: 'D.S. 010-2010-MINAM' }
    const { id: stationId } = await buildStation(database, mine.project, effluent)
    const [copper] = await database.owner.one<{ id: number }>(
      {},
      sql`select id from parameter where project_id = ${mine.project.id} and key = 'cu-total'`,
    )
    const parameterId = copper?.id ?? 0
    const enter = async (sampledOn: string, text: string) =>
      (
        await owner.call(sampleRoutes.create, {
          params,
          body: {
            stationId,
            sampledOn,
            sampledTime: '09:30',
            matrix: 'water',
            type: 'normal',
            campaign: 'Febrero 2026',
            results: [{ parameterId, text, unit: 'mg/L' }],
          },
        })
      ).id
    const [high, low] = [await enter('2026-02-10', '0.9'), await enter('2026-02-11', '0.1')]
    expect(await refusalOf({ kind: 'exceedance', id: low, parameterId })).toBe('NOTHING_WRONG')
    const { id, origin } = await open({ origin: { kind: 'exceedance', id: high, parameterId } })
    expect(origin).toEqual({
      kind: 'exceedance',
      name: expect.stringMatching(/^EF-1 · .+ · 10\/02\/2026$/),
      opens: `/data/samples/${high}`,
    })
    await admin.call(sampleRoutes.remove, { params: { ...params, sampleId: high } })
    const left = await admin.call(api.get, of(id))
    expect(left.origin).toMatchObject({ kind: 'exceedance', opens: null })
  })

  it('is an alarm, and nothing of another project', async () => {
    const { database } = puquio
    const { alarm } = await buildAlarm(database, {
      ...mine,
      ...(await buildDevice(database, mine)),
    })
    const { origin } = await open({ origin: { kind: 'alarm', id: alarm.id } })
    expect(origin).toMatchObject({ opens: `/modi/alarms/${alarm.id}` })
    const of = { origin: 'alarm', of: alarm.id } as const
    const listed = await admin.call(api.list, { params, query: of })
    expect(listed.total).toBe(1)
    const other = await buildMine(database)
    const foreign = await buildAlarm(database, {
      ...other,
      ...(await buildDevice(database, other)),
    })
    for (const kind of ['mishap', 'task', 'alarm', 'commitment'] as const)
      expect(await refusalOf({ kind, id: foreign.alarm.id + 1000 })).toBe('INPUT_NOT_VALID')
    expect(await refusalOf({ kind: 'alarm', id: foreign.alarm.id })).toBe('INPUT_NOT_VALID')
  })
})

describe('the list', () => {
  it('filters, counts, and says what waits for whom today', async () => {
    const late = await open({ dueOn: '2026-02-14' })
    const soon = await open({ dueOn: '2026-02-20' })
    const far = await open({ dueOn: '2026-03-20', ownerId: mine.admin.id })
    const sent = await open({ dueOn: '2026-03-01', title: 'Capacitar al turno' })
    await owner.call(api.change, { ...of(sent.id), body: change('done', 1) })
    const ids = async (query: object, calls = admin) =>
      (await calls.call(api.list, { params, query })).items.map(({ id }) => id)
    const all = await admin.call(api.list, { params, query: {} })
    expect(all).toMatchObject({ total: 4, overdue: 1, toReview: 1 })
    expect(await ids({ view: 'overdue' })).toEqual([late.id])
    expect(await ids({ view: 'open', sort: 'due' })).toEqual([late.id, soon.id, far.id])
    expect(await ids({ mine: true, sort: 'due' }, owner)).toEqual([late.id, soon.id])
    expect(await ids({ mine: true, view: 'review' })).toEqual([sent.id])
    expect(await ids({ search: 'ac-4' })).toEqual([sent.id])
    const today = async (calls: Calls) =>
      (await calls.call(todayRoutes.list, { params }))
        .filter(({ kind }) => kind.startsWith('actions-'))
        .map(({ kind, count }) => [kind, count])
    expect(await today(owner)).toEqual([
      ['actions-overdue', 1],
      ['actions-due', 1],
    ])
    expect(await today(admin)).toEqual([['actions-to-close', 1]])
    const query = { view: 'overdue', format: 'csv', language: 'en' } as const
    const { body } = await admin.send(api.file, { params, query })
    expect(String(body).trim().split('\r\n')).toHaveLength(2)
  })

  it('reminds the owner of what is due, and administrators of what is overdue, once', async () => {
    await open({ dueOn: '2026-02-14' })
    const near = await open({ dueOn: '2026-02-20' })
    const remind = async () => {
      const scope = projectScope(puquio.database, puquio.clock, {
        ...params,
        userId: 0,
        permissions: [],
        isSystemAdmin: false,
        timeZone: 'America/Lima',
      })
      await enqueue(scope, remindActionsJob, {})
      await runJobs(puquio, 'remind-actions')
    }
    await remind()
    await remind()
    expect(await told(admin)).toMatchObject([expect.stringContaining('venció el 14/02/2026')])
    expect((await told(owner)).toSorted()).toMatchObject([
      expect.stringContaining('AC-1'),
      expect.stringContaining('vence el 20/02/2026'),
    ])
    // Another date, then another owner: what was told before says nothing of it.
    const edit = (given: object, version: number) =>
      owner.call(api.edit, {
        ...of(near.id),
        body: { ...fields({ dueOn: '2026-02-21' }), ...given, version },
      })
    await edit({}, 1)
    await remind()
    expect(await told(owner)).toContainEqual(expect.stringContaining('vence el 21/02/2026'))
    await edit({ ownerId: mine.admin.id }, 2)
    await remind()
    expect(await told(admin)).toContainEqual(expect.stringContaining('vence el 21/02/2026'))
  })
})
