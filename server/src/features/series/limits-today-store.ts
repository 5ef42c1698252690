import type { LimitToday } from '@puquio/contract/laboratory/series'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import type { LimitsInForce } from '../samples/service.ts'

type Held = Omit<
  LimitToday,
  'source' | 'confidence' | 'note' | 'origin' | 'validFrom' | 'toBeVerified'
> & {
  parameter_id: number
  key: string
  starts_on: string
  ends_before: string
  to_be_verified: boolean
}
type Source = Pick<LimitToday, 'source' | 'confidence' | 'note' | 'origin' | 'validFrom'> & {
  key: string
}

/** The limits that hold at a station on a day, by the id of their parameter, each with where it comes from. */
export async function limitsOn(
  scope: ProjectScope,
  limits: LimitsInForce,
  on: string,
): Promise<Map<number, LimitToday[]>> {
  const all = [limits.first, limits.several].flatMap((held) => JSON.parse(held) as Held[])
  const today = all.filter(
    ({ starts_on, ends_before }) => isUpTo(starts_on, on) && !isUpTo(ends_before, on),
  )
  const distinct = [
    ...new Map(
      today.map((one) => [`${one.parameter_id} ${one.statistic} ${one.key}`, one]),
    ).values(),
  ]
  const sources = await readSources(
    scope,
    distinct.map(({ key }) => key),
  )
  const found = distinct.flatMap(
    ({ parameter_id, key, to_be_verified, starts_on: _, ends_before: __, ...limit }) => {
      const source = sources.get(key)
      if (!source) return []
      const { standard, category, statistic, kind, min, max, unit } = limit
      const { key: ___, ...from } = source
      const shown = {
        standard,
        category,
        statistic,
        kind,
        min,
        max,
        unit,
        ...from,
        toBeVerified: to_be_verified,
      }
      return [[parameter_id, shown] as const]
    },
  )
  const byParameter = Map.groupBy(found, ([parameterId]) => parameterId)
  return new Map([...byParameter].map(([id, held]) => [id, held.map(([, limit]) => limit)]))
}

/** Whether a day is at or before another one; PostgreSQL writes its ends of time as words. */
const isUpTo = (day: string, on: string) => day === '-infinity' || (day !== 'infinity' && day <= on)

async function readSources(
  scope: ProjectScope,
  keys: readonly string[],
): Promise<Map<string, Source>> {
  const rows = await scope.rows<Source>(sql`
    select l.key, l.source, l.confidence, l.note, 'decree' as origin, l.valid_from
    from shipped_limit l where l.retired_at is null and l.key = any(${keys}::text[])
    union all
    select 'own/' || l.id, l.source, l.confidence, l.note, l.origin, l.valid_from
    from limit_value l where l.project_id = ${scope.projectId} and 'own/' || l.id = any(${keys}::text[])`)
  return new Map(rows.map((row) => [row.key, row]))
}
