import { taskOccurrenceRoutes } from '@puquio/contract/commitments/task-occurrences'
import { taskRoutes } from '@puquio/contract/commitments/tasks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildCommitment } from '../../../test/proofs/build-commitment.ts'
import { buildInstrument } from '../../../test/proofs/build-instrument.ts'
import { buildHolder, buildRole, buildTask } from '../../../test/proofs/build-task.ts'
import type { Calls } from '../../../test/send.ts'

type Listed = 'page' | 'size' | 'sort'
type OccurrenceFilters = Omit<z.output<typeof taskOccurrenceRoutes.list.query>, Listed>
type TaskFilters = Omit<z.output<typeof taskRoutes.list.query>, Listed>

let puquio: TestApp
let admin: Calls
let params: { projectId: number }
/** Two due dates that differ in everything by which they are filtered: the one that is asked for, and the other one. */
let wanted: Awaited<ReturnType<typeof build>>
let other: Awaited<ReturnType<typeof build>>
let mine: Awaited<ReturnType<typeof buildMine>>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  admin = await puquio.signIn(mine.admin)
  const colleague = await buildMember(puquio.database, mine.project, 'write')
  wanted = await build('Informe', mine.admin, { dueOn: '2026-02-10', state: 'in-progress' })
  other = await build('Capacitación', colleague, { dueOn: '2026-05-10' })
})
afterAll(() => puquio.close())

async function build(title: string, user: { id: number }, occurrence: object) {
  const { database } = puquio
  const instrument = await buildInstrument(database, mine, { name: `EIA de ${title}` })
  const commitment = await buildCommitment(
    database,
    { ...mine, instrument },
    { state: 'verified', shortName: `Compromiso de ${title}` },
  )
  const role = await buildRole(database, mine)
  await buildHolder(database, { ...mine, role, user })
  const task = await buildTask(database, { ...mine, commitment, role }, { title })
  const { id } = await insert(database, 'task_occurrence', {
    ...params,
    taskId: task.id,
    ...occurrence,
  })
  return { id, instrument, commitment, role, task }
}

describe('each filter finds one of two that differ in everything', () => {
  const occurrenceFilters: Record<keyof OccurrenceFilters, () => OccurrenceFilters> = {
    view: () => ({ view: 'overdue' }),
    state: () => ({ state: 'in-progress' }),
    role: () => ({ role: wanted.role.id }),
    instrument: () => ({ instrument: wanted.instrument.id }),
    commitment: () => ({ commitment: wanted.commitment.id }),
    task: () => ({ task: wanted.task.id }),
    from: () => ({ from: '2026-05-10' }),
    to: () => ({ to: '2026-02-10' }),
    mine: () => ({ mine: true }),
    search: () => ({ search: 'informe' }),
  }
  it.each(Object.entries(occurrenceFilters))('of due dates: %s', async (name, query) => {
    const list = async (asked: OccurrenceFilters) =>
      (await admin.call(taskOccurrenceRoutes.list, { params, query: asked })).items.map(
        ({ id }) => id,
      )
    expect(await list({})).toEqual([wanted.id, other.id])
    expect(await list(query())).toEqual([name === 'from' ? other.id : wanted.id])
  })

  const taskFilters: Record<keyof TaskFilters, () => TaskFilters> = {
    commitment: () => ({ commitment: wanted.commitment.id }),
    instrument: () => ({ instrument: wanted.instrument.id }),
    search: () => ({ search: 'informe' }),
  }
  it.each(Object.entries(taskFilters))('of tasks: %s', async (_, query) => {
    const list = async (asked: TaskFilters) =>
      (await admin.call(taskRoutes.list, { params, query: asked })).items.map(({ id }) => id)
    expect(await list({})).toHaveLength(2)
    expect(await list(query())).toEqual([wanted.task.id])
  })
})
