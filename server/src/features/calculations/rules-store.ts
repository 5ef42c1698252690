import type {
  Calculation,
  Correction,
  CorrectionAct,
  DerivedCalculation,
  DerivedDefinition,
  VariableRules,
} from '@puquio/domain'
import { epochMs } from '../../platform/db/epoch-ms.ts'
import type { ProjectScope, TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

/** How a calculation is stored: a factor, or a definition with the variables that its inputs are. */
export type StoredDefinition =
  | { kind: 'factor'; correction: number; adjustment: number }
  | (DerivedDefinition & Pick<DerivedCalculation, 'sources'>)

export type RulesOf = ReadonlyMap<number, VariableRules>

type Row = Pick<VariableRules, 'min' | 'max'> & {
  id: number
  calculations: { validFromMs: number; definition: StoredDefinition }[]
  corrections: { fromMs: number; toMs: number; act: CorrectionAct }[]
}

type Asked = {
  projectId: number
  variableIds: readonly number[]
  /** As they were then; now where it is left out. */
  asOf?: Date | undefined
  /** A correction that holds, too, whether it was approved or not. */
  withId?: number | undefined
}

/** The rules of variables and of all that they follow from, by the ids of variables. */
export async function readRules(
  { rows }: Pick<ProjectScope | TelemetryScope, 'rows'>,
  { projectId, variableIds, asOf, withId = 0 }: Asked,
): Promise<RulesOf> {
  const isKept = keptAt(asOf)
  const isInForce = sql`(${isKept} and (c.basis is null or ${approvedAt(asOf)}))`
  const found = await rows<Row>(sql`
    with recursive known (id) as (
      select unnest(${[...variableIds]}::int[])
      union
      select unnest(c.source_ids) from variable_calculation c join known k on k.id = c.variable_id
      where c.project_id = ${projectId} and ${isInForce}
    )
    select v.id, v.min, v.max,
      (select coalesce(jsonb_agg(jsonb_build_object('validFromMs', ${epochMs('c.valid_from')}, 'definition', c.definition)), '[]')
        from variable_calculation c where c.project_id = v.project_id and c.variable_id = v.id and ${isInForce}) as calculations,
      (select coalesce(jsonb_agg(jsonb_build_object('fromMs', ${epochMs('c.from_at')}, 'toMs', ${epochMs('c.to_at')}, 'act', c.act)), '[]')
        from reading_correction c where c.project_id = v.project_id and c.variable_id = v.id
          and (${isKept} and ${approvedAt(asOf)} or c.id = ${withId})) as corrections
    from variable v where v.project_id = ${projectId} and v.id = any(array(select id from known))`)
  return new Map(found.map((row) => [row.id, rulesOf(row)]))
}

const keptAt = (asOf: Date | undefined): Sql =>
  asOf
    ? sql`(c.created_at <= ${asOf} and (c.withdrawn_at is null or c.withdrawn_at > ${asOf}))`
    : raw('c.withdrawn_at is null')
const approvedAt = (asOf: Date | undefined): Sql =>
  asOf ? sql`c.approved_at <= ${asOf}` : raw('c.approved_at is not null')

const rulesOf = ({ min, max, calculations, corrections }: Row): VariableRules => ({
  min,
  max,
  calculations: calculations.map(({ validFromMs, definition }) =>
    calculationOf(validFromMs, definition),
  ),
  corrections: corrections.map(({ fromMs, toMs, act }): Correction => ({ fromMs, toMs, ...act })),
})

function calculationOf(validFromMs: number, stored: StoredDefinition): Calculation {
  if (stored.kind === 'factor') return { ...stored, validFromMs }
  const { sources, ...definition } = stored
  return { kind: 'derived', validFromMs, definition, sources }
}

/** Variables of other devices that follow from these, each with how far around a reading of them. */
export type Dependent = { variableId: number; sourceIds: number[]; withinS: number }

/** Who follows directly from any of these variables. */
export const readDependents = (
  { rows }: Pick<ProjectScope | TelemetryScope, 'rows'>,
  projectId: number,
  variableIds: readonly number[],
): Promise<Dependent[]> =>
  rows<Dependent>(sql`
    select variable_id, source_ids,
      (select max((s.value ->> 'withinS')::int) from jsonb_each(definition -> 'sources') s) as within_s
    from variable_calculation
    where project_id = ${projectId} and withdrawn_at is null and source_ids && ${[...variableIds]}::int[]`)
