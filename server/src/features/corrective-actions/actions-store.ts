import type {
  ActionEvent,
  ActionInput,
  CorrectiveAction,
} from '@puquio/contract/commitments/corrective-actions'
import type { ActionState } from '@puquio/domain'
import { lock } from '../../platform/db/lock.ts'
import { nameOf, personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { columnsOf, updateVersion, valuesOf, type Written } from '../../platform/db/written.ts'
import type { EvidencePlace, EvidenceTable } from '../files/service.ts'
import { projectDay } from '../monitorings/service.ts'
import { type ActionRow, actionColumns, actionFrom, mayClose, shownAction } from './list-store.ts'

export async function findAction(
  scope: ProjectScope,
  id: number,
): Promise<(CorrectiveAction & { mayReview: boolean }) | null> {
  const [row] = await scope.rows<ActionRow & { mayReview: boolean }>(sql`
    select ${actionColumns}, ${mayClose(scope)} as may_review from ${actionFrom(scope)}
    where a.project_id = ${scope.projectId} and a.id = ${id}`)
  return row ? { ...shownAction(row), mayReview: row.mayReview } : null
}

export type HeldAction = {
  number: number
  title: string
  state: ActionState
  ownerId: number
  ownerName: string
  version: number
  today: string
  mayReview: boolean
}

/** An action whose row stays locked until the transaction ends; null where there is none. */
export async function lockAction(scope: ProjectScope, id: number): Promise<HeldAction | null> {
  const [row] = await scope.rows<HeldAction>(sql`
    select a.number, a.title, a.state, a.owner_id, a.version, d.today, ${personName} as owner_name, ${mayClose(scope)} as may_review
    from ${projectDay(scope)} d cross join corrective_action a join app_user u on u.id = a.owner_id
    where a.project_id = ${scope.projectId} and a.id = ${id} for no key update of a`)
  return row ?? null
}

/** The columns that say what an action was opened for. */
export type OriginColumns = {
  monitoringId?: number
  occurrenceId?: number
  sampleId?: number
  parameterId?: number
  alarmId?: number
  commitmentId?: number
}

type ActionFields = Omit<ActionInput, 'origin'>

const written = (action: ActionFields): Written<ActionFields> => ({
  title: { title: action.title },
  cause: { cause: action.cause },
  ownerId: { owner_id: action.ownerId },
  dueOn: { due_on: action.dueOn },
})

/** Numbers are given one after another, and none twice. */
export async function insertAction(
  scope: ProjectScope,
  { origin, ...action }: ActionInput,
  of: OriginColumns,
): Promise<{ id: number; number: number }> {
  await lock(scope, 'corrective-actions', scope.projectId)
  const fields = {
    ...written(action),
    own: {
      project_id: scope.projectId,
      number: sql`(select coalesce(max(number), 0) + 1 from corrective_action where project_id = ${scope.projectId})`,
      origin_kind: origin.kind,
      monitoring_id: of.monitoringId ?? null,
      occurrence_id: of.occurrenceId ?? null,
      sample_id: of.sampleId ?? null,
      parameter_id: of.parameterId ?? null,
      alarm_id: of.alarmId ?? null,
      commitment_id: of.commitmentId ?? null,
      created_at: scope.clock.now(),
      created_by: scope.userId,
    },
  }
  const [row] = await scope.rows<{ id: number; number: number }>(sql`
    insert into corrective_action (${columnsOf(fields)}) values (${valuesOf(fields)}) returning id, number`)
  return row ?? { id: 0, number: 0 }
}

/** Whoever is told anew of another date is reminded again. */
export const updateAction = (
  scope: ProjectScope,
  action: { id: number; version: number },
  edit: ActionFields,
): Promise<boolean> =>
  updateVersion(scope, 'corrective_action', action, {
    ...written(edit),
    reminded: {
      reminded: sql`case when due_on = ${edit.dueOn}::date and owner_id = ${edit.ownerId} then reminded end`,
    },
  })

export const moveAction = (
  scope: ProjectScope,
  action: { id: number; version: number },
  { state, comment, doneOn }: { state: ActionState; comment: string; doneOn: string },
): Promise<boolean> => {
  const isClosed = state === 'closed'
  return updateVersion(scope, 'corrective_action', action, {
    state: { state },
    review: {
      reviewed_at: isClosed ? scope.clock.now() : null,
      reviewed_by: isClosed ? scope.userId : null,
      review_comment: isClosed ? comment : '',
    },
    ...(isClosed
      ? {}
      : {
          done: {
            done_on: state === 'done' ? doneOn : null,
            done_comment: state === 'done' ? comment : '',
            reminded: null,
          },
        }),
  })
}

type Happened = {
  actionId: number
  kind: ActionEvent['kind']
  comment?: string
  doneOn?: string | null
  file?: string
}

export const insertActionEvent = async (
  scope: ProjectScope,
  { actionId, kind, ...details }: Happened,
): Promise<void> => {
  await scope.rows(sql`
    insert into corrective_action_event (project_id, action_id, at, user_id, kind, details)
    values (${scope.projectId}, ${actionId}, ${scope.clock.now()}, ${scope.userId}, ${kind}, ${JSON.stringify(details)}::jsonb)`)
}

/** What happened to an action, the first first. */
export const listActionEvents = (scope: ProjectScope, actionId: number) =>
  scope.rows<ActionEvent>(sql`
    select e.id, e.at, e.kind, jsonb_build_object('id', u.id, 'name', ${nameOf('u')}) as "by",
      coalesce(e.details ->> 'comment', '') as comment, e.details ->> 'doneOn' as done_on, e.details ->> 'file' as file
    from corrective_action_event e join app_user u on u.id = e.user_id
    where e.project_id = ${scope.projectId} and e.action_id = ${actionId} order by e.id`)

const evidenceTable: EvidenceTable = {
  table: raw('corrective_action_evidence'),
  owner: raw('action_id'),
}
export const evidenceOf = (actionId: number): EvidencePlace => ({
  in: evidenceTable,
  ownerId: actionId,
})

export const attachActionFile = async (
  scope: ProjectScope,
  actionId: number,
  fileId: number,
): Promise<void> => {
  await scope.rows(sql`
    insert into corrective_action_evidence (project_id, action_id, file_id)
    values (${scope.projectId}, ${actionId}, ${fileId})`)
}
