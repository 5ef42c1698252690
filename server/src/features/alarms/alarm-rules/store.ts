import type {
  AlarmRuleRow,
  alarmRuleInput,
  alarmRuleRoutes,
} from '@puquio/contract/modi/alarm-rules'
import { type RuleSubject, severities } from '@puquio/domain'
import type { z } from 'zod'
import { containsWords } from '../../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../../platform/db/paging.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { columnsOf, updateVersion, valuesOf, type Written } from '../../../platform/db/written.ts'

type Query = z.output<typeof alarmRuleRoutes.list.query>
export type RuleInput = z.output<typeof alarmRuleInput>
type RuleFields = Omit<RuleInput, 'variableId'>

/** Where each field of a rule is kept. */
const columnOf: Record<keyof RuleFields, string> = {
  name: 'name',
  condition: 'condition',
  severity: 'severity',
  schedule: 'schedule',
  repeatMinutes: 'repeat_minutes',
  recipients: 'recipients',
  methods: 'methods',
  escalation: 'escalation',
  enabled: 'enabled',
}
/** The columns of a rule's fields; `r.` where the table is named so. */
export const ruleColumns = (of: '' | 'r.' = ''): Sql =>
  raw(
    Object.values(columnOf)
      .map((column) => of + column)
      .join(', '),
  )

const columns: Sql = sql`
  r.id, ${ruleColumns('r.')}, r.created_at, r.version,
  jsonb_build_object('id', v.id, 'name', v.name, 'unit', v.unit, 'decimals', v.decimals) as variable,
  jsonb_build_object('id', d.id, 'serial', d.serial, 'name', d.name, 'intervalS', d.interval_s) as device,
  exists (select from alarm a where a.rule_id = r.id and a.cleared_at is null and not a.is_historic) as is_active,
  (select s.failing_since from alarm_state s where s.project_id = r.project_id and s.rule_id = r.id) as failing_since`
const from: Sql = raw(`alarm_rule r
  join variable v on v.project_id = r.project_id and v.id = r.variable_id
  join device d on d.project_id = v.project_id and d.id = v.device_id`)
const inService = (scope: ProjectScope): Sql =>
  sql`r.project_id = ${scope.projectId} and r.retired_at is null`

export const listRules = (scope: ProjectScope, query: Query) =>
  readPage<AlarmRuleRow>(
    scope.rows,
    {
      columns,
      from,
      where: allOf([
        inService(scope),
        sql`v.retired_at is null and d.retired_at is null`,
        query.device ? sql`v.device_id = ${query.device}` : null,
        query.variable ? sql`r.variable_id = ${query.variable}` : null,
        query.enabled === undefined ? null : sql`r.enabled = ${query.enabled}`,
        query.search
          ? containsWords(raw("concat_ws(' ', r.name, d.serial, d.name, v.name)"), query.search)
          : null,
      ]),
      order: orderBy(query.sort, {
        keys,
        fallback: 'device',
        thenBy: raw('v.position'),
        id: raw('r.id'),
      }),
    },
    query,
  )

const keys = {
  device: raw('name_key(d.name)'),
  variable: raw('name_key(v.name)'),
  severity: sql`array_position(${[...severities]}::text[], r.severity)`,
}

export async function findRule(scope: ProjectScope, id: number): Promise<AlarmRuleRow | null> {
  const [row] = await scope.rows<AlarmRuleRow>(
    sql`select ${columns} from ${from} where ${inService(scope)} and r.id = ${id}`,
  )
  return row ?? null
}

/** What a rule of a variable may say; null where the project has no such variable in service. */
export async function findSubject(
  scope: ProjectScope,
  variableId: number,
): Promise<RuleSubject | null> {
  const [row] = await scope.rows<RuleSubject>(sql`
    select v.min, v.max, d.interval_s from variable v join device d on d.project_id = v.project_id and d.id = v.device_id
    where v.project_id = ${scope.projectId} and v.id = ${variableId} and v.retired_at is null and d.retired_at is null`)
  return row ?? null
}

export async function insertRule(scope: ProjectScope, rule: RuleInput): Promise<number> {
  const fields = written(rule)
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into alarm_rule (project_id, variable_id, created_at, created_by, ${columnsOf(fields)})
    values (${scope.projectId}, ${rule.variableId}, ${scope.clock.now()}, ${scope.userId}, ${valuesOf(fields)})
    returning id`)
  return made?.id ?? 0
}

/** Returns false where it was changed since that version. */
export const updateRule = (
  scope: ProjectScope,
  of: { id: number; version: number },
  rule: RuleFields,
): Promise<boolean> =>
  updateVersion(scope, 'alarm_rule', of, written(rule), raw('retired_at is null'))

export async function retireRule(scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    update alarm_rule set retired_at = ${scope.clock.now()}, version = version + 1
    where project_id = ${scope.projectId} and id = ${id} and retired_at is null returning id`)
  return rows.length > 0
}

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

const written = (rule: RuleFields): Written<RuleFields> => ({
  name: { name: rule.name },
  condition: { condition: json(rule.condition) },
  severity: { severity: rule.severity },
  schedule: { schedule: json(rule.schedule) },
  repeatMinutes: { repeat_minutes: rule.repeatMinutes },
  recipients: { recipients: sql`${rule.recipients}::int[]` },
  methods: { methods: sql`${rule.methods}::smallint[]` },
  escalation: { escalation: json(rule.escalation) },
  enabled: { enabled: rule.enabled },
})
