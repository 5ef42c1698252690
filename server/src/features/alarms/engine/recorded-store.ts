import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Recorded } from './gather.ts'

type Raised = { kind: 'rule' | 'silence'; ruleId: number | null; deviceId: number }

/** Counts the alarms of rules, and silences of devices, on record since a time; historic ones apart. */
export async function countRecorded(
  scope: TelemetryScope,
  alarms: readonly Raised[],
  since: string,
): Promise<(ofOne: readonly Raised[]) => Recorded> {
  const idsOf = (kind: Raised['kind']) =>
    alarms.flatMap((one) => (one.kind === kind ? [subjectOf(one)] : []))
  const rows = await scope.rows<Recorded & { kind: string; id: number }>(sql`
    select kind, rule_id as id, count(*)::int as count, bool_or(gathers_until is not null) as is_gathering from alarm
    where kind = 'rule' and rule_id = any(${idsOf('rule')}::int[]) and recorded_at >= ${since}::timestamptz
      and not is_historic group by 1, 2
    union all
    select kind, device_id, count(*)::int, bool_or(gathers_until is not null) from alarm
    where kind = 'silence' and device_id = any(${idsOf('silence')}::int[]) and recorded_at >= ${since}::timestamptz
    group by 1, 2`)
  const recorded = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  const none = { count: 0, isGathering: false }
  return ([one]) => (one && recorded.get(`${one.kind} ${subjectOf(one)}`)) ?? none
}

const subjectOf = ({ kind, ruleId, deviceId }: Raised): number =>
  kind === 'rule' && ruleId !== null ? ruleId : deviceId
