import pg from 'pg'
import { levelPeriod } from '@puquio/contract/levels/shown-wells'
import { buildMember, buildMine } from '../server/test/build.ts'
import { buildDevice } from '../server/test/proofs/build-device.ts'
import { buildWell } from '../server/test/proofs/build-well.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { startPuquio } from './start-puquio.ts'
import { p95 } from './telemetry-server.ts'
import { timed } from './timed.ts'

const wells = 50
const years = 10
const now = '2026-02-15T12:00:00-05:00'
const zone = 'America/Lima'

/** Fifty wells with ten years of hourly readings each: what the page of levels asks to open them over all of it. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const puquio = await startPuquio(now)
  const bare = new pg.Client(puquio.ownerUrl)
  await bare.connect()
  try {
    const { database } = puquio.platform
    const mine = await buildMine(database)
    const reader = await buildMember(database, mine.project, 'read')
    const headers = await puquio.signIn(reader.id)
    const variableIds: number[] = []
    const wellIds: number[] = []
    for (let index = 0; index < wells; index++) {
      const { variable } = await buildDevice(database, mine)
      const columns = { name: `PZ-${index + 1}`, variableId: variable.id }
      variableIds.push(variable.id)
      wellIds.push((await buildWell(database, mine, columns)).well.id)
    }
    const until = now.slice(0, 10)
    const { from, to } = levelPeriod(
      { from: `${Number(until.slice(0, 4)) - years}${until.slice(4)}`, to: until },
      until,
      zone,
    )
    await fill(bare, variableIds, { from, to })
    const base = `${puquio.address}/fkl-data-source/projects/${mine.project.id}`
    const get = async (path: string): Promise<unknown> => {
      const answer = await fetch(`${base}/${path}`, { headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const query = new URLSearchParams({ wells: wellIds.join(','), from, to })
    const times = { page: [] as number[], bare: [] as number[] }
    for (let round = -3; round < (isShort ? 10 : 30); round++) {
      const opened = await timed(() => Promise.all([get('wells'), get(`well-levels?${query}`)]))
      const rollup = await timed(() => bareRollup(bare, variableIds, { from, to }))
      requireRight(opened.value[1], rollup.value)
      if (round < 0) continue
      times.page.push(opened.tookMs)
      times.bare.push(rollup.tookMs)
    }
    return [
      {
        name: `${wells} wells with ${years} years of hours: the list and the levels, from request to last value, p95`,
        value: p95(times.page),
        unit: 'ms',
        reference: { name: 'the SQL of their rollups alone, p95', value: p95(times.bare) },
        limit: { atMost: 1.5 },
      },
    ]
  } finally {
    await bare.end()
    await puquio.stop()
  }
}

type Period = { from: string; to: string }

/** The rollups that hourly readings leave, and the newest of them. */
async function fill(bare: pg.Client, variableIds: readonly number[], { from, to }: Period) {
  const level = `4050 + 5 * sin(extract(epoch from bucket) / 5e6 + id) + (id % 17)`
  for (const [table, every, count] of [
    ['reading_1h', '1 hour', 1],
    ['reading_1d', '1 day', 24],
  ] as const)
    for (const id of variableIds)
      await bare.query(
        `insert into telemetry.${table} (bucket, variable_id, vmin, vmax, vsum, vlast, n)
         select bucket, id, v - 0.1, v + 0.1, v * ${count}, v, ${count}
         from generate_series($1::timestamptz, $2::timestamptz - interval '${every}', '${every}') bucket,
           lateral (select $3::int as id) i, lateral (select ${level} as v) of`,
        [from, to, id],
      )
  await bare.query(
    `insert into telemetry.reading_latest (ts, raw, value, variable_id, lag_s, channel, quality)
     select $1::timestamptz, 4050, 4050, id, 5, 1, 0 from unnest($2::int[]) id`,
    [now, variableIds],
  )
  for (const table of ['reading_1h', 'reading_1d', 'reading_latest'])
    await bare.query(`vacuum (analyze) telemetry.${table}`)
}

async function bareRollup(bare: pg.Client, variableIds: readonly number[], { from, to }: Period) {
  const { rows } = await bare.query<unknown[]>({
    name: 'rollup',
    text: `select variable_id, bucket, vmin, vmax, vsum / n, vlast, n from telemetry.reading_1d
      where variable_id = any($1) and bucket >= $2 and bucket < $3 order by variable_id, bucket`,
    values: [variableIds, from, to],
    rowMode: 'array',
  })
  return rows.length
}

/** What is fast and wrong is no result. */
function requireRight(answer: unknown, rows: number) {
  const { wells: shown } = answer as { wells: { sensor: { at: unknown[] } | null }[] }
  const points = shown.reduce((sum, { sensor }) => sum + (sensor?.at.length ?? 0), 0)
  if (points !== rows || shown.length !== wells)
    throw new Error(`${points} points of ${shown.length} wells beside ${rows} rows`)
}
