import type { PromptTrial, TrialOutcome } from '@puquio/contract/commitments/prompt-trials'
import type { ProjectScope, SystemScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { ago } from '../../../platform/clock.ts'
import type { ChosenPrompt } from '../../prompts/service.ts'

/** What is tried, as it is asked: a version's text, too, since it stays as it was. */
export type KeptSide =
  | { by: 'rules' }
  | { by: 'text'; task: string }
  | ({ by: 'version' } & ChosenPrompt)

type NewTrial = {
  documentId: number
  fromPage: number
  toPage: number
  sides: readonly KeptSide[]
}

export async function insertTrial(scope: ProjectScope, made: NewTrial): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into prompt_trial (project_id, document_id, from_page, to_page, sides, requested_at, requested_by)
    values (${scope.projectId}, ${made.documentId}, ${made.fromPage}, ${made.toPage},
      ${JSON.stringify(made.sides)}::jsonb, ${scope.clock.now()}, ${scope.userId}) returning id`)
  return (row as { id: number }).id
}

export const setTrialJob = async (scope: ProjectScope, id: number, jobId: number | null) => {
  await scope.rows(sql`
    update prompt_trial set job_id = ${jobId} where project_id = ${scope.projectId} and id = ${id}`)
}

export async function findTrial(scope: ProjectScope, id: number): Promise<PromptTrial | null> {
  const [row] = await scope.rows<PromptTrial>(sql`
    select t.id, t.document_id, t.from_page, t.to_page, t.requested_at, t.outcomes,
      case when t.outcomes is not null then 'done' when j.state in ('queued', 'running') then j.state else 'failed' end as state
    from prompt_trial t left join job j on j.id = t.job_id
    where t.project_id = ${scope.projectId} and t.id = ${id}`)
  return row ?? null
}

export type WaitingTrial = NewTrial & { id: number }

/** One that has no outcomes yet; null where it has. */
export async function findWaiting(scope: ProjectScope, id: number): Promise<WaitingTrial | null> {
  const [row] = await scope.rows<WaitingTrial>(sql`
    select t.id, t.document_id, t.from_page, t.to_page, t.sides from prompt_trial t
    where t.project_id = ${scope.projectId} and t.id = ${id} and t.outcomes is null`)
  return row ?? null
}

export const setOutcomes = async (
  scope: ProjectScope,
  id: number,
  outcomes: readonly TrialOutcome[],
) => {
  await scope.rows(sql`
    update prompt_trial set outcomes = ${JSON.stringify(outcomes)}::jsonb
    where project_id = ${scope.projectId} and id = ${id}`)
}

const kept = { days: 30 }

/** Trials are for the eye of who made them: what is to last is a version. */
export async function deleteOldTrials(scope: SystemScope): Promise<number> {
  const rows = await scope.rows(
    sql`delete from prompt_trial where requested_at < ${ago(scope.clock, kept)} returning id`,
  )
  return rows.length
}
