import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number } }

/** The first version of the project's prompt. */
export const buildPrompt = (
  database: Database,
  { project, admin }: Of,
  columns: Record<string, unknown> = {},
): Promise<Row> =>
  insert(database, 'prompt_version', {
    projectId: project.id,
    number: 1,
    task: 'Busca compromisos de monitoreo.',
    madeAt: '2026-02-01T00:00:00Z',
    madeBy: admin.id,
    ...columns,
  })

/** A version for all instruments and one of an instrument, a budget, and a question that was paid. */
export async function buildPrompts(database: Database, of: Of & { instrument: { id: number } }) {
  const projectId = of.project.id
  await buildPrompt(database, of)
  await buildPrompt(database, of, { instrumentId: of.instrument.id })
  await database.owner.one(
    {},
    sql`insert into model_budget (project_id, monthly_usd) values (${projectId}, 20)`,
  )
  await insert(database, 'model_call', {
    projectId,
    calledAt: '2026-02-01T00:00:00Z',
    purpose: 'extraction',
    model: 'qwen3:8b',
    tokensIn: 3_000,
    tokensOut: 500,
    costUsd: 0.5,
    ms: 4_000,
    outcome: 'answered',
  })
}
