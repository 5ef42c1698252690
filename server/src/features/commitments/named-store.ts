import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Named = { id: number; stationIds: readonly number[]; parameterIds: readonly number[] }

/** The stations and parameters of each, instead of those that it had. */
export async function setWhatIsNamed(scope: ProjectScope, commitments: readonly Named[]) {
  if (commitments.length === 0) return
  const rows = JSON.stringify(
    commitments.map(({ id, stationIds, parameterIds }) => ({ id, stationIds, parameterIds })),
  )
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as r(id int, "stationIds" int[], "parameterIds" int[])`
  await scope.rows(sql`
    delete from commitment_station k using ${given}
    where k.project_id = ${scope.projectId} and k.commitment_id = r.id and k.station_id <> all (r."stationIds")`)
  await scope.rows(sql`
    delete from commitment_parameter k using ${given}
    where k.project_id = ${scope.projectId} and k.commitment_id = r.id and k.parameter_id <> all (r."parameterIds")`)
  await scope.rows(sql`
    insert into commitment_station (project_id, commitment_id, station_id)
    select ${scope.projectId}, r.id, unnest(r."stationIds") from ${given} on conflict do nothing`)
  await scope.rows(sql`
    insert into commitment_parameter (project_id, commitment_id, parameter_id)
    select ${scope.projectId}, r.id, unnest(r."parameterIds") from ${given} on conflict do nothing`)
}
