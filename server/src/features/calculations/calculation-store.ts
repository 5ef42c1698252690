import type { ShownCalculation, VariableCalculations } from '@puquio/contract/modi/calculations'
import { nameInProject } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'
import type { StoredDefinition } from './rules-store.ts'

export type Subject = Pick<VariableCalculations, 'variable' | 'device'> & { intervalS: number }

/** A variable with its device; null where the project has none such. */
export async function findSubject(
  scope: ProjectScope,
  variableId: number,
): Promise<Subject | null> {
  const [row] = await scope.rows<Subject>(sql`
    select ${shown} as variable, jsonb_build_object('id', d.id, 'serial', d.serial, 'name', d.name) as device, d.interval_s
    from variable v join device d on d.project_id = v.project_id and d.id = v.device_id
    where v.project_id = ${scope.projectId} and v.id = ${variableId}`)
  return row ?? null
}

const shown: Sql = raw(
  "jsonb_build_object('id', v.id, 'name', v.name, 'unit', v.unit, 'decimals', v.decimals)",
)

/** A person and when, or null. */
export const signed = (at: string, by: string): Sql =>
  sql`case when ${raw(`c.${at}`)} is null then null else jsonb_build_object(
    'at', to_char(${raw(`c.${at}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', (select ${nameInProject} from app_user u where u.id = ${raw(`c.${by}`)})) end`

/** Those of a variable, the newest start first, withdrawn ones too. */
export const listCalculations = (
  scope: ProjectScope,
  variableId: number,
): Promise<ShownCalculation[]> =>
  scope.rows<ShownCalculation>(sql`
    select c.id, c.valid_from, c.definition - 'unit' - 'inputs' as definition, c.note,
      ${signed('created_at', 'created_by')} as created, ${signed('withdrawn_at', 'withdrawn_by')} as withdrawn,
      c.basis - 'onTopOf' as basis, ${signed('approved_at', 'approved_by')} as approved
    from variable_calculation c where c.project_id = ${scope.projectId} and c.variable_id = ${variableId}
    order by c.valid_from desc, c.id desc`)

/** The variables of the project among these, with the names of their devices. */
export const readSources = (
  scope: ProjectScope,
  ids: readonly number[],
): Promise<VariableCalculations['sources']> =>
  scope.rows(sql`
    select v.id, v.name, v.unit, v.decimals, d.name as device
    from variable v join device d on d.project_id = v.project_id and d.id = v.device_id
    where v.project_id = ${scope.projectId} and v.id = any(${[...ids]}::int[]) order by v.id`)

/** Which variables each one of the project follows from, directly. */
export async function readSourceIds(scope: ProjectScope): Promise<Map<number, number[]>> {
  const rows = await scope.rows<{ variableId: number; ids: number[] }>(sql`
    select c.variable_id, array_agg(distinct s.id) as ids
    from variable_calculation c cross join unnest(c.source_ids) s (id)
    where c.project_id = ${scope.projectId} and c.withdrawn_at is null group by c.variable_id`)
  return new Map(rows.map(({ variableId, ids }) => [variableId, ids]))
}

type NewCalculation = {
  variableId: number
  validFrom: string
  note: string
  definition: StoredDefinition
  /** What it was proposed by; without it, it holds at once. */
  basis?: Basis
}

/** The calculation on top of which it was suggested is in it, so that approving it on top of another one is refused. */
export type Basis = NonNullable<ShownCalculation['basis']> & { onTopOf: number | null }

export async function insertCalculation(
  scope: ProjectScope,
  { variableId, validFrom, note, definition, basis }: NewCalculation,
): Promise<void> {
  const sources = definition.kind === 'factor' ? [] : Object.values(definition.sources)
  await scope.rows(sql`
    insert into variable_calculation (project_id, variable_id, valid_from, definition, source_ids, note, created_at, created_by, basis)
    values (${scope.projectId}, ${variableId}, ${validFrom}, ${JSON.stringify(definition)}::jsonb,
      ${[...new Set(sources.map((source) => source.variableId))]}::int[], ${note}, ${scope.clock.now()}, ${scope.userId},
      ${basis === undefined ? null : JSON.stringify(basis)}::jsonb)`)
}

export type Proposed = { validFrom: string; basis: Basis }

/** A proposal of a variable that waits for approval, whose row stays locked; null where there is none such. */
export async function lockProposed(
  scope: ProjectScope,
  variableId: number,
  id: number,
): Promise<Proposed | null> {
  const [row] = await scope.rows<Proposed>(sql`
    select valid_from, basis from variable_calculation
    where project_id = ${scope.projectId} and variable_id = ${variableId} and id = ${id}
      and basis is not null and approved_at is null and withdrawn_at is null for update`)
  return row ?? null
}

export async function approveCalculation(
  scope: ProjectScope,
  variableId: number,
  id: number,
): Promise<void> {
  await scope.rows(sql`
    update variable_calculation set approved_at = ${scope.clock.now()}, approved_by = ${scope.userId}
    where project_id = ${scope.projectId} and variable_id = ${variableId} and id = ${id}`)
}

/** Returns from when it held; null where the variable has none such, or it was withdrawn already. */
export async function withdrawCalculation(
  scope: ProjectScope,
  variableId: number,
  id: number,
): Promise<string | null> {
  const [row] = await scope.rows<{ validFrom: string }>(sql`
    update variable_calculation set withdrawn_at = ${scope.clock.now()}, withdrawn_by = ${scope.userId}
    where project_id = ${scope.projectId} and variable_id = ${variableId} and id = ${id} and withdrawn_at is null
    returning valid_from`)
  return row?.validFrom ?? null
}

/** Whether it ever followed from other variables. */
export async function wasCalculated(scope: ProjectScope, variableId: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    select from variable_calculation
    where project_id = ${scope.projectId} and variable_id = ${variableId} and source_ids <> '{}' limit 1`)
  return rows.length > 0
}
