import type { Database } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import {
  buildComponent,
  type BuiltStation,
  buildStation,
  buildSubcomponent,
  insert,
} from './build.ts'

type Project = { project: { id: number }; admin: { id: number } }
type Sizes = {
  stations?: number
  parameters?: number
  days?: number
  /** Less than one for several samples a day. */
  everyDays?: number
  firstOn?: string
}

/**
 * Results of every station and parameter: a sample each so many days from a first day. Half of the stations are of
 * the first component, half of the second; each tenth value is a non-detect.
 */
export async function buildResults(
  database: Database,
  { project, admin }: Project,
  {
    stations: stationCount = 2,
    parameters: parameterCount = 3,
    days = 10,
    everyDays = 1,
    firstOn = '2024-01-01',
  }: Sizes = {},
) {
  const projectId = project.id
  const components = [
    await buildComponent(database, project, { name: 'Agua' }),
    await buildComponent(database, project, { name: 'Aire' }),
  ]
  const subcomponents: { id: number }[] = []
  for (const component of components)
    subcomponents.push(await buildSubcomponent(database, project, component))
  const stations: BuiltStation[] = []
  for (let i = 1; i <= stationCount; i++)
    stations.push(
      await buildStation(database, project, { code: `EX-${String(i).padStart(3, '0')}` }),
    )
  const parameters = await database.owner.one<{ id: number; key: string; unit: string }>(
    {},
    sql`insert into parameter (project_id, key, name, parameter_group, matrix, unit, decimals)
      select ${projectId}, 'own-' || gen_random_uuid(), jsonb_build_object('es', 'Parámetro ' || lpad(n::text, 3, '0'),
        'en', 'Parameter ' || lpad(n::text, 3, '0'), 'fr', 'Paramètre ' || n, 'pt', 'Parâmetro ' || n), 'metals', 'water', 'mg/L', 3
      from generate_series(1, ${parameterCount}::int) n returning id, key, unit`,
  )
  const at = '2026-01-01T00:00:00Z'
  const campaign = await insert(database, 'campaign', {
    projectId,
    name: 'Histórica',
    createdAt: at,
    createdBy: admin.id,
  })
  const of = (index: number) => (index < stationCount / 2 ? 0 : 1)
  const stationIds = stations.map(({ id }) => id)
  await database.owner.one(
    {},
    sql`insert into sample (project_id, station_id, component_id, subcomponent_id, sampled_at, sampled_on, has_time, matrix,
        code, campaign_id, created_at, created_by)
      select ${projectId}, st.id, st.component, st.subcomponent, (${firstOn}::date + floor(d)::int)::timestamp at time zone 'America/Lima'
        + interval '10 hours', ${firstOn}::date + floor(d)::int, true, 'water', 'M-' || trim_scale(d), ${campaign.id}, ${at}, ${admin.id}
      from unnest(${stationIds}::int[], ${stationIds.map((_, i) => components[of(i)]?.id)}::int[],
        ${stationIds.map((_, i) => subcomponents[of(i)]?.id)}::int[]) as st(id, component, subcomponent)
      cross join generate_series(0, ${days - 1}::numeric, ${everyDays}::numeric) d`,
  )
  // Of a statement's new rows the audit trail holds all at once.
  for (const stationId of stationIds)
    await database.owner.one(
      {},
      sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, qualifier, text, unit, method,
        detection_limit, entered_at, entered_by)
      select s.project_id, s.station_id, s.id, p.id, s.sampled_on, v.value, v.qualifier, concat(v.qualifier, v.value), 'mg/L',
        'EPA 200.8', 0.005, ${at}, ${admin.id}
      from sample s cross join unnest(${parameters.map(({ id }) => id)}::int[]) with ordinality as p(id, n)
      cross join lateral (select case when (s.id + p.n) % 10 = 0 then 0.005 else ((s.id * 7 + p.n * 13) % 1000)::float8 / 8 end as value,
        case when (s.id + p.n) % 10 = 0 then '<' end as qualifier) v
      where s.project_id = ${projectId} and s.campaign_id = ${campaign.id} and s.station_id = ${stationId}`,
    )
  return { components, subcomponents, stations, parameters, campaign }
}
