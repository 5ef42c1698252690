import { addDays, addMonths } from '@puquio/domain'
import { calculateAll } from '../src/features/samples/service.ts'
import type { Rows } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { LoadedMine } from './load-mine.ts'
import type { MineSeed } from './mines.ts'
import type { Random } from './random.ts'
import {
  type DoneDay,
  makeChecks,
  makeSamples,
  type SampleSeed,
  withoutLateReport,
} from './results/make-samples.ts'
import { insertOwnParameters } from './results/own-parameters.ts'
import { ownStandards, points, strictest } from './results/points.ts'
import { profiles } from './stations.ts'

type Setting = {
  mine: MineSeed
  loaded: LoadedMine
  today: string
  /** Who approves campaigns, and who enters results. */
  author: number
  monitor: number
  random: Random
}

/** As projects have it until they set their own. */
const allowedDays = 15
const laboratories = ['Laboratorio Yaku Andina S.A.C.', 'Servicios Analíticos Puna Alta S.A.']

/** Two years of laboratory results under the standards of their stations, in a campaign for each quarter. */
export async function loadResults(rows: Rows, setting: Setting): Promise<void> {
  const { mine, random } = setting
  await insertOwnParameters(rows, setting.loaded.projectId)
  await insertStandards(rows, setting)
  const done = await doneDays(rows, setting)
  const all = mine.stations.flatMap(({ code }) => {
    const point = points[code]
    return point ? makeSamples(code, point, done.get(code) ?? [], setting) : []
  })
  const normal = withoutLateReport(all, done, { today: setting.today, allowedDays })
  const byQuarter = Map.groupBy(normal, ({ sampledOn }) => quarterOf(sampledOn))
  const checked = [...byQuarter.values()].flatMap((samples) => {
    const waters = samples.filter(({ matrix }) => matrix === 'water')
    return waters.length === 0 ? [] : makeChecks(random.pick(waters), random)
  })
  const campaigns = await insertCampaigns(rows, setting, [...byQuarter.keys()].toSorted())
  const samples = [...normal, ...checked].toSorted((one, other) =>
    one.sampledAt.localeCompare(other.sampledAt),
  )
  const ids = await insertSamples(rows, setting, samples, campaigns)
  // Until the database looks at new tables by itself, it plans as if they were empty.
  await rows(sql`analyze sample, parameter`)
  await nameMonitorings(rows, setting)
  await insertResults(rows, setting, samples, ids)
  await calculateAll({ rows, projectId: setting.loaded.projectId })
  await rows(sql`analyze result, calculated_result, result_month, station_standard, limit_value`)
}

/** The first day of the quarter of a day. */
const quarterOf = (on: string) => {
  const month = Math.floor((Number(on.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${on.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
}

/** The days on which monitorings were done with a sample, by station. Levels are measured on the spot. */
async function doneDays(rows: Rows, { loaded }: Setting) {
  const found = await rows<DoneDay & { station: string }>(sql`
    select st.code as station, m.action_on as "on", bool_or(f.name <> ${profiles.level.name}) as is_for_laboratory
    from monitoring m join station st on st.id = m.station_id join parameter_profile f on f.id = m.profile_id
    where m.project_id = ${loaded.projectId} and m.action_completed and m.sample_taken
    group by st.code, m.action_on order by m.action_on`)
  return Map.groupBy(found, ({ station }) => station)
}

/** What the stations' forms say, with its days, and means; a second category where water serves two uses; own limits. */
async function insertStandards(rows: Rows, { mine, loaded }: Setting) {
  const { projectId } = loaded
  const assigned = [
    ...mine.stations.flatMap(({ code, standard, category }) =>
      standard ? [{ code, standard, category, position: 1 }] : [],
    ),
    ...mine.stations
      .filter(({ code }) => strictest.includes(code))
      .map(({ code, standard }) => ({ code, standard, category: '3-D2', position: 2 })),
    ...ownStandards.flatMap(({ standard, stations }) =>
      stations.map((code) => ({ code, standard, category: null, position: 2 })),
    ),
  ]
  await rows(sql`
    insert into station_standard (project_id, station_id, standard, category, position, valid_from)
    select ${projectId}, st.id, one.standard, one.category, one.position, date '2018-01-01'
    from jsonb_to_recordset(${JSON.stringify(assigned)}::jsonb) as one (code text, standard text, category text, position smallint)
    join station st on st.project_id = ${projectId} and st.code = one.code`)
  const [use] = mine.stations.filter(({ category }) => category?.startsWith('Riego'))
  if (use)
    await rows(sql`
      insert into standard_alias (project_id, written_standard, written_category, standard, category)
      values (${projectId}, ${use.standard}, ${use.category}, ${use.standard}, '3-D1')`)
  const several = [...strictest, 'YE-01']
  await rows(sql`update station set limit_choice = 'strictest'
    where project_id = ${projectId} and code = any(${several}::text[])`)
  const isHere = ({ stations }: (typeof ownStandards)[number]) =>
    stations.some((code) => loaded.stations.has(code))
  const own = ownStandards
    .filter(isHere)
    .flatMap(({ limits, ...one }) => limits.map((limit) => ({ ...one, ...limit })))
  await rows(sql`
    insert into limit_value (project_id, standard, parameter_id, statistic, kind, max, valid_from, source, confidence,
      origin, approved_on)
    select ${projectId}, one.standard, p.id, p.reported_as, 'bounds', one.max, one."approvedOn", one.source, 'high',
      one.origin, one."approvedOn"
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as one (standard text, parameter text, max float8,
      "approvedOn" date, source text, origin text)
    join parameter p on p.project_id = ${projectId} and p.key = one.parameter`)
}

const numerals = ['I', 'II', 'III', 'IV']

/** All but the last are approved, some three weeks after their quarter. */
async function insertCampaigns(rows: Rows, setting: Setting, quarters: string[]) {
  const { loaded, today, author, monitor } = setting
  const yesterday = addDays(today, -1)
  const given = quarters.map((quarter, index) => {
    const name = `${numerals[Math.floor(Number(quarter.slice(5, 7)) / 3)]} trimestre ${quarter.slice(0, 4)}`
    const approvedOn = addDays(addMonths(quarter, 3), 22)
    const isLast = index === quarters.length - 1
    return {
      quarter,
      name,
      approvedOn: isLast ? null : approvedOn < yesterday ? approvedOn : yesterday,
    }
  })
  const inserted = await rows<{ id: number; name: string }>(sql`
    insert into campaign (project_id, name, created_at, created_by, approved_at, approved_by)
    select ${loaded.projectId}, name, quarter + interval '2 days 13 hours', ${monitor}, "approvedOn" + interval '16 hours',
      case when "approvedOn" is not null then ${author}::int end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as one (quarter date, name text, "approvedOn" date)
    returning id, name`)
  const ids = new Map(inserted.map(({ id, name }) => [name, id]))
  return new Map(given.map(({ quarter, name }) => [quarter, ids.get(name) as number]))
}

async function insertSamples(
  rows: Rows,
  { mine, loaded, monitor }: Setting,
  samples: readonly SampleSeed[],
  campaigns: ReadonlyMap<string, number>,
) {
  const { projectId } = loaded
  const made = await rows<{ id: number }>(sql`
    insert into laboratory (project_id, name)
    select ${projectId}, name from unnest(${laboratories}::text[]) as name returning id`)
  const stations = new Map(mine.stations.map((one) => [one.code, one]))
  const given = samples.map(({ results: _, station, laboratory, ...sample }) => {
    const seed = stations.get(station)
    return {
      ...sample,
      station: loaded.stations.get(station),
      component: loaded.components.get(seed?.component ?? ''),
      subcomponent: loaded.subcomponents.get(seed?.subcomponent ?? ''),
      campaign: campaigns.get(quarterOf(sample.sampledOn)),
      laboratory: made[laboratory]?.id,
    }
  })
  const inserted = await rows<{ id: number; code: string }>(sql`
    insert into sample (project_id, station_id, component_id, subcomponent_id, sampled_at, sampled_on, has_time, matrix,
      type, code, chain_of_custody, campaign_id, laboratory_id, report, created_at, created_by)
    select ${projectId}, station, component, subcomponent, "sampledAt", "sampledOn", "hasTime", matrix, type, code,
      'CC-' || code, campaign, laboratory, report, "sampledOn" + interval '10 days 15 hours', ${monitor}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as one (station int, component int, subcomponent int,
      "sampledAt" timestamptz, "sampledOn" date, "hasTime" boolean, matrix text, type text, code text, campaign int,
      laboratory int, report text)
    returning id, code`)
  return new Map(inserted.map(({ id, code }) => [code, id]))
}

/** Samples name the monitoring that they were taken for, where the station had one of its day alone. */
const nameMonitorings = (rows: Rows, { loaded }: Setting) =>
  rows(sql`
    update sample s set monitoring_id = d.id
    from (
      select m.station_id, m.action_on, min(m.id) as id
      from monitoring m join parameter_profile f on f.id = m.profile_id and f.name <> ${profiles.level.name}
      where m.project_id = ${loaded.projectId} and m.action_completed and m.sample_taken
      group by m.station_id, m.action_on having count(*) = 1) d
    where s.project_id = ${loaded.projectId} and s.station_id = d.station_id and s.sampled_on = d.action_on
      and s.type = 'normal'`)

/** All of them in one statement: there are more than ten thousand. */
async function insertResults(
  rows: Rows,
  { loaded, monitor }: Setting,
  samples: readonly SampleSeed[],
  ids: ReadonlyMap<string, number>,
) {
  const all = samples.flatMap(({ code, results }) =>
    results.map((result) => ({ ...result, sampleId: ids.get(code) as number })),
  )
  await rows(sql`
    insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, qualifier, text, unit, method,
      detection_limit, quantification_limit, laboratory_reference, analysed_on, entered_at, entered_by)
    select s.project_id, s.station_id, s.id, p.id, s.sampled_on, one.value, one.qualifier, one.text, p.unit, one.method,
      one.detection_limit, one.detection_limit * 2.5, s.report, s.sampled_on + case when p.parameter_group in ('field', 'biological') then 0 else 1 end, s.created_at, ${monitor}
    from unnest(${all.map(({ sampleId }) => sampleId)}::int[], ${all.map(({ parameter }) => parameter)}::text[],
      ${all.map(({ value }) => value)}::float8[], ${all.map(({ qualifier }) => qualifier)}::text[],
      ${all.map(({ text }) => text)}::text[], ${all.map(({ method }) => method)}::text[],
      ${all.map(({ detectionLimit }) => detectionLimit)}::float8[])
      as one (sample_id, parameter, value, qualifier, text, method, detection_limit)
    join sample s on s.project_id = ${loaded.projectId} and s.id = one.sample_id
    join parameter p on p.project_id = ${loaded.projectId} and p.key = one.parameter`)
}
