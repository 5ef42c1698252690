import { request } from 'node:http'
import pg from 'pg'
import { monthStatement } from '../server/src/features/schedule/store.ts'
import { projectScope } from '../server/src/platform/db/scopes/make-scope.ts'
import { type Sql, sql } from '../server/src/platform/db/sql.ts'
import { buildMember, buildProject } from '../server/test/build.ts'
import type { BenchResult } from './bench.ts'
import { startPuquio } from './start-puquio.ts'
import { millisecondsOf } from './timed.ts'

const planSize = 5_000
const month = '2026-02'
const warmUps = 40
const rounds = 400

/**
 * A month of a plan of 5,000, in a project of 20,000 and in one of 200,000, beside the same SQL statement
 * alone.
 */
export async function run(): Promise<BenchResult[]> {
  const puquio = await startPuquio('2026-02-15T12:00:00-05:00')
  const bare = new pg.Client(puquio.appUrl)
  await bare.connect()
  try {
    const small = await prepare(puquio, 20_000)
    const large = await prepare(puquio, 200_000)
    await puquio.platform.database.owner.one({}, sql`analyze`)
    const times = { small: [] as number[], large: [] as number[], bare: [] as number[] }
    // One after the other within a round, so that a busy moment of the machine affects all three.
    for (let round = -warmUps; round < rounds; round++) {
      const took = {
        small: await millisecondsOf(() => get(small)),
        large: await millisecondsOf(() => get(large)),
        bare: await millisecondsOf(() => read(bare, large)),
      }
      if (round < 0) continue
      times.small.push(took.small)
      times.large.push(took.large)
      times.bare.push(took.bare)
    }
    return [
      {
        name: `month of a plan of ${planSize}, p95`,
        value: p95(times.large),
        unit: 'ms',
        reference: { name: 'its bare SQL, p95', value: p95(times.bare) },
        limit: { atMost: 2 },
      },
      {
        name: 'month in a project of 200,000, p95',
        value: p95(times.large),
        unit: 'ms',
        reference: { name: 'in a project of 20,000, p95', value: p95(times.small) },
        limit: { atMost: 1.3 },
      },
    ]
  } finally {
    await bare.end()
    await puquio.stop()
  }
}

type Prepared = {
  url: string
  headers: Record<string, string>
  projectId: number
  statement: Sql
}

async function prepare(
  { platform, address, signIn }: Awaited<ReturnType<typeof startPuquio>>,
  size: number,
): Promise<Prepared> {
  const { database, clock } = platform
  const project = await buildProject(database)
  const reader = await buildMember(database, project, 'read')
  const planIds = await fill(database, project.id, reader.id, size)
  const planId = planIds[Math.floor(planIds.length / 2)] ?? 0
  const identity = {
    projectId: project.id,
    userId: reader.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  }
  return {
    url: `${address}/fkl-plan/projects/${project.id}/plans/${planId}/schedule?month=${month}`,
    headers: await signIn(reader.id),
    projectId: project.id,
    statement: monthStatement(projectScope(database, clock, identity), planId, { month }),
  }
}

/** Plans of a year over 60 stations, saved plan by plan as imports do, a third of it followed up. */
async function fill(
  database: Awaited<ReturnType<typeof startPuquio>>['platform']['database'],
  projectId: number,
  userId: number,
  size: number,
): Promise<number[]> {
  const run = (statement: Sql) => database.owner.one<{ id: number }>({}, statement)
  const [component] = await run(
    sql`insert into environmental_component (project_id, name) values (${projectId}, 'Agua') returning id`,
  )
  const [frequency] = await run(
    sql`insert into frequency (project_id, name, rule) values (${projectId}, 'Mensual', 'monthly') returning id`,
  )
  await run(sql`insert into station (project_id, code)
    select ${projectId}, 'PM-' || n from generate_series(1, 60) n`)
  const planIds: number[] = []
  for (let plan = 0; plan < size / planSize; plan++) {
    const [made] = await run(sql`insert into plan (project_id, title, name, created_at, created_by)
      values (${projectId}, ${`Plan ${plan}`}, ${`Plan ${plan}`}, '2026-01-01T12:00:00Z', ${userId}) returning id`)
    planIds.push(made?.id ?? 0)
    await run(sql`
      insert into monitoring (project_id, plan_id, station_id, component_id, frequency_id, estimated_on,
        margin_days, action_completed, action_on, sample_taken, is_mishap)
      select ${projectId}, ${made?.id}, s.id, ${component?.id}, ${frequency?.id}, date '2025-10-01' + n % 365, 3,
        n % 365 < 120, case when n % 365 < 120 then date '2025-10-01' + n % 365 + n % 5 end,
        case when n % 365 < 120 then n % 10 > 0 end, n % 40 = 0
      from generate_series(1, ${planSize}) n
      join (select id, row_number() over (order by id) as rank from station where project_id = ${projectId}) s
        on s.rank = n % 60 + 1`)
  }
  return planIds
}

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

/** The same statement with the same rows for row-level security, without the server. */
async function read(client: pg.Client, { projectId, statement }: Prepared) {
  await client.query(`begin; set local app.project = '${projectId}'`)
  await client.query({ name: 'month', text: statement.text, values: statement.values })
  await client.query('commit')
}

function get({ url, headers }: Prepared): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(body)
        else reject(new Error(`${url} answered ${response.statusCode} ${body}`))
      })
    })
      .on('error', reject)
      .end()
  })
}
