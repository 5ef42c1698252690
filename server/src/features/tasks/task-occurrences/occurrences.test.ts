import { taskOccurrenceRoutes as api } from '@puquio/contract/commitments/task-occurrences'
import { notificationRoutes } from '@puquio/contract/notifications'
import { todayRoutes } from '@puquio/contract/start/today'
import type { TaskState } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltUser, buildMember, buildMine, insert } from '../../../../test/build.ts'
import { png } from '../../../../test/changes/png.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildCommitment } from '../../../../test/proofs/build-commitment.ts'
import { buildInstrument } from '../../../../test/proofs/build-instrument.ts'
import { buildHolder, buildRole, buildTask } from '../../../../test/proofs/build-task.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { remindTasksJob } from '../reminders/reminds-tasks.ts'

const now = '2026-02-15T12:00:00-05:00'
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let params: { projectId: number }
let task: { id: number }
let commitment: { id: number }
let holding: BuiltUser
let admin: Calls
let holder: Calls
let reviewer: Calls
let other: Calls
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
  const instrument = await buildInstrument(database, mine)
  commitment = await buildCommitment(database, { ...mine, instrument }, { state: 'verified' })
  const [reviewing, third] = [
    await buildMember(database, mine.project, 'write'),
    await buildMember(database, mine.project, 'write'),
  ]
  holding = await buildMember(database, mine.project, 'write')
  const [role, reviewerRole] = [await buildRole(database, mine), await buildRole(database, mine)]
  await buildHolder(database, { ...mine, role, user: holding })
  await buildHolder(database, { ...mine, role: reviewerRole, user: reviewing })
  task = await buildTask(
    database,
    { ...mine, commitment, role },
    { reviewerRoleId: reviewerRole.id },
  )
  await insert(database, 'menu_item', {
    ...params,
    position: 1,
    kind: 'screen',
    label: 'menu.Commitments',
    alias: 'Commitments',
  })
  admin = await puquio.signIn(mine.admin)
  holder = await puquio.signIn(holding)
  reviewer = await puquio.signIn(reviewing)
  other = await puquio.signIn(third)
})

const due = async (dueOn: string, columns: object = {}) =>
  (
    await insert(puquio.database, 'task_occurrence', {
      ...params,
      taskId: task.id,
      dueOn,
      ...columns,
    })
  ).id
const change = (state: TaskState, version: number, given: object = {}) => ({
  state,
  comment: '',
  doneOn: null,
  version,
  ...given,
})
const of = (occurrenceId: number) => ({ params: { ...params, occurrenceId } })
const list = (query: object = {}) => other.call(api.list, { params, query })

describe('the state of a due date', () => {
  it('goes from who does it to the reviewer, with its history', async () => {
    const id = await due('2026-02-20')
    await holder.call(api.change, {
      ...of(id),
      body: change('in-progress', 1, { comment: 'Se pidió' }),
    })
    const sent = await holder.call(api.change, {
      ...of(id),
      body: change('under-review', 2, { doneOn: '2026-02-14' }),
    })
    expect(sent).toMatchObject({
      state: 'under-review',
      doneOn: '2026-02-14',
      comment: 'Se pidió',
      mayReview: false,
    })
    const decided = await reviewer.call(api.change, {
      ...of(id),
      body: change('compliant', 3, { comment: 'Con cargo de OEFA' }),
    })
    expect(decided).toMatchObject({
      state: 'compliant',
      doneOn: '2026-02-14',
      reviewComment: 'Con cargo de OEFA',
      mayReview: true,
    })
    const back = await reviewer.call(api.change, {
      ...of(id),
      body: change('under-review', 4, { comment: 'Falta un anexo' }),
    })
    expect(back).toMatchObject({ state: 'under-review', reviewedAt: null, reviewComment: '' })
    expect(back.events.map((event) => [event.kind, 'to' in event && event.to])).toEqual([
      ['moved', 'in-progress'],
      ['moved', 'under-review'],
      ['decided', 'compliant'],
      ['taken-back', 'under-review'],
    ])
  })

  it('is decided by the reviewer or an administrator alone, and by nobody without words where it failed', async () => {
    const id = await due('2026-02-20', { state: 'under-review', doneOn: '2026-02-14' })
    for (const calls of [holder, other]) {
      const refused = await calls.refusal(api.change, { ...of(id), body: change('compliant', 1) })
      expect(refused).toMatchObject({ status: 403, problem: 'NOT_REVIEWER' })
    }
    const wordless = await admin.refusal(api.change, {
      ...of(id),
      body: change('not-compliant', 1),
    })
    expect(wordless.fields).toMatchObject([{ path: 'comment', code: 'required' }])
    const failed = await admin.call(api.change, {
      ...of(id),
      body: change('not-compliant', 1, { comment: 'Sin cargo' }),
    })
    expect(failed.state).toBe('not-compliant')
    const moved = await holder.refusal(api.change, { ...of(id), body: change('in-progress', 2) })
    expect(moved.problem).toBe('TASK_DECIDED')
  })

  it('shows a conflict, and takes no day to come', async () => {
    const id = await due('2026-02-20')
    await holder.call(api.change, { ...of(id), body: change('in-progress', 1) })
    const late = await other.refusal(api.change, { ...of(id), body: change('under-review', 1) })
    expect(late).toMatchObject({ status: 409, problem: 'CHANGED_MEANWHILE' })
    const tomorrow = change('under-review', 2, { doneOn: '2026-02-16' })
    const refused = await holder.refusal(api.change, { ...of(id), body: tomorrow })
    expect(refused.fields).toMatchObject([{ path: 'doneOn', code: 'in-future' }])
    const mute = await holder.refusal(api.change, { ...of(id), body: change('in-progress', 2) })
    expect(mute.fields).toMatchObject([{ path: 'comment', code: 'required' }])
  })

  it('is not moved by who reads, nor by another project', async () => {
    const id = await due('2026-02-20')
    const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
    const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
    const body = change('in-progress', 1)
    expect((await reader.refusal(api.change, { ...of(id), body })).status).toBe(403)
    expect((await stranger.refusal(api.change, { ...of(id), body })).status).toBe(404)
  })
})

describe('evidence', () => {
  const file = { file: { name: 'cargo.png', bytes: png } }

  it('is attached once, taken away with its history, and stays once it was decided', async () => {
    const id = await due('2026-02-20')
    const [first, again] = [
      await holder.call(api.addEvidence, of(id), file),
      await holder.call(api.addEvidence, of(id), file),
    ]
    expect(again.id).toBe(first.id)
    const one = { params: { ...params, occurrenceId: id, fileId: first.id } }
    await holder.call(api.removeEvidence, one)
    expect((await holder.refusal(api.removeEvidence, one)).status).toBe(404)
    const shown = await holder.call(api.get, of(id))
    expect([shown.files, shown.events.map(({ kind }) => kind)]).toEqual([
      [],
      ['evidence-added', 'evidence-removed'],
    ])
    const body = change('not-compliant', 1, { comment: 'No se hizo' })
    await admin.call(api.change, { ...of(id), body })
    expect((await holder.refusal(api.addEvidence, of(id), file)).problem).toBe('TASK_DECIDED')
  })

  it('is a file of an accepted kind', async () => {
    const id = await due('2026-02-20')
    const script = { file: { name: 'foto.png', bytes: '<script>alert(1)</script>' } }
    const refused = await holder.refusal(api.addEvidence, of(id), script)
    expect(refused.problem).toBe('FILE_TYPE_NOT_ACCEPTED')
  })
})

describe('the list', () => {
  it('filters by view, day, role and what waits for the caller, and counts', async () => {
    const late = await due('2026-02-14')
    const soon = await due('2026-02-20')
    const far = await due('2026-06-20')
    const sent = await due('2026-02-01', { state: 'under-review', doneOn: '2026-02-01' })
    const ids = async (query: object, calls = other) =>
      (await calls.call(api.list, { params, query })).items.map(({ id }) => id)
    expect(await list()).toMatchObject({ total: 4, overdue: 1, toReview: 1 })
    expect(await ids({})).toEqual([sent, late, soon, far])
    expect(await ids({ view: 'to-do', sort: '-due' })).toEqual([far, soon, late])
    expect(await ids({ view: 'overdue' })).toEqual([late])
    expect(await ids({ view: 'due' })).toEqual([soon])
    expect(await ids({ view: 'review' })).toEqual([sent])
    expect(await ids({ from: '2026-02-15', to: '2026-03-01' })).toEqual([soon])
    expect(await ids({ mine: true }, holder)).toEqual([late, soon, far])
    expect(await ids({ mine: true }, reviewer)).toEqual([sent])
    expect(await ids({ mine: true })).toEqual([])
    expect(await ids({ search: 'trimestral agua', size: 2, page: 2 })).toEqual([soon, far])
    const month = await other.call(api.month, { params, query: { month: '2026-02' } })
    expect(month.map(({ id }) => id)).toEqual([sent, late, soon])
  })

  it('shows nothing of a commitment that is not verified, whose dates stay readable', async () => {
    const id = await due('2026-02-14')
    await puquio.database.owner.one(
      {},
      sql`update commitment set state = 'proposed' where id = ${commitment.id}`,
    )
    expect(await list()).toMatchObject({ total: 0, overdue: 0 })
    expect((await other.call(api.get, of(id))).id).toBe(id)
  })

  it('is downloaded as it is filtered', async () => {
    await due('2026-02-14')
    await due('2026-06-20')
    const query = { view: 'overdue', format: 'csv', language: 'en' } as const
    const { body } = await other.send(api.file, { params, query })
    const lines = String(body).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('Informe trimestral a OEFA')
  })
})

describe('what needs a person', () => {
  it('is counted as the list that it opens shows it', async () => {
    await due('2026-02-14')
    await due('2026-02-13')
    await due('2026-02-20')
    await due('2026-02-01', { state: 'under-review', doneOn: '2026-02-01' })
    const today = async (calls: Calls) =>
      (await calls.call(todayRoutes.list, { params })).map(({ kind, count, dueOn, opens }) => ({
        kind,
        count,
        dueOn,
        opens,
      }))
    const at = '/environmental-instruments/tasks'
    expect(await today(holder)).toEqual([
      {
        kind: 'tasks-overdue',
        count: 2,
        dueOn: '2026-02-14',
        opens: `${at}?view=overdue&mine=true`,
      },
      { kind: 'tasks-due', count: 1, dueOn: '2026-02-20', opens: `${at}?view=due&mine=true` },
    ])
    expect(await today(reviewer)).toEqual([
      {
        kind: 'tasks-to-review',
        count: 1,
        dueOn: '2026-02-01',
        opens: `${at}?view=review&mine=true`,
      },
    ])
    expect(await today(other)).toEqual([])
  })

  it('is reminded of once in each state, by the role', async () => {
    await due('2026-02-20')
    await due('2026-02-14')
    await due('2025-12-01')
    const remind = async () => {
      const scope = projectScope(puquio.database, puquio.clock, {
        ...params,
        userId: 0,
        permissions: [],
        isSystemAdmin: false,
        timeZone: 'America/Lima',
      })
      await enqueue(scope, remindTasksJob, {})
      await runJobs(puquio, 'remind-tasks', 'notify')
    }
    const told = async (calls: Calls) => {
      const { items } = await calls.call(notificationRoutes.list, { params, query: {} })
      return items.map(({ message }) => message).toSorted()
    }
    await remind()
    await remind()
    const first = await told(holder)
    expect(first).toHaveLength(2)
    expect(first[0]).toContain(': 1. La primera vence el 20/02/2026')
    expect(first[1]).toContain(': 1. La más antigua venció el 14/02/2026')
    expect(await told(other)).toEqual([])
    puquio.clock.set('2026-02-21T12:00:00-05:00')
    await remind()
    expect(await told(await puquio.signIn(holding))).toHaveLength(3)
  })

  it('is told of: to the reviewer what is sent, to the holder what was decided', async () => {
    const id = await due('2026-02-20')
    await holder.call(api.change, { ...of(id), body: change('under-review', 1) })
    await reviewer.call(api.change, { ...of(id), body: change('compliant', 2) })
    await runJobs(puquio, 'notify')
    const told = async (calls: Calls) =>
      (await calls.call(notificationRoutes.list, { params, query: {} })).items
    expect(await told(reviewer)).toMatchObject([
      {
        message: expect.stringContaining('Falta revisar'),
        opens: `/environmental-instruments/tasks/${id}`,
      },
    ])
    expect(await told(holder)).toMatchObject([{ message: expect.stringContaining(': cumple') }])
    expect(await told(admin)).toEqual([])
  })
})
