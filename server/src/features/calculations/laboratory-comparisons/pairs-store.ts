import type { LaboratoryComparison } from '@puquio/contract/modi/laboratory-comparisons'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { isUsable } from '../../samples/service.ts'
import type { StoredDefinition } from '../rules-store.ts'

export type Compared = Pick<LaboratoryComparison, 'station'> & {
  parameter: (NonNullable<LaboratoryComparison['parameter']> & { unit: string }) | null
  unit: string
}

/** What a variable is compared with: the results of its parameter at the station of its device. */
export async function readCompared(scope: ProjectScope, variableId: number): Promise<Compared> {
  const [row] = await scope.rows<Compared>(sql`
    select v.unit,
      (select jsonb_build_object('id', p.id, 'name', p.name, 'unit', p.unit) from parameter p
        where p.project_id = v.project_id and p.id = v.parameter_id) as parameter,
      (select jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name) from station s
        where s.project_id = v.project_id and s.id = d.station_id) as station
    from variable v join device d on d.project_id = v.project_id and d.id = v.device_id
    where v.project_id = ${scope.projectId} and v.id = ${variableId}`)
  return row as Compared
}

export type ResultOfDay = { on: string; sampleId: number; value: number; isNonDetect: boolean }
type Of = { stationId: number; parameterId: number; from: string; to: string }

/** What laboratories reported in approved campaigns, in the unit of the parameter; what was calculated is no measurement. */
export const readResultsOfDays = (
  scope: ProjectScope,
  { stationId, parameterId, from, to }: Of,
): Promise<ResultOfDay[]> =>
  scope.rows<ResultOfDay>(sql`
    select s.sampled_on as "on", s.id as sample_id, r.value, r.qualifier is not null as is_non_detect
    from shown_result r
    join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.type = 'normal'
    join campaign c on c.project_id = s.project_id and c.id = s.campaign_id and c.approved_at is not null
    where r.project_id = ${scope.projectId} and r.is_current and not r.is_calculated and r.station_id = ${stationId}
      and r.parameter_id = ${parameterId} and r.sampled_on between ${from}::date and ${to}::date
      and r.value is not null and ${isUsable}
    order by s.sampled_at, s.id`)

export type InForce = { id: number; validFrom: string; definition: StoredDefinition }

/** The calculation of a variable that is in force at an instant; null where its values are those that were sent. */
export async function readInForce(
  scope: ProjectScope,
  variableId: number,
  at: string,
): Promise<InForce | null> {
  const [row] = await scope.rows<InForce>(sql`
    select c.id, c.valid_from, c.definition from variable_calculation c
    where c.project_id = ${scope.projectId} and c.variable_id = ${variableId} and c.valid_from <= ${at}
      and c.withdrawn_at is null and (c.basis is null or c.approved_at is not null)
    order by c.valid_from desc limit 1`)
  return row ?? null
}
