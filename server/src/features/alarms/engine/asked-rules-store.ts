import { type Sql, sql } from '../../../platform/db/sql.ts'

/** Which rules `readRules` reads, by their state `s`, rule `r`, variable `v` and device `d`. */
export const rulesThat = {
  areNew: sql`s.rule_id is null`,
  areLate: sql`s.late_since is not null and s.failing_since is null`,
  catchUpAt: (now: Date): Sql => sql`s.catch_up_at <= ${now}`,
  // Of the variable and not of the rule, whose index would sort all ids again for each variable before statistics exist.
  areOf: (variableIds: readonly number[]): Sql =>
    sql`v.id = any(${[...variableIds]}::int[]) and s.rule_id is not null`,
  /** Rules of no data, but of devices that are silent as a whole. */
  awaitData: sql`r.condition ->> 'kind' = 'noData' and s.rule_id is not null and s.state ->> 'raisedAtMs' is null
    and not exists (select from alarm a where a.device_id = d.id and a.kind = 'silence' and a.cleared_at is null)`,
}
