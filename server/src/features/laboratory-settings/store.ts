import {
  laboratoriesMax,
  type LaboratorySettings,
  type laboratorySettingsBody,
} from '@puquio/contract/laboratory/laboratory-settings'
import { warningShareDefault } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'

/** Until a project sets its own: half the limit, 80 %, two exceedances in a row, reports within 15 days. */
type Settings = Omit<LaboratorySettings, 'laboratories'>

const usual: Settings = {
  nonDetectRule: 'half',
  warningPercent: Math.round(warningShareDefault * 100),
  repeatTimes: 2,
  repeatDays: null,
  reportDays: 15,
  version: 0,
}

const columns = sql`non_detect_rule, (warning_share * 100)::int as warning_percent, repeat_times, repeat_days, report_days,
  version`

/** As a project evaluates its results. */
export async function readEvaluationSettings(
  scope: Pick<ProjectScope, 'rows' | 'projectId'>,
): Promise<Settings> {
  const [found] = await scope.rows<Settings>(
    sql`select ${columns} from laboratory_setting where project_id = ${scope.projectId}`,
  )
  return found ?? usual
}

/** With the days of each laboratory. */
export async function readLaboratorySettings(scope: ProjectScope): Promise<LaboratorySettings> {
  const laboratories = await scope.rows<LaboratorySettings['laboratories'][number]>(sql`
    select id, name, report_days from laboratory where project_id = ${scope.projectId} and retired_at is null
    order by report_days is null, name_key(name), id limit ${laboratoriesMax}`)
  return { ...(await readEvaluationSettings(scope)), laboratories }
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
    laboratories = [],
  }: z.output<typeof laboratorySettingsBody>,
): Promise<LaboratorySettings> {
  const [kept] = await scope.rows<Settings>(sql`
    insert into laboratory_setting as s (project_id, non_detect_rule, warning_share, repeat_times, repeat_days,
      report_days)
    values (${scope.projectId}, ${nonDetectRule}, ${warningPercent}::numeric / 100, ${repeatTimes}, ${repeatDays},
      ${reportDays})
    on conflict (project_id) do update set non_detect_rule = excluded.non_detect_rule,
      warning_share = excluded.warning_share, repeat_times = excluded.repeat_times, repeat_days = excluded.repeat_days,
      report_days = excluded.report_days, version = s.version + 1
    where s.version = ${version} returning ${columns}`)
  if (!kept) throw new Problem('CHANGED_MEANWHILE')
  await setDays(scope, laboratories)
  return readLaboratorySettings(scope)
}

async function setDays(
  scope: ProjectScope,
  laboratories: NonNullable<z.output<typeof laboratorySettingsBody>['laboratories']>,
) {
  if (laboratories.length === 0) return
  const known = await scope.rows<{ id: number }>(sql`
    select id from laboratory where project_id = ${scope.projectId}
      and id = any(${laboratories.map(({ id }) => id)}::int[]) and retired_at is null`)
  const ids = new Set(known.map(({ id }) => id))
  const wrong = laboratories.findIndex(({ id }) => !ids.has(id))
  if (wrong !== -1) throw fieldProblem(`laboratories.${wrong}.id`, 'not-in-list')
  await scope.rows(sql`
    update laboratory l set report_days = g."reportDays", version = l.version + 1
    from jsonb_to_recordset(${JSON.stringify(laboratories)}::jsonb) as g(id int, "reportDays" smallint)
    where l.project_id = ${scope.projectId} and l.id = g.id and l.report_days is distinct from g."reportDays"`)
}

/** The share of a limit from which a result of the project warns, for the SQL of outcomes. */
export const warningShare = (scope: ProjectScope): Sql => sql`coalesce(
  (select warning_share from laboratory_setting where project_id = ${scope.projectId}), ${warningShareDefault}::numeric)`

/** The project's days from sampling within which results are expected, for SQL; 0 calls none late. */
export const reportDays = (scope: ProjectScope): Sql => sql`coalesce(
  (select report_days from laboratory_setting where project_id = ${scope.projectId}), ${usual.reportDays}::int)`
