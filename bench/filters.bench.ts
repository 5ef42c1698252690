import { dataExportRoutes } from '@puquio/contract/laboratory/data-exports'
import pg from 'pg'
import { buildMember, buildProject } from '../server/test/build.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { fillResults } from './fill-results.ts'
import { startPuquio } from './start-puquio.ts'
import { millisecondsOf } from './timed.ts'

const rounds = 40

/** The filters of an export over 5,000,000 results, beside counting the raw rows, and beside a smaller project. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const results = isShort ? 500_000 : 5_000_000
  const puquio = await startPuquio('2026-02-15T12:00:00-05:00')
  const bare = new pg.Client(puquio.ownerUrl)
  await bare.connect()
  try {
    const large = await prepare(puquio, results)
    const small = await prepare(puquio, results / 10)
    const times = { large: [] as number[], small: [] as number[], raw: [] as number[] }
    for (let round = -5; round < rounds; round++) {
      const took = {
        large: await millisecondsOf(() => ask(large, round)),
        small: await millisecondsOf(() => ask(small, round)),
        // Once in a while: it takes seconds.
        raw:
          round % 10 === 0
            ? await millisecondsOf(() => countRaw(bare, large.projectId, round))
            : null,
      }
      if (round < 0) continue
      times.large.push(took.large)
      times.small.push(took.small)
      if (took.raw !== null) times.raw.push(took.raw)
    }
    const millions = results / 1_000_000
    return [
      {
        name: `filters over ${millions} million results, p95`,
        value: p95(times.large),
        unit: 'ms',
        reference: { name: 'allowed', value: 300 },
        limit: { atMost: 1 },
      },
      {
        name: 'counting the raw rows, median',
        value: median(times.raw),
        unit: 'ms',
        reference: { name: 'the filters, median', value: median(times.large) },
        limit: { atLeast: 5 },
      },
      {
        name: `over ${millions} million, p95`,
        value: p95(times.large),
        unit: 'ms',
        reference: { name: 'over a tenth of them, p95', value: p95(times.small) },
        limit: { atMost: 1.5 },
      },
    ]
  } finally {
    await bare.end()
    await puquio.stop()
  }
}

type Project = { url: string; headers: Record<string, string>; projectId: number }

async function prepare(
  { platform, address, signIn }: Awaited<ReturnType<typeof startPuquio>>,
  results: number,
): Promise<Project> {
  const { database } = platform
  const project = await buildProject(database)
  const admin = await buildMember(database, project, 'admin')
  await fillResults(database, { project, admin }, results)
  const path = dataExportRoutes.options.path.replace(':projectId', String(project.id))
  return { url: `${address}${path}`, headers: await signIn(admin.id), projectId: project.id }
}

/** A range that cuts its first and its last month, another one each time. */
const rangeOf = (round: number) => ({
  from: `2008-03-${String(10 + (Math.abs(round) % 10))}`,
  to: `2024-09-${String(10 + (Math.abs(round) % 10))}`,
})

async function ask({ url, headers }: Project, round: number) {
  const answer = await fetch(`${url}?${new URLSearchParams(rangeOf(round)).toString()}`, {
    headers,
  })
  const { total } = (await answer.json()) as { total: number }
  if (!(total > 0)) throw new Error(`The filters answered ${answer.status}`)
}

async function countRaw(client: pg.Client, projectId: number, round: number) {
  const { from, to } = rangeOf(round)
  await client.query(
    `select s.component_id, s.subcomponent_id, r.station_id, r.parameter_id, count(*)
    from result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where r.project_id = $1 and r.is_current and r.sampled_on between $2 and $3 group by 1, 2, 3, 4`,
    [projectId, from, to],
  )
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b)
const median = (values: number[]) => sorted(values)[values.length >> 1] ?? 0
const p95 = (values: number[]) => sorted(values)[Math.floor(values.length * 0.95)] ?? 0
