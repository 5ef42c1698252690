import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fastify from 'fastify'
import pg from 'pg'
import { plansStatement } from '../server/src/features/plans/list-store.ts'
import { projectScope } from '../server/src/platform/db/scopes/make-scope.ts'
import { type Sql, sql } from '../server/src/platform/db/sql.ts'
import { buildMember, buildProject } from '../server/test/build.ts'
import type { BenchResult } from './bench.ts'
import type { Load, LoadResult } from './http-load.ts'
import { startPuquio } from './start-puquio.ts'

const now = '2026-02-15T12:00:00-05:00'
const plans = 20
const monitoringsOfPlan = 60
const [pairs, seconds, connections] = [4, 4, 32]
const refusedWithinMs = 1000

type Puquio = Awaited<ReturnType<typeof startPuquio>>

/**
 * A signed-in list of 20 plans beside a bare route with the same select; and how soon an ended session is
 * refused.
 */
export async function run(): Promise<BenchResult[]> {
  const puquio = await startPuquio(now)
  try {
    const { database, clock } = puquio.platform
    const project = await buildProject(database)
    const reader = await buildMember(database, project, 'read')
    await fill(puquio, project.id, reader.id)
    const headers = await puquio.signIn(reader.id)
    const path = `/fkl-plan/projects/${project.id}/plans?size=${plans}`
    const identity = {
      projectId: project.id,
      userId: reader.id,
      permissions: [],
      isSystemAdmin: false,
      timeZone: 'America/Lima',
    }
    const scope = projectScope(database, clock, identity)
    const bare = await startBare(puquio.appUrl, project.id, plansStatement(scope, { size: plans }))
    const ratios: { bare: number; puquio: number }[] = []
    for (let pair = -1; pair < pairs; pair++) {
      const reference = await load({ url: bare.address, headers: {} })
      const measured = await load({ url: puquio.address + path, headers })
      if (pair >= 0) ratios.push({ bare: reference, puquio: measured })
    }
    await bare.stop()
    const refusedMs = await timeRefusal(puquio, reader.id, path, headers)
    return [
      {
        name: 'signed-in list of 20 plans',
        value: mean(ratios.map((one) => one.puquio)),
        unit: 'requests/s',
        reference: { name: 'bare route, same select', value: mean(ratios.map((one) => one.bare)) },
        limit: { atLeast: 0.6 },
      },
      {
        name: 'a session ended in another process is refused after',
        value: refusedMs,
        unit: 'ms',
        reference: { name: 'allowed', value: refusedWithinMs },
        limit: { atMost: 1 },
      },
    ]
  } finally {
    await puquio.stop()
  }
}

async function fill({ platform }: Puquio, projectId: number, userId: number) {
  const rows = (statement: Sql) => platform.database.owner.one<{ id: number }>({}, statement)
  const [component] = await rows(
    sql`insert into environmental_component (project_id, name) values (${projectId}, 'Agua') returning id`,
  )
  const [frequency] = await rows(
    sql`insert into frequency (project_id, name, rule) values (${projectId}, 'Mensual', 'monthly') returning id`,
  )
  await rows(
    sql`insert into station (project_id, code) select ${projectId}, 'PM-' || n from generate_series(1, 12) n`,
  )
  await rows(sql`insert into plan (project_id, title, name, created_at, created_by)
    select ${projectId}, 'Plan ' || n, 'Plan ' || n, '2026-01-01T12:00:00Z', ${userId} from generate_series(1, ${plans}) n`)
  await rows(sql`
    insert into monitoring (project_id, plan_id, station_id, component_id, frequency_id, estimated_on, margin_days,
      action_completed, action_on)
    select p.project_id, p.id, s.id, ${component?.id}, ${frequency?.id}, date '2025-10-01' + n * 5, 3,
      n < 25, case when n < 25 then date '2025-10-01' + n * 5 end
    from plan p cross join generate_series(1, ${monitoringsOfPlan}) n
    join (select id, row_number() over () as rank from station where project_id = ${projectId}) s on s.rank = n % 12 + 1
    where p.project_id = ${projectId}`)
  await rows(sql`analyze`)
}

/** Nothing but the select, in the same kind of transaction and as the same role. */
async function startBare(appUrl: string, projectId: number, { text, values }: Sql) {
  const pool = new pg.Pool({ connectionString: appUrl, max: 10, pipeline: true })
  const app = fastify()
  app.get('/', async () => {
    const client = await pool.connect()
    try {
      const [, found] = await Promise.all([
        client.query(`begin;set local app.project='${projectId}'`),
        client.query({ name: 'plans', text, values }),
        client.query('commit'),
      ])
      return found.rows
    } finally {
      client.release()
    }
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    address,
    async stop() {
      await app.close()
      await pool.end()
    },
  }
}

async function load(asked: Pick<Load, 'url' | 'headers'>): Promise<number> {
  const given = JSON.stringify({ ...asked, connections, seconds } satisfies Load)
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'http-load.ts'),
    given,
  ])
  const { requestsPerSecond, failed } = JSON.parse(stdout) as LoadResult
  if (failed > 0) throw new Error(`${failed} requests to ${asked.url} failed`)
  return requestsPerSecond
}

/**
 * The second process has the session cached; the first ends it, and the second is called until it refuses.
 */
async function timeRefusal(
  { appUrl, ownerUrl, telemetryUrl, platform }: Puquio,
  userId: number,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const second = fork(join(import.meta.dirname, 'second-server.ts'), [
    appUrl,
    ownerUrl,
    telemetryUrl,
    now,
  ])
  try {
    const [address] = (await once(second, 'message')) as [string]
    const statusOf = async () => (await fetch(address + path, { headers })).status
    if ((await statusOf()) !== 200) throw new Error('The second server does not know the session')
    await platform.database.owner.one(
      {},
      sql`update session set ended_at = ${now}, end_reason = 'superseded' where user_id = ${userId}`,
    )
    const startedMs = performance.now()
    await platform.sessions.forget(userId)
    while ((await statusOf()) !== 401)
      if (performance.now() - startedMs > 60_000) throw new Error('The session was never refused')
    return performance.now() - startedMs
  } finally {
    second.disconnect()
  }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
