import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { buildMember, buildMine, buildStation, insert } from '../server/test/build.ts'

const stations = 12

/** Analysed samples of waters that are all different, the same in each run. */
export function randomWaters(count: number) {
  let seed = 3
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return (seed >> 8) / (2_147_483_647 / 256)
  }
  return {
    stations: Array.from({ length: stations }, (_, id) => ({ id, code: `PM-${id}` })),
    samples: Array.from({ length: count }, (_, id) => ({
      id,
      stationId: id % stations,
      campaignId: 1,
      sampledOn: `20${10 + (id % 15)}-0${1 + (id % 9)}-11`,
      meqL: {
        ca: 10 * next(),
        mg: 5 * next(),
        na: 8 * next(),
        hco3: 6 * next(),
        so4: 12 * next(),
        cl: 4 * next(),
      },
      nonDetects: [],
      ph: 7,
      tdsMgL: 3_000 * next(),
    })),
  }
}

/** A project with so many samples of water in approved campaigns, some of them from a day on, and who reads them. */
export async function buildWaters(database: Database, count: number, newest: number) {
  const { project, admin } = await buildMine(database)
  const projectId = project.id
  const entry = { position: 90, kind: 'screen', label: 'screen.LaboratoryData' }
  await insert(database, 'menu_item', { projectId, ...entry, alias: 'LaboratoryData' })
  const reader = await buildMember(database, project, 'read')
  const at = '2026-02-01T12:00:00Z'
  const campaign = await insert(database, 'campaign', {
    projectId,
    name: 'Banco',
    createdAt: at,
    createdBy: admin.id,
    approvedAt: at,
    approvedBy: admin.id,
  })
  const ids: number[] = []
  for (let index = 0; index < stations; index += 1)
    ids.push((await buildStation(database, project, { code: `PM-${index}` })).id)
  const newestFrom = '2026-01-01'
  await database.owner.one(
    {},
    sql`insert into sample (project_id, station_id, sampled_at, sampled_on, has_time, matrix, code, campaign_id,
        created_at, created_by)
      select ${projectId}, (${ids}::int[])[1 + n % ${stations}], day + time '15:00', day, false, 'water', 'M-' || n,
        ${campaign.id}, ${at}, ${admin.id}
      from (select n, case when n < ${newest} then date '2026-01-01' + n % 30 else date '2024-01-01' + n % 700 end as day
        from generate_series(0, ${count} - 1) n) as days`,
  )
  await database.owner.one(
    {},
    sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, text, unit, entered_at,
        entered_by)
      select s.project_id, s.station_id, s.id, p.id, s.sampled_on, v.value, v.value::text, p.unit, ${at}, ${admin.id}
      from sample s
      join parameter p on p.project_id = s.project_id and p.key in
        ('ca-dissolved', 'mg-dissolved', 'na-dissolved', 'hco3', 'cl', 'so4', 'tds')
      cross join lateral (select (5 + (hashint8(s.id * 31 + p.id) & 1023) / 5.0)::float8 as value) v
      where s.project_id = ${projectId}`,
  )
  await database.owner.one({}, sql`analyze`)
  return { reader, newestFrom }
}
