import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'

/** What was answered to a question before; null where it was not. */
export async function findAnswer(scope: ProjectScope, questionHash: Buffer): Promise<unknown> {
  const [row] = await scope.rows<{ answer: unknown }>(sql`
    select answer from model_answer
    where project_id = ${scope.projectId} and question_hash = ${questionHash}`)
  return row?.answer ?? null
}

/** How many of these questions were answered before. */
export async function countAnswers(
  scope: ProjectScope,
  questionHashes: readonly Buffer[],
): Promise<number> {
  const [row] = await scope.rows<{ known: number }>(sql`
    select count(*)::int as known from model_answer
    where project_id = ${scope.projectId} and question_hash = any(${[...questionHashes]}::bytea[])`)
  return row?.known ?? 0
}

export const insertAnswer = async (scope: ProjectScope, questionHash: Buffer, answer: object) => {
  await scope.rows(sql`
    insert into model_answer (project_id, question_hash, answer, answered_at)
    values (${scope.projectId}, ${questionHash}, ${JSON.stringify(answer)}::jsonb, ${scope.clock.now()})
    on conflict (project_id, question_hash) do nothing`)
}
