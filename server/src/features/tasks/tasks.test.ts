import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import { taskOccurrenceRoutes as occurrenceApi } from '@puquio/contract/commitments/task-occurrences'
import { type TaskInput, taskRoutes as api } from '@puquio/contract/commitments/tasks'
import { addDays, taskHorizonDays } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildCommitment } from '../../../test/proofs/build-commitment.ts'
import { buildInstrument } from '../../../test/proofs/build-instrument.ts'
import { buildRole, taskFields } from '../../../test/proofs/build-task.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { makeOccurrencesJob } from './schedule/makes-occurrences.ts'

const today = '2026-02-15'
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let commitment: { id: number }
let instrument: { id: number }
let role: { id: number }
let frequencyId: number
let params: { projectId: number }
let admin: Calls
beforeAll(async () => {
  puquio = await startTestApp({ now: `${today}T12:00:00-05:00` })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set(`${today}T12:00:00-05:00`)
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  instrument = await buildInstrument(puquio.database, mine)
  commitment = await verified()
  role = await buildRole(puquio.database, mine)
  frequencyId = (await frequency('monthly')).id
  admin = await puquio.signIn(mine.admin)
})

const verified = (columns: object = {}) =>
  buildCommitment(puquio.database, { ...mine, instrument }, { state: 'verified', ...columns })
const frequency = (rule: string) =>
  insert<{ id: number }>(puquio.database, 'frequency', {
    projectId: mine.project.id,
    name: `${rule} de tareas`,
    rule,
  })
const fields = (given: Partial<TaskInput> = {}) => ({
  ...taskFields(role.id),
  commitmentId: commitment.id,
  ...given,
})
const create = (given: Partial<TaskInput> = {}) =>
  admin.call(api.create, { params, body: fields(given) })
const scope = () =>
  projectScope(puquio.database, puquio.clock, {
    projectId: mine.project.id,
    userId: 0,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
const datesOf = async (task: number) => {
  const rows = await puquio.database.owner.one<{ dueOn: string }>(
    {},
    sql`select due_on from task_occurrence where task_id = ${task} order by due_on`,
  )
  return rows.map(({ dueOn }) => dueOn)
}

describe('a task', () => {
  it('that comes once has one due date', async () => {
    const task = await create({ firstOn: '2031-03-31' })
    expect(task).toMatchObject({
      commitment: { id: commitment.id },
      role: { id: role.id, holder: null },
      reviewerRole: null,
      frequency: null,
      nextOn: '2031-03-31',
      standing: 'no-status',
    })
    expect(await datesOf(task.id)).toEqual(['2031-03-31'])
  })

  it('without end has dates up to the horizon, and each night brings the next ones, once', async () => {
    const { id } = await create({ frequencyId, firstOn: '2026-01-31' })
    const first = await datesOf(id)
    expect(first.slice(0, 3)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
    expect(first.every((on) => on <= addDays(today, taskHorizonDays))).toBe(true)
    puquio.clock.set('2026-05-15T12:00:00-05:00')
    for (let night = 0; night < 2; night++) {
      await enqueue(scope(), makeOccurrencesJob, {})
      await runJobs(puquio, 'make-task-dates')
    }
    const later = await datesOf(id)
    expect(later.length).toBe(first.length + 3)
    expect(later.slice(0, first.length)).toEqual(first)
  })

  it('is given to a verified commitment alone', async () => {
    for (const state of ['proposed', 'rejected']) {
      const { id: commitmentId } = await verified({ state })
      const refused = await admin.refusal(api.create, { params, body: fields({ commitmentId }) })
      expect(refused).toMatchObject({ status: 409, problem: 'COMMITMENT_NOT_VERIFIED' })
    }
  })

  it('is refused with what is of another project, retired, or has too many dates', async () => {
    const other = await buildMine(puquio.database)
    const foreign = await buildRole(puquio.database, other)
    const retired = await buildRole(puquio.database, mine, { retiredAt: '2026-01-01T00:00:00Z' })
    const onEvent = await frequency('on-event')
    const daily = await frequency('daily')
    const wrong: [Partial<TaskInput>, string][] = [
      [{ roleId: foreign.id }, 'roleId'],
      [{ roleId: retired.id }, 'roleId'],
      [{ reviewerRoleId: foreign.id }, 'reviewerRoleId'],
      [{ frequencyId: onEvent.id }, 'frequencyId'],
      [{ commitmentId: 2_000_000_000 }, 'commitmentId'],
      [{ frequencyId: daily.id, firstOn: '2020-01-01' }, 'firstOn'],
      [{ frequencyId, firstOn: '2026-05-01', lastOn: '2026-04-01' }, 'lastOn'],
    ]
    for (const [given, path] of wrong) {
      const refused = await admin.refusal(api.create, { params, body: fields(given) })
      expect([path, refused]).toMatchObject([
        path,
        { problem: 'INPUT_NOT_VALID', fields: [{ path }] },
      ])
    }
    const tasks = await admin.call(api.list, { params, query: {} })
    expect(tasks.total).toBe(0)
  })

  it('edited keeps the dates on which something was recorded, and what was due', async () => {
    const { id } = await create({ frequencyId, firstOn: '2026-01-10', lastOn: '2026-06-10' })
    const { items } = await admin.call(occurrenceApi.list, { params, query: { task: id } })
    const may = items.find(({ dueOn }) => dueOn === '2026-05-10')
    await admin.call(occurrenceApi.change, {
      params: { ...params, occurrenceId: may?.id ?? 0 },
      body: { state: 'in-progress', comment: '', doneOn: null, version: 1 },
    })
    const quarterly = (await frequency('quarterly')).id
    const body = { ...fields({ frequencyId: quarterly, firstOn: '2026-01-10' }), version: 1 }
    const edited = await admin.call(api.edit, { params: { ...params, taskId: id }, body })
    expect(edited).toMatchObject({ version: 2, frequency: { rule: 'quarterly' }, lastOn: null })
    expect((await datesOf(id)).slice(0, 5)).toEqual([
      '2026-01-10',
      '2026-02-10',
      '2026-04-10',
      '2026-05-10',
      '2026-07-10',
    ])
    const late = await admin.refusal(api.edit, { params: { ...params, taskId: id }, body })
    expect(late.problem).toBe('CHANGED_MEANWHILE')
  })

  it('that ends falls due no more, and what was due stays', async () => {
    const { id } = await create({ frequencyId, firstOn: '2026-01-15' })
    const of = { params: { ...params, taskId: id } }
    const body = { reason: 'El ITS la reemplaza', version: 1 }
    const ended = await admin.call(api.end, { ...of, body })
    expect(ended).toMatchObject({ endedReason: body.reason, standing: 'overdue', overdue: 1 })
    // The second one is today's.
    expect(await datesOf(id)).toEqual(['2026-01-15', '2026-02-15'])
    const edit = { ...fields(), version: 2 }
    expect((await admin.refusal(api.edit, { ...of, body: edit })).problem).toBe('TASK_ENDED')
  })

  it('stands by its own due dates, whatever others of the commitment do', async () => {
    await create({ title: 'A', firstOn: '2026-01-10' })
    await create({ title: 'B', firstOn: '2026-06-10' })
    const { items } = await admin.call(api.list, {
      params,
      query: { commitment: commitment.id, sort: 'title' },
    })
    expect(items.map(({ title, standing, overdue }) => [title, standing, overdue])).toEqual([
      ['A', 'overdue', 1],
      ['B', 'no-status', 0],
    ])
  })

  it('is not read by another project, nor written by who only enters data', async () => {
    const { id } = await create()
    const of = { params: { ...params, taskId: id } }
    const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
    expect((await stranger.refusal(api.get, of)).status).toBe(404)
    expect((await puquio.nobody.refusal(api.get, of)).status).toBe(401)
    const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
    expect((await writer.refusal(api.create, { params, body: fields() })).status).toBe(403)
  })
})

describe('a responsible role', () => {
  const roles = responsibleRoleRoutes

  it('has holders by date: a rotation is one more day, and shows on its tasks', async () => {
    const [ana, luis] = [
      await buildMember(puquio.database, mine.project, 'write'),
      await buildMember(puquio.database, mine.project, 'write'),
    ]
    const name = 'Superintendente de Relaves'
    const first = [{ fromOn: '2026-01-01', userId: ana.id }]
    const made = await admin.call(roles.create, { params, body: { name, holders: first } })
    expect(made.holder?.id).toBe(ana.id)
    const { id: taskId } = await create({ roleId: made.id })
    const rotated = await admin.call(roles.edit, {
      params: { ...params, roleId: made.id },
      body: {
        name,
        holders: [...first, { fromOn: '2026-02-20', userId: luis.id }],
        isRetired: false,
        version: 1,
      },
    })
    expect(rotated).toMatchObject({ holder: { id: ana.id }, tasks: 1, version: 2 })
    const holder = async () =>
      (await admin.call(api.get, { params: { ...params, taskId } })).role.holder?.id
    expect(await holder()).toBe(ana.id)
    puquio.clock.set('2026-02-20T00:30:00-05:00')
    admin = await puquio.signIn(mine.admin)
    expect(await holder()).toBe(luis.id)
  })

  it('refuses a name that there is, two holders from one day, a stranger, and an old version', async () => {
    const name = 'Jefe de Planta'
    const { id: roleId } = await admin.call(roles.create, { params, body: { name, holders: [] } })
    const create = (body: object) => admin.refusal(roles.create, { params, body: body as never })
    expect((await create({ name: ' jefe de  PLANTA ', holders: [] })).problem).toBe(
      'ALREADY_EXISTS',
    )
    const twice = [
      { fromOn: '2026-01-01', userId: mine.admin.id },
      { fromOn: '2026-01-01', userId: null },
    ]
    expect((await create({ name: 'Otro', holders: twice })).fields?.[0]?.path).toBe(
      'holders.1.fromOn',
    )
    const stranger = (await buildMine(puquio.database)).admin.id
    const foreign = await create({
      name: 'Otro',
      holders: [{ fromOn: '2026-01-01', userId: stranger }],
    })
    expect(foreign.fields).toMatchObject([{ path: 'holders.0.userId', code: 'not-in-list' }])
    const edit = { params: { ...params, roleId } }
    const body = { name, holders: [], isRetired: true, version: 1 }
    expect((await admin.call(roles.edit, { ...edit, body })).retiredAt).not.toBeNull()
    expect((await admin.refusal(roles.edit, { ...edit, body })).problem).toBe('CHANGED_MEANWHILE')
  })
})
