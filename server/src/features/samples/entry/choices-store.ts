import type { EntryChoices, EntryProposal } from '@puquio/contract/laboratory/sample-entry'
import {
  type ListedParameter,
  type Matrix,
  type UnitAlias,
  type UnitNames,
  unitNames,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { groupOrder, type ProfileText, textsOfProfile } from '../../parameters/service.ts'
import { nearestMonitoringOf } from './nearest-monitoring-store.ts'

type FoundParameter = ListedParameter & { matrix: Matrix }

/**
 * Returns those of the ids that the project measures, and retired ones that the sample has a result of already;
 * calculated ones are not entered.
 */
export const findParameters = (
  scope: ProjectScope,
  ids: readonly number[],
  { sampleId }: { sampleId: number },
) =>
  scope.rows<FoundParameter>(sql`
    select id, unit, min, max, molar_mass, charge, matrix from parameter p
    where project_id = ${scope.projectId} and id = any(${ids}::int[]) and formula is null
      and (retired_at is null or exists (select from result r
        where r.project_id = p.project_id and r.sample_id = ${sampleId} and r.parameter_id = p.id))`)

/** Returns what a form of a sample offers. */
export async function listChoices(scope: ProjectScope): Promise<EntryChoices> {
  const parameters = await scope.rows<EntryChoices['parameters'][number]>(sql`
    select p.id, p.key, p.name, p.symbol, p.unit, p.matrix, p.fraction, p.min, p.max, p.molar_mass, p.charge,
      array(select a.name from parameter_alias a
        where a.project_id = p.project_id and a.parameter_id = p.id order by a.id) as aliases
    from parameter p
    where p.project_id = ${scope.projectId} and p.retired_at is null and p.formula is null
    order by ${groupOrder('p.parameter_group')}, p.id`)
  const [names] = await scope.rows<Pick<EntryChoices, 'campaigns' | 'laboratories'>>(sql`
    select array(select name from campaign where project_id = ${scope.projectId} and approved_at is null
        order by created_at desc, id desc limit 100) as campaigns,
      array(select name from laboratory where project_id = ${scope.projectId} and retired_at is null
        order by name limit 200) as laboratories`)
  return {
    parameters,
    unitAliases: await listUnitAliases(scope),
    campaigns: names?.campaigns ?? [],
    laboratories: names?.laboratories ?? [],
  }
}

const listUnitAliases = (scope: ProjectScope) =>
  scope.rows<UnitAlias>(sql`
    select name, unit from name_alias where project_id = ${scope.projectId} and kind = 'unit' order by id`)

type Named = Parameters<typeof unitNames>[0][number]

/** Returns how the project writes units. */
export async function readUnitNames(scope: ProjectScope): Promise<UnitNames> {
  const listed = await scope.rows<Named>(sql`
    select id, key, name, symbol, fraction, matrix from parameter
    where project_id = ${scope.projectId} and retired_at is null and formula is null order by id`)
  return unitNames(listed, await listUnitAliases(scope))
}

type Nearest = Pick<EntryProposal, 'componentId' | 'subcomponentId'> & {
  profile: string | null
  texts: ProfileText[]
}

/** Returns the station's monitoring nearest to a day, of those with a profile where there are any. */
export async function nearestMonitoring(
  scope: ProjectScope,
  stationId: number,
  on: string,
): Promise<Nearest | null> {
  const [row] = await scope.rows<Nearest>(sql`
    select m.component_id, m.subcomponent_id, f.name as profile, ${textsOfProfile} as texts
    from (${nearestMonitoringOf({ projectId: scope.projectId, station: sql`${stationId}::int`, on: sql`${on}::date` })}) m
    left join parameter_profile f on f.project_id = m.project_id and f.id = m.profile_id`)
  return row ?? null
}
