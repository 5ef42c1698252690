import type { Clock } from '../../clock.ts'
import { sql } from '../../db/sql.ts'
import type { Rows } from '../../db/statements.ts'
import type { Row } from '../reading.ts'

/**
 * From their receipt on: what is stored later than the first is noted as untold, and reports tell by the receipt what was
 * received longer ago than the second. Between them lies a commit, and what the clocks of two machines differ by.
 */
export const storedLate = { afterMs: 10_000, toldAfterMs: 30_000 }

/** What was received longer ago is of a past that is calculated or decoded again. */
const longestMs = 7 * 86_400_000
/** What is measured longer before its receipt is told by no report. */
export const longestLagMs = 86_400_000

/** Notes what is stored so late that the reports of its time have gone, of devices that report: last before the commit. */
export async function noteUntold(query: Rows, clock: Clock, stored: readonly Row[]) {
  const nowMs = clock.now().getTime()
  const late = stored.filter((row) => {
    const ageMs = nowMs - receivedMs(row)
    return ageMs >= storedLate.afterMs && ageMs <= longestMs && row.lagS * 1000 <= longestLagMs
  })
  if (late.length === 0) return
  await query(sql`
    insert into untold_reading (variable_id, at, project_id, device_id, received_at)
    select v.id, k.at, v.project_id, v.device_id, k.received_at
    from unnest(${late.map(({ variableId }) => variableId)}::int[], ${late.map(({ atMs }) => new Date(atMs))}::timestamptz[],
      ${late.map((row) => new Date(receivedMs(row)))}::timestamptz[]) k (variable_id, at, received_at)
    join variable v on v.id = k.variable_id
    join report_service s on s.project_id = v.project_id and s.device_id = v.device_id
    where s.enabled and 'readings' = any(s.content)
    on conflict do nothing`)
}

const receivedMs = ({ atMs, lagS }: Row): number => atMs + lagS * 1000
