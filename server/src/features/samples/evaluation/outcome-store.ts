import type { Outcome, OutcomeReason } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { warningShare } from '../../laboratory-settings/service.ts'
import { besideFirst, besideSpecial } from './beside-limits-store.ts'
import { type LimitsInForce, noLimits } from './in-force-store.ts'

/** Whether results of the sample `s` are compared with limits; those of blanks and spikes are not. */
export const isCompared = raw("s.type in ('normal', 'duplicate')")

/** What a result is under the limits in force; the limit's columns are null without one. */
export type EvaluatedRow = {
  sampleId: number
  parameterId: number
  version: number
  outcome: Outcome
  reason: OutcomeReason | null
  isWarning: boolean
  share: number | null
  /** The bounds that were compared with, once they follow from the sample. */
  min: number | null
  max: number | null
  limitKey: string | null
  limitStandard: string | null
  limitCategory: string | null
  /** What the limit speaks of, where the result is expressed as another substance. */
  limitParameter: string | null
  limitUnit: string | null
  toBeVerified: boolean | null
}

/**
 * Returns the select of an `EvaluatedRow` for each row of `results`, a select of whole rows of `shown_result`, whose columns
 * it has, too, so that nothing need be joined to it again: `evaluate` and `evaluateUnder` of `domain` in SQL, which a
 * test compares. Only samples of the water, air, noise or soil itself have an outcome: the caller leaves blanks and
 * spikes out. `limits` are those of their stations.
 */
export const evaluatedResults = (
  scope: ProjectScope,
  { results, limits }: { results: Sql; limits: LimitsInForce },
): Sql => {
  const alone = [besideFirst(scope, results, limits)]
  // Left out where no station has such limits: planning them takes longer than the rest.
  if (limits.special !== noLimits)
    alone.push(besideSpecial(scope, results, { ...limits, held: limits.special }))
  const branches = [outcomesOf(scope, join(alone, ' union all '))]
  if (limits.several !== noLimits)
    branches.push(sql`(select distinct on (sample_id, parameter_id, version) * from (
      ${outcomesOf(scope, besideSpecial(scope, results, { ...limits, held: limits.several }))}
    ) several
    order by sample_id, parameter_id, version,
      array_position(array['exceeds', 'cannot-be-determined', 'complies', 'non-detect-complies', 'no-standard'], outcome),
      coalesce(share, 0) desc, place)`)
  return sql`(${join(branches, ' union all ')})`
}

/** Numbers are rounded where `domain` rounds them: to 15 digits by the way through numeric. */
const outcomesOf = (scope: ProjectScope, beside: Sql): Sql => sql`
  select b.*, o.outcome,
    case
      when b.limit_key is null or o.outcome in ('exceeds', 'complies', 'non-detect-complies') then null
      when o.outcome = 'no-standard' then 'not-applicable'
      when b.missing is not null then b.missing
      when b.applied_qualifier = 'R' then 'rejected'
      when b.compared is null then 'no-value'
      else 'not-decided'
    end as reason,
    coalesce(n.is_near and o.outcome = 'complies' and w.used::numeric >= ${warningShare(scope)}, false) as is_warning,
    case when ${isAtMost} or o.outcome in ('cannot-be-determined', 'no-standard') then null
      else w.used::numeric::float8 end as share
  from (${beside}) b
  cross join lateral (select ${outcome} as outcome) o
  cross join lateral (select ${used} as used) w
  cross join lateral (select (select ${warningShare(scope)}::float8 - 1e-6) as share) f
  cross join lateral (select ${isNear} as is_near) n`

const isAtMost = raw("b.qualifier in ('<', '<=', 'trace')")
const outcome = raw(`case
  when not b.is_bounded then 'no-standard'
  when b.applied_qualifier = 'R' or b.compared is null or (b.min is null and b.max is null) then 'cannot-be-determined'
  when b.qualifier is null then case when b.compared > b.max or b.compared < b.min then 'exceeds' else 'complies' end
  when ${isAtMost.text} then case
    when b.min is not null then
      case when b.compared < b.min or (b.compared = b.min and b.qualifier <> '<=') then 'exceeds'
        else 'cannot-be-determined' end
    when b.compared <= b.max then 'non-detect-complies'
    else 'cannot-be-determined' end
  when b.max is not null then
    case when b.compared > b.max or (b.compared = b.max and b.qualifier = '>') then 'exceeds'
      else 'cannot-be-determined' end
  when b.compared >= b.min then 'complies'
  else 'cannot-be-determined' end`)

/** Whether the share that warns may be reached: what rounding costs is spared most results. */
const isNear = raw(`case
  when b.min is not null and b.max is not null then
    abs(b.compared - (b.min + b.max) / 2) + 1e-9 >= f.share * (b.max - b.min) / 2
  when b.max is not null then b.compared >= f.share * b.max
  else b.compared * f.share <= b.min end`)

/** The share of the limit that is reached. */
const used = raw(`case
  when b.min is not null and b.max is not null then
    case when b.max > b.min
      then floor(abs(b.compared - (b.min + b.max) / 2) * 1e9 + 0.5) / 1e9 / ((b.max - b.min) / 2) end
  when b.max is not null then case when b.max > 0 then b.compared / b.max end
  when b.min > 0 and b.compared > 0 then b.min / b.compared end`)
