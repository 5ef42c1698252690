import { type VariationAnswer, variationRoutes } from '@puquio/contract/laboratory/variation'
import pg from 'pg'
import { buildMember, buildProject } from '../server/test/build.ts'
import { buildResults } from '../server/test/build-results.ts'
import type { BenchOptions, BenchResult } from './bench.ts'
import { approveUnderLimits } from './fill-results.ts'
import { startPuquio } from './start-puquio.ts'
import { median, p95 } from './telemetry-server.ts'
import { timed } from './timed.ts'

const rounds = 40
const shown = { parameters: 5, stations: 10, years: 10 }
/** Each week a sample of every station, over 19 years. */
const laid = { days: 7000, everyDays: 7, parameters: 50, firstOn: '2006-06-01' }

/** What a board's panel of the variation of parameters asks of a project with 5,000,000 results. */
export async function run({ isShort }: BenchOptions): Promise<BenchResult[]> {
  const stations = isShort ? 20 : 100
  const puquio = await startPuquio('2026-02-15T12:00:00-05:00')
  const bare = new pg.Client(puquio.ownerUrl)
  await bare.connect()
  try {
    const { database } = puquio.platform
    const project = await buildProject(database)
    const admin = await buildMember(database, project, 'admin')
    const of = { project, admin }
    const built = await buildResults(database, of, { ...laid, stations })
    const limited = built.parameters.map(({ id }) => id)
    await approveUnderLimits(database, of, { campaign: built.campaign, limited })
    await bare.query('vacuum (analyze)')
    const reader = await buildMember(database, project, 'read')
    const headers = await puquio.signIn(reader.id)
    const url = `${puquio.address}${variationRoutes.show.path.replace(':projectId', String(project.id))}`
    const ask = async (asked: Asked) => {
      const query = new URLSearchParams({
        ...asked,
        stations: asked.stations.join(','),
        parameters: asked.parameters.join(','),
      })
      const answer = await fetch(`${url}?${query.toString()}`, { headers })
      if (!answer.ok) throw new Error(`The panel answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as VariationAnswer
    }
    const times = { panel: [] as number[], bare: [] as number[] }
    let results = 0
    for (let round = -5; round < (isShort ? 15 : rounds); round++) {
      const asked = askedIn(round + 5, built)
      const rows = await timed(() => bareRows(bare, project.id, asked))
      const panel = await timed(() => ask(asked))
      requireRight(panel.value, rows.value)
      results = rows.value.length
      if (round < 0) continue
      times.panel.push(panel.tookMs)
      times.bare.push(rows.tookMs)
    }
    const millions = (stations * laid.parameters * laid.days) / laid.everyDays / 1e6
    const name = `${shown.parameters} parameters at ${shown.stations} stations over ${shown.years} years, ${results} of ${millions} million results, from request to last value`
    return [
      {
        name: `${name}, p95`,
        value: p95(times.panel),
        unit: 'ms',
        reference: { name: 'the SQL of the same rows alone, p95', value: p95(times.bare) },
        limit: { atMost: 2 },
      },
      {
        name: 'the same, median',
        value: median(times.panel),
        unit: 'ms',
        reference: { name: 'the SQL, median', value: median(times.bare) },
        limit: { atMost: 2 },
      },
    ]
  } finally {
    await bare.end()
    await puquio.stop()
  }
}

type Asked = { parameters: number[]; stations: number[]; from: string; to: string }

/** Other parameters, stations and days each time. */
function askedIn(
  round: number,
  { parameters, stations }: { parameters: { id: number }[]; stations: { id: number }[] },
): Asked {
  const some = (all: { id: number }[], count: number) => {
    const step = Math.floor(all.length / count)
    return Array.from({ length: count }, (_, at) => all[at * step + (round % step)]?.id ?? 0)
  }
  const year = 2007 + (round % 8)
  return {
    parameters: some(parameters, shown.parameters),
    stations: some(stations, shown.stations),
    from: `${year}-03-01`,
    to: `${year + shown.years}-02-28`,
  }
}

/** Texts as they come: what a client makes of times and numbers is not the database's. */
const asText = { getTypeParser: () => (value: string) => value }

async function bareRows(bare: pg.Client, projectId: number, asked: Asked) {
  const { rows } = await bare.query<(string | null)[]>({
    name: 'variation',
    text: `select r.parameter_id, r.station_id, r.sample_id, s.sampled_at, s.has_time, r.value, r.qualifier,
        r.detection_limit, r.quantification_limit, r.applied_qualifier, r.unit, r.entered_at
      from result r
      join sample s on s.project_id = r.project_id and s.id = r.sample_id and s.type = 'normal'
      join campaign c on c.project_id = s.project_id and c.id = s.campaign_id and c.approved_at is not null
      where r.project_id = $1 and r.is_current and r.parameter_id = any($2) and r.station_id = any($3)
        and r.sampled_on between $4 and $5
      order by r.parameter_id, r.station_id, s.sampled_at, r.sample_id`,
    values: [projectId, asked.parameters, asked.stations, asked.from, asked.to],
    rowMode: 'array',
    types: asText,
  })
  return rows
}

/** What is fast and wrong is no result. */
function requireRight({ series, total }: VariationAnswer, rows: (string | null)[][]) {
  const values = series.reduce((sum, one) => sum + one.values.length, 0)
  const exceed = series.reduce((sum, { statistics }) => sum + statistics.exceedances, 0)
  const above = rows.filter(
    ([, , , , , value, qualifier]) => qualifier === null && Number(value) > 100,
  )
  if (total !== rows.length || values !== rows.length || exceed !== above.length || exceed === 0)
    throw new Error(
      `${values} values of ${total} with ${exceed} exceedances beside ${rows.length} rows with ${above.length}`,
    )
}
