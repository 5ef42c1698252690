import {
  holderOn,
  isOverdue,
  type TaskStanding,
  taskStanding,
  taskStates,
  worstStanding,
} from '@puquio/domain'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { taskOccurrenceRoutes } from '@puquio/contract/commitments/task-occurrences'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildCommitment } from '../../../test/proofs/build-commitment.ts'
import { buildInstrument } from '../../../test/proofs/build-instrument.ts'
import { buildHolder, buildRole, buildTask } from '../../../test/proofs/build-task.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { standingOfCommitment, standingOfInstrument } from './service.ts'
import { dayOf, holderOf } from './standing-store.ts'

const today = '2026-02-15'
let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: `${today}T23:30:00-05:00` })
})
afterAll(() => puquio.close())

const decided = ['compliant', 'not-compliant']

it('rolls up in SQL as in the domain, over random tasks of random commitments', async () => {
  const { database, clock } = puquio
  const random = seededRandom(131)
  const mine = await buildMine(database)
  const role = await buildRole(database, mine)
  const scope = projectScope(database, clock, {
    projectId: mine.project.id,
    userId: mine.admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  const day = (n: number) => new Date(Date.parse(today) + n * 86_400_000).toISOString().slice(0, 10)
  for (let n = 0; n < 12; n++) {
    const instrument = await buildInstrument(database, mine)
    const expected: { id: number; standing: string | null; overdue: number; tasks: number }[] = []
    for (let c = 0; c < 4; c++) {
      const state = random() < 0.8 ? 'verified' : 'proposed'
      const commitment = await buildCommitment(database, { ...mine, instrument }, { state })
      const standings: TaskStanding[] = []
      let overdue = 0
      for (let t = seededInteger(random, 0, 3); t > 0; t--) {
        const task = await buildTask(database, { ...mine, commitment, role })
        const dueDays = new Set(
          Array.from({ length: seededInteger(random, 0, 5) }, () => seededInteger(random, -30, 30)),
        )
        const occurrences = [...dueDays].map((d) => ({
          dueOn: day(d),
          state: taskStates[seededInteger(random, 0, 4)] ?? 'no-status',
        }))
        for (const { dueOn, state } of occurrences)
          await insert(database, 'task_occurrence', {
            projectId: mine.project.id,
            taskId: task.id,
            dueOn,
            state,
            ...(['under-review', 'compliant'].includes(state) ? { doneOn: dueOn } : {}),
            ...(decided.includes(state)
              ? { reviewedAt: '2026-02-01T12:00:00Z', reviewedBy: mine.admin.id }
              : {}),
          })
        standings.push(taskStanding(occurrences, today))
        overdue += occurrences.filter((one) => isOverdue(one, today)).length
      }
      const standing = worstStanding(standings)
      const [row] = await scope.rows<{ found: unknown }>(
        sql`select ${standingOfCommitment(scope, sql`${commitment.id}`)} as found`,
      )
      const tasks = standings.length
      expect(row?.found).toEqual(standing && { standing, tasks, overdue })
      if (state === 'verified') expected.push({ id: commitment.id, standing, overdue, tasks })
    }
    const withTasks = expected.filter(({ standing }) => standing !== null)
    const [row] = await scope.rows<{ found: unknown }>(
      sql`select ${standingOfInstrument(scope, sql`${instrument.id}`)} as found`,
    )
    const sum = (of: 'overdue' | 'tasks') => withTasks.reduce((all, one) => all + one[of], 0)
    expect(row?.found).toEqual(
      withTasks.length === 0
        ? null
        : {
            standing: worstStanding(withTasks.map(({ standing }) => standing as never)),
            tasks: sum('tasks'),
            overdue: sum('overdue'),
            commitments: withTasks.length,
            compliant: withTasks.filter(({ standing }) => standing === 'compliant').length,
          },
    )
  }
})

it('counts tasks of a retired instrument nowhere, also not with its commitments', async () => {
  const { database } = puquio
  const mine = await buildMine(database)
  const role = await buildRole(database, mine)
  const admin = await puquio.signIn(mine.admin)
  const params = { projectId: mine.project.id }
  const retirement = {
    retiredAt: '2026-02-10T12:00:00Z',
    retiredBy: mine.admin.id,
    retiredReason: 'Lo reemplaza la MEIA',
  }
  for (const isRetired of [false, true]) {
    const instrument = await buildInstrument(database, mine, isRetired ? retirement : {})
    const commitment = await buildCommitment(
      database,
      { ...mine, instrument },
      { state: 'verified' },
    )
    const task = await buildTask(database, { ...mine, commitment, role })
    const due = { projectId: mine.project.id, taskId: task.id, dueOn: '2026-02-01' }
    await insert(database, 'task_occurrence', due)
    const overdue = isRetired ? null : { standing: 'overdue', overdue: 1 }
    const found = await admin.call(commitmentRoutes.get, {
      params: { ...params, commitmentId: commitment.id },
    })
    const its = await admin.call(instrumentRoutes.get, {
      params: { ...params, instrumentId: instrument.id },
    })
    for (const { standing } of [found, its])
      expect(standing).toEqual(overdue && expect.objectContaining(overdue))
  }
  const { total } = await admin.call(taskOccurrenceRoutes.list, { params, query: {} })
  expect(total).toBe(1)
})

it('finds who holds a role in SQL as in the domain', async () => {
  const { database, clock } = puquio
  const random = seededRandom(7)
  const mine = await buildMine(database)
  const people = [mine.admin, await buildMember(database, mine.project, 'write'), null]
  const scope = projectScope(database, clock, {
    projectId: mine.project.id,
    userId: mine.admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  for (let n = 0; n < 20; n++) {
    const role = await buildRole(database, mine)
    const days = new Set(Array.from({ length: 4 }, () => seededInteger(random, 1, 28)))
    const holdings = []
    for (const d of days) {
      const fromOn = `2026-02-${String(d).padStart(2, '0')}`
      const user = people[seededInteger(random, 0, 2)] ?? null
      await buildHolder(database, { ...mine, role, user }, fromOn)
      holdings.push({ fromOn, userId: user?.id ?? null })
    }
    const [row] = await scope.rows<{ holderId: number | null }>(
      sql`select ${holderOf(raw(String(role.id)))} as holder_id from ${dayOf(scope)} d`,
    )
    expect(row?.holderId).toBe(holderOn(holdings, today))
  }
})
