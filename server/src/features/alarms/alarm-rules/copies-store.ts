import type { AlarmRuleRow, alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import type { z } from 'zod'
import { containsWords } from '../../../platform/db/contains-words.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { ruleColumns } from './store.ts'

type Query = z.output<typeof alarmRuleRoutes.copyTargets.query>

/** A device in service and, where it has one that measures the same, its variable. */
export type Candidate = {
  ruleId: number
  device: { id: number; serial: string; name: string }
  variable: { id: number; name: string; unit: string } | null
  min: number | null
  max: number | null
  intervalS: number
  /** It has a rule in service with the same condition. */
  hasEqual: boolean
}

/** The rules in service of a project among these, with what they watch. */
export const findRules = (scope: ProjectScope, ids: readonly number[]) =>
  scope.rows<Omit<AlarmRuleRow, 'device' | 'isActive' | 'createdAt'>>(sql`
    select r.id, ${ruleColumns('r.')}, r.version, jsonb_build_object('id', v.id, 'name', v.name, 'unit', v.unit, 'decimals', v.decimals) as variable
    from alarm_rule r join variable v on v.project_id = r.project_id and v.id = r.variable_id
    where r.project_id = ${scope.projectId} and r.id = any(${[...ids]}::int[]) and r.retired_at is null order by r.id`)

/**
 * Of each rule the devices that a filter finds, with their variables of the same parameter or key: `most` and one more,
 * by the name of the device.
 */
export const findCandidates = (
  scope: ProjectScope,
  { ruleIds, query, most }: { ruleIds: readonly number[]; query: Query; most: number },
): Promise<Candidate[]> =>
  scope.rows<Candidate>(sql`
    select ${columns}
    from alarm_rule r
      join variable own on own.project_id = r.project_id and own.id = r.variable_id
      join device d on d.project_id = r.project_id and d.retired_at is null
      left join station s on s.project_id = d.project_id and s.id = d.station_id
      left join variable v on v.project_id = d.project_id and v.device_id = d.id and ${measuresTheSame}
    where ${allOf([
      sql`r.project_id = ${scope.projectId} and r.id = any(${[...ruleIds]}::int[]) and r.retired_at is null`,
      // Of the rule's own device nothing is missing.
      raw('(v.id is not null or d.id <> own.device_id)'),
      query.group ? sql`d.group_name = ${query.group}` : null,
      query.station ? sql`d.station_id = ${query.station}` : null,
      query.channel ? sql`d.channel = ${query.channel}` : null,
      query.search
        ? containsWords(
            raw("concat_ws(' ', d.serial, d.name, d.field_number, d.group_name, s.code, s.name)"),
            query.search,
          )
        : null,
    ])}
    order by name_key(d.name), d.id, r.id, v.position, v.id limit ${most + 1}`)

/** Of pairs of a rule and a variable those that a rule may be copied to; the others are not there. */
export const findPairs = (
  scope: ProjectScope,
  pairs: readonly { ruleId: number; variableId: number }[],
): Promise<Candidate[]> =>
  scope.rows<Candidate>(sql`
    select ${columns}
    from unnest(${pairs.map(({ ruleId }) => ruleId)}::int[], ${pairs.map(({ variableId }) => variableId)}::int[])
        as pair (rule_id, variable_id)
      join alarm_rule r on r.project_id = ${scope.projectId} and r.id = pair.rule_id and r.retired_at is null
      join variable own on own.project_id = r.project_id and own.id = r.variable_id
      join variable v on v.project_id = r.project_id and v.id = pair.variable_id and ${measuresTheSame}
      join device d on d.project_id = v.project_id and d.id = v.device_id and d.retired_at is null`)

const measuresTheSame: Sql = raw(`v.retired_at is null and v.id <> own.id
  and (v.parameter_id = own.parameter_id or lower(v.key) = lower(own.key)
    or name_key(v.name) = name_key(own.name))`)

const columns: Sql = raw(`
  r.id as rule_id, jsonb_build_object('id', d.id, 'serial', d.serial, 'name', d.name) as device,
  case when v.id is not null then jsonb_build_object('id', v.id, 'name', v.name, 'unit', v.unit) end as variable,
  v.min, v.max, d.interval_s,
  exists (select from alarm_rule e where e.project_id = v.project_id and e.variable_id = v.id and e.retired_at is null
    and e.condition = r.condition) as has_equal`)

/** Makes the same rules of these variables; returns their ids. */
export async function insertCopies(
  scope: ProjectScope,
  pairs: readonly { ruleId: number; variableId: number }[],
): Promise<number[]> {
  const made = await scope.rows<{ id: number }>(sql`
    insert into alarm_rule (project_id, variable_id, created_at, created_by, ${ruleColumns()})
    select r.project_id, pair.variable_id, ${scope.clock.now()}, ${scope.userId}, ${ruleColumns('r.')}
    from unnest(${pairs.map(({ ruleId }) => ruleId)}::int[], ${pairs.map(({ variableId }) => variableId)}::int[])
        as pair (rule_id, variable_id)
      join alarm_rule r on r.project_id = ${scope.projectId} and r.id = pair.rule_id
    returning id`)
  return made.map(({ id }) => id)
}

/** Returns how many of these were in service. */
export async function retireRules(scope: ProjectScope, ids: readonly number[]): Promise<number> {
  const rows = await scope.rows(sql`
    update alarm_rule set retired_at = ${scope.clock.now()}, version = version + 1
    where project_id = ${scope.projectId} and id = any(${[...ids]}::int[]) and retired_at is null returning id`)
  return rows.length
}
