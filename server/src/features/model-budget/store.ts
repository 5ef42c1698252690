import type { modelBudget, ShownModelBudget } from '@puquio/contract/commitments/model-budget'
import type { ModelFailure } from '@puquio/contract/terms'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Spent } from '../../platform/model/model.ts'
import { Problem } from '../../platform/problem.ts'

type Row = Omit<ShownModelBudget, 'model'>

/** The month is the project's. */
export async function readBudget(scope: ProjectScope): Promise<Row> {
  const now = scope.clock.now()
  const [row] = await scope.rows<Row>(sql`
    with month as (select date_trunc('month', ${now}::timestamptz at time zone ${scope.timeZone}) as first)
    select b.monthly_usd, coalesce(b.version, 0) as version, to_char(month.first, 'YYYY-MM') as month,
      coalesce(sum(c.cost_usd), 0) as spent_usd, count(c.id) filter (where c.tokens_in + c.tokens_out > 0)::int as calls,
      coalesce(sum(c.tokens_in), 0)::float8 as tokens_in, coalesce(sum(c.tokens_out), 0)::float8 as tokens_out
    from month
    left join model_budget b on b.project_id = ${scope.projectId}
    left join model_call c on c.project_id = ${scope.projectId}
      and c.called_at >= month.first at time zone ${scope.timeZone}
    group by b.monthly_usd, b.version, month.first`)
  if (!row) throw new Error('A row of one month')
  return row
}

export async function setBudget(
  scope: ProjectScope,
  { monthlyUsd, version }: z.output<typeof modelBudget>,
): Promise<void> {
  const kept = await scope.rows(sql`
    insert into model_budget as b (project_id, monthly_usd)
    select ${scope.projectId}, ${monthlyUsd}
    on conflict (project_id) do update set monthly_usd = excluded.monthly_usd, version = b.version + 1
    where b.version = ${version} returning version`)
  if (kept.length === 0) throw new Problem('CHANGED_MEANWHILE')
}

export type Reservation = Pick<Spent, 'tokens' | 'costUsd'> & {
  purpose: 'extraction' | 'trial'
  model: string
}
export type Settled = Pick<Spent, 'tokens' | 'costUsd' | 'ms'> & { failure: ModelFailure | null }

/** A question that is going to be asked, with what it may take at most; returns its id. */
export async function insertReservation(
  scope: ProjectScope,
  { purpose, model, tokens, costUsd }: Reservation,
): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into model_call (project_id, called_at, purpose, model, tokens_in, tokens_out, cost_usd, ms, outcome)
    values (${scope.projectId}, ${scope.clock.now()}, ${purpose}, ${model}, ${tokens.input}, ${tokens.output}, ${costUsd},
      0, 'asked') returning id`)
  if (!row) throw new Error('no row of a question')
  return row.id
}

/** It stays in the month in which it was asked. */
export async function settle(
  scope: ProjectScope,
  id: number,
  { failure, tokens, costUsd, ms }: Settled,
): Promise<void> {
  await scope.rows(sql`
    update model_call set tokens_in = ${tokens.input}, tokens_out = ${tokens.output}, cost_usd = ${costUsd}, ms = ${ms},
      outcome = ${failure ?? 'answered'}
    where project_id = ${scope.projectId} and id = ${id} and outcome = 'asked'`)
}
