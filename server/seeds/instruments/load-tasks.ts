import { addDays, type Frequency, taskDates, taskHorizonDays } from '@puquio/domain'
import type { ProjectScope } from '../../src/platform/db/scopes/scope.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { EvidenceFile } from '../evidence.ts'
import { loadEvents } from './load-task-events.ts'
import { roleSeeds, type TaskSeed, taskSeeds } from './task-stories.ts'
import { wordsOf } from './words-of.ts'

export type TaskSetting = {
  author: number
  monitor: number
  /** By e-mail address. */
  users: ReadonlyMap<string, number>
  today: string
  evidence: readonly EvidenceFile[]
}

/** Roles with who holds them, and the tasks of the verified commitments of a mine with what became of their due dates. */
export async function loadTasks(scope: ProjectScope, setting: TaskSetting): Promise<void> {
  const verified = await scope.rows<{ id: number; text: string }>(sql`
    select id, text from commitment where project_id = ${scope.projectId} and state = 'verified'`)
  const commitments = new Map(verified.map(({ id, text }) => [wordsOf(text), id]))
  const seeds = taskSeeds.flatMap((seed) => {
    const commitmentId = commitments.get(wordsOf(seed.commitment))
    return commitmentId === undefined ? [] : [{ seed, commitmentId }]
  })
  if (seeds.length === 0) return
  const roles = await insertRoles(scope, setting)
  const frequencies = await scope.rows<{ id: number; rule: Frequency }>(
    sql`select id, rule from frequency where project_id = ${scope.projectId} and rule is not null`,
  )
  const idOfRule = new Map(frequencies.map(({ id, rule }) => [rule, id]))
  for (const { seed, commitmentId } of seeds) {
    const frequencyId = seed.rule === null ? null : (idOfRule.get(seed.rule) ?? null)
    const taskId = await insertTask(scope, setting, seed, { commitmentId, frequencyId, roles })
    await insertOccurrences(scope, setting, seed, taskId)
  }
}

async function insertRoles(scope: ProjectScope, { users, today, author }: TaskSetting) {
  const ids = new Map<string, number>()
  for (const { name, holders } of roleSeeds) {
    const [role] = await scope.rows<{ id: number }>(sql`
      insert into responsible_role (project_id, name, created_at, created_by)
      values (${scope.projectId}, ${name}, ${scope.clock.now()}, ${author}) returning id`)
    const id = role?.id as number
    ids.set(name, id)
    const held = holders.map(({ inDays, who }) => ({
      on: addDays(today, inDays),
      who: who === null ? null : (users.get(who) ?? null),
    }))
    await scope.rows(sql`
      insert into role_holder (project_id, role_id, from_on, user_id)
      select ${scope.projectId}::int, ${id}::int, h."on", h.who
      from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as h("on" date, who int)`)
  }
  return ids
}

type Given = {
  commitmentId: number
  frequencyId: number | null
  roles: ReadonlyMap<string, number>
}

async function insertTask(
  scope: ProjectScope,
  { author, today }: TaskSetting,
  seed: TaskSeed,
  { commitmentId, frequencyId, roles }: Given,
): Promise<number> {
  const endedAt = seed.ended === undefined ? null : scope.clock.now()
  const [task] = await scope.rows<{ id: number }>(sql`
    insert into task (project_id, commitment_id, title, detail, role_id, reviewer_role_id, frequency_id, first_on,
      made_until, created_at, created_by, ended_at, ended_by, ended_reason)
    values (${scope.projectId}, ${commitmentId}, ${seed.title}, ${seed.detail}, ${roles.get(seed.role)},
      ${seed.reviewer === null ? null : roles.get(seed.reviewer)}, ${frequencyId}, ${addDays(today, seed.firstInDays)},
      ${addDays(today, taskHorizonDays)}, ${scope.clock.now()}, ${author}, ${endedAt},
      ${seed.ended === undefined ? null : author}, ${seed.ended ?? null}) returning id`)
  return task?.id as number
}

async function insertOccurrences(
  scope: ProjectScope,
  setting: TaskSetting,
  seed: TaskSeed,
  taskId: number,
) {
  const { today, author } = setting
  const firstOn = addDays(today, seed.firstInDays)
  const dates = taskDates({ frequency: seed.rule, firstOn, lastOn: null }, today)
  const past = dates.filter((on) => on <= today)
  const coming = seed.ended === undefined ? dates.filter((on) => on > today) : []
  const given = [
    ...past.map((on, at) => ({ on, state: seed.states[past.length - 1 - at] ?? 'compliant' })),
    ...coming.map((on, at) => ({ on, state: (at === 0 && seed.next) || 'no-status' })),
  ].map((one) => ({
    ...one,
    doneOn: ['under-review', 'compliant', 'not-compliant'].includes(one.state)
      ? addDays(one.on, -daysBefore)
      : null,
    comment: one.state === 'no-status' ? '' : comments[one.state],
    isDecided: one.state === 'compliant' || one.state === 'not-compliant',
    review: one.state === 'not-compliant' ? (seed.notCompliant ?? '') : '',
  }))
  const made = await scope.rows<{ id: number; dueOn: string }>(sql`
    insert into task_occurrence (project_id, task_id, due_on, state, comment, done_on, reviewed_at, reviewed_by, review_comment)
    select ${scope.projectId}::int, ${taskId}::int, o."on", o.state, o.comment, o."doneOn",
      case when o."isDecided" then o."on" - interval '7 hours' end, case when o."isDecided" then ${author}::int end, o.review
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as o("on" date, state text, comment text, "doneOn" date, "isDecided" boolean, review text)
    returning id, due_on`)
  const stateOn = new Map(given.map((one) => [one.on, one]))
  await loadEvents(
    scope,
    setting,
    made.flatMap(({ id, dueOn }) => {
      const one = stateOn.get(dueOn)
      return one && one.state !== 'no-status' ? [{ ...one, id }] : []
    }),
  )
}

/** What was done was done so many days before it was due, and decided the day before that. */
const daysBefore = 3
const comments = {
  'in-progress': 'Coordinado con el contratista; falta confirmar la fecha.',
  'under-review': 'Realizado; se adjunta la evidencia.',
  compliant: 'Realizado; se adjunta la evidencia.',
  'not-compliant': 'Realizado.',
} as const
