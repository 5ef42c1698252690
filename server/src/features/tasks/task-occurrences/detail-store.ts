import type { TaskEvent, TaskOccurrence } from '@puquio/contract/commitments/task-occurrences'
import type { TaskState } from '@puquio/domain'
import { nameOf } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { updateVersion } from '../../../platform/db/written.ts'
import type { EvidencePlace, EvidenceTable } from '../../files/service.ts'
import { dayOf, holderOf } from '../standing-store.ts'
import { isAdmin, occurrenceColumns, occurrenceFrom } from './list-store.ts'

/** Also of a commitment that is not verified any more: what was recorded stays readable. */
export async function findOccurrence(
  scope: ProjectScope,
  id: number,
): Promise<TaskOccurrence | null> {
  const [row] = await scope.rows<TaskOccurrence>(sql`
    select ${occurrenceColumns} from ${occurrenceFrom(scope)}
    where t.project_id = ${scope.projectId} and o.id = ${id}`)
  return row ?? null
}

export type HeldOccurrence = {
  state: TaskState
  version: number
  dueOn: string
  title: string
  /** Who holds the roles today. */
  holderId: number | null
  reviewerId: number | null
  today: string
  isReviewer: boolean
}

/** An occurrence whose row stays locked until the transaction ends; null where there is none. */
export async function lockOccurrence(
  scope: ProjectScope,
  id: number,
): Promise<HeldOccurrence | null> {
  const [row] = await scope.rows<Omit<HeldOccurrence, 'isReviewer'>>(sql`
    select o.state, o.version, o.due_on, t.title, d.today,
      ${holderOf(raw('t.role_id'))} as holder_id, ${holderOf(raw('t.reviewer_role_id'))} as reviewer_id
    from ${dayOf(scope)} d cross join task_occurrence o join task t on t.project_id = o.project_id and t.id = o.task_id
    where o.project_id = ${scope.projectId} and o.id = ${id} for no key update of o`)
  if (!row) return null
  return { ...row, isReviewer: isAdmin(scope) || row.reviewerId === scope.userId }
}

/** Returns false where it was changed since that version. */
export const moveOccurrence = (
  scope: ProjectScope,
  occurrence: { id: number; version: number },
  to: {
    state: TaskState
    doneOn: Sql | string | null
    isDecision: boolean
    comment: string
  },
): Promise<boolean> =>
  updateVersion(scope, 'task_occurrence', occurrence, {
    state: { state: to.state },
    doneOn: { done_on: to.doneOn },
    review: {
      reviewed_at: to.isDecision ? scope.clock.now() : null,
      reviewed_by: to.isDecision ? scope.userId : null,
      review_comment: to.isDecision ? to.comment : '',
    },
    ...(to.isDecision || to.comment === '' ? {} : { comment: { comment: to.comment } }),
  })

/** Values of `doneOn`: the day that stands there already, and that or else another one. */
export const keptDoneOn: Sql = raw('done_on')
export const doneOnOr = (on: string): Sql => sql`coalesce(done_on, ${on}::date)`

type Happened = { occurrenceId: number; kind: TaskEvent['kind']; details: object }

export const insertTaskEvent = async (
  scope: ProjectScope,
  { occurrenceId, kind, details }: Happened,
): Promise<void> => {
  await scope.rows(sql`
    insert into task_event (project_id, occurrence_id, at, user_id, kind, details)
    values (${scope.projectId}, ${occurrenceId}, ${scope.clock.now()}, ${scope.userId}, ${kind}, ${JSON.stringify(details)}::jsonb)`)
}

/** What happened to an occurrence, the first first. */
export async function listTaskEvents(
  scope: ProjectScope,
  occurrenceId: number,
): Promise<TaskEvent[]> {
  const rows = await scope.rows<{ event: TaskEvent; at: string }>(sql`
    select e.at, e.details || jsonb_build_object('id', e.id, 'kind', e.kind,
      'by', jsonb_build_object('id', u.id, 'name', ${nameOf('u')})) as event
    from task_event e join app_user u on u.id = e.user_id
    where e.project_id = ${scope.projectId} and e.occurrence_id = ${occurrenceId} order by e.id`)
  return rows.map(({ event, at }) => ({ ...event, at }))
}

const evidenceTable: EvidenceTable = { table: raw('task_evidence'), owner: raw('occurrence_id') }
export const evidenceOf = (occurrenceId: number): EvidencePlace => ({
  in: evidenceTable,
  ownerId: occurrenceId,
})

export const attachTaskFile = async (
  scope: ProjectScope,
  occurrenceId: number,
  fileId: number,
): Promise<void> => {
  await scope.rows(sql`
    insert into task_evidence (project_id, occurrence_id, file_id)
    values (${scope.projectId}, ${occurrenceId}, ${fileId})`)
}
