import { projectScope } from '../server/src/platform/db/scopes/make-scope.ts'
import { type Sql, sql } from '../server/src/platform/db/sql.ts'
import {
  evaluatedResults,
  readLimitsInForce,
  readMonthMeans,
} from '../server/src/features/samples/service.ts'
import { buildMember, buildProject, insert } from '../server/test/build.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { startPuquio } from './start-puquio.ts'

const now = '2026-02-15T12:00:00-05:00'
const [stations, parameters, rounds] = [50, 20, 5]

/**
 * A million results of 50 stations evaluated by ECA Agua, beside a select that joins each with its limit in
 * force and compares nothing.
 */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const puquio = await startPuquio(now)
  try {
    const { database, clock } = puquio.platform
    const project = await buildProject(database)
    const admin = await buildMember(database, project, 'admin')
    const samples = (isShort ? 100_000 : 1_000_000) / parameters
    await fill(puquio, project.id, admin.id, samples)
    const scope = projectScope(database, clock, {
      projectId: project.id,
      userId: admin.id,
      permissions: [],
      isSystemAdmin: false,
      timeZone: 'America/Lima',
    })
    const results = sql`select * from result where project_id = ${scope.projectId} and is_current`
    const timed = async (statement: Sql) => {
      const startedMs = performance.now()
      await scope.rows(statement)
      return (performance.now() - startedMs) / 1000
    }
    const limits = await readLimitsInForce(scope)
    const joined = sql`select count(*), sum(r.value), count(r.qualifier), sum(l.min), sum(l.max), count(l.key)
      from (${results}) r
      left join jsonb_to_recordset(${limits.first}::jsonb) as l(station_id int, parameter_id int, starts_on date,
          ends_before date, min float8, max float8, key text)
        on l.station_id = r.station_id and l.parameter_id = r.parameter_id
        and r.sampled_on >= l.starts_on and r.sampled_on < l.ends_before`
    const evaluating = sql`select count(*), count(*) filter (where outcome = 'exceeds'),
      count(*) filter (where is_warning), count(limit_key) from ${evaluatedResults(scope, { results, limits })} e`
    // What the outcomes alone need is read within their time.
    const evaluate = async () => {
      const startedMs = performance.now()
      await readMonthMeans(scope, limits)
      return (performance.now() - startedMs) / 1000 + (await timed(evaluating))
    }
    const times: { joined: number; evaluating: number }[] = []
    for (let round = -1; round < rounds; round++) {
      const one = { joined: await timed(joined), evaluating: await evaluate() }
      if (round >= 0) times.push(one)
    }
    const best = (of: 'joined' | 'evaluating') => Math.min(...times.map((one) => one[of]))
    return [
      {
        name: `evaluate ${samples * parameters} results`,
        value: best('evaluating'),
        unit: 's',
        reference: {
          name: 'a select that joins the limits and compares nothing',
          value: best('joined'),
        },
        limit: { atMost: 3 },
      },
    ]
  } finally {
    await puquio.stop()
  }
}

async function fill(
  { platform }: Awaited<ReturnType<typeof startPuquio>>,
  projectId: number,
  userId: number,
  samples: number,
) {
  const { database } = platform
  const rows = (statement: Sql) => database.owner.one({}, statement)
  const by = { createdAt: now, createdBy: userId }
  const campaign = await insert(database, 'campaign', { projectId, name: 'Todas', ...by })
  await rows(sql`insert into station (project_id, code, standard, category)
    select ${projectId}, 'PM-' || n, 'D.S. 004-2017-MINAM', (array['3-D1 restringido', '4-E2 costa y sierra'])[n % 2 + 1]
    from generate_series(1, ${stations}) n`)
  await rows(sql`insert into station_standard (project_id, station_id, standard, category, position, valid_from)
    select project_id, id, standard, category, 1, '2018-01-01' from station where project_id = ${projectId} and id % 2 = 0`)
  await rows(sql`insert into sample (project_id, station_id, sampled_at, sampled_on, has_time, matrix, code, campaign_id,
      created_at, created_by)
    select ${projectId}, s.id, date '2019-01-01' + n / ${stations} % 2500, date '2019-01-01' + n / ${stations} % 2500, false, 'water', n::text,
      ${campaign.id}, ${now}, ${userId}
    from generate_series(0, ${samples - 1}) n
    join (select id, row_number() over (order by id) - 1 as rank from station where project_id = ${projectId}) s on s.rank = n % ${stations}`)
  await rows(sql`alter table result disable trigger user`)
  await rows(sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, qualifier, text, unit,
      entered_at, entered_by)
    select s.project_id, s.station_id, s.id, p.id, s.sampled_on,
      case p.key when 'ph' then 6.2 + s.id % 30 / 10.0 when 'temperature' then 4 + s.id % 15 else (s.id % 97) * p.scale end,
      case when p.key not in ('ph', 'temperature') and (s.id + p.id) % 3 = 0 then '<' end, '', '', ${now}, ${userId}
    from sample s cross join (
      select id, key, case when parameter_group = 'metals' then 0.001 else 0.05 end as scale from parameter
      where project_id = ${projectId} and matrix = 'water'
        and (key in ('ph', 'temperature', 'nh3-total', 'no3-n') or parameter_group = 'metals')
      order by key in ('ph', 'temperature', 'nh3-total', 'no3-n') desc, id limit ${parameters}) p
    where s.project_id = ${projectId}`)
  await rows(sql`alter table result enable trigger user`)
  await rows(sql`analyze`)
}
