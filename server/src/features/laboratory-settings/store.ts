import type { LaboratorySettings } from '@puquio/contract/laboratory/laboratory-settings'
import { warningShareDefault } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'

/** Until a project sets its own: half the limit, 80 %, two exceedances in a row, reports within 15 days. */
const usual: LaboratorySettings = {
  nonDetectRule: 'half',
  warningPercent: Math.round(warningShareDefault * 100),
  repeatTimes: 2,
  repeatDays: null,
  reportDays: 15,
  version: 0,
}

const columns = sql`non_detect_rule, (warning_share * 100)::int as warning_percent, repeat_times, repeat_days, report_days,
  version`

export async function readLaboratorySettings(
  scope: Pick<ProjectScope, 'rows' | 'projectId'>,
): Promise<LaboratorySettings> {
  const [found] = await scope.rows<LaboratorySettings>(
    sql`select ${columns} from laboratory_setting where project_id = ${scope.projectId}`,
  )
  return found ?? usual
}

export async function setLaboratorySettings(
  scope: ProjectScope,
  {
    nonDetectRule,
    warningPercent,
    repeatTimes,
    repeatDays,
    reportDays,
    version,
  }: LaboratorySettings,
): Promise<LaboratorySettings> {
  const [kept] = await scope.rows<LaboratorySettings>(sql`
    insert into laboratory_setting as s (project_id, non_detect_rule, warning_share, repeat_times, repeat_days,
      report_days)
    values (${scope.projectId}, ${nonDetectRule}, ${warningPercent}::numeric / 100, ${repeatTimes}, ${repeatDays},
      ${reportDays})
    on conflict (project_id) do update set non_detect_rule = excluded.non_detect_rule,
      warning_share = excluded.warning_share, repeat_times = excluded.repeat_times, repeat_days = excluded.repeat_days,
      report_days = excluded.report_days, version = s.version + 1
    where s.version = ${version} returning ${columns}`)
  if (!kept) throw new Problem('CHANGED_MEANWHILE')
  return kept
}

/** The share of a limit from which a result of the project warns, for the SQL of outcomes. */
export const warningShare = (scope: ProjectScope): Sql => sql`coalesce(
  (select warning_share from laboratory_setting where project_id = ${scope.projectId}), ${warningShareDefault}::numeric)`

/** Days from sampling within which results are expected, for SQL; 0 calls none late. */
export const reportDays = (scope: ProjectScope): Sql => sql`coalesce(
  (select report_days from laboratory_setting where project_id = ${scope.projectId}), ${usual.reportDays}::int)`
