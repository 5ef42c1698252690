import { isDeepStrictEqual } from 'node:util'
import {
  addDays,
  ammoniaCells,
  type Amount,
  type Assignment,
  evaluateUnder,
  type LimitRow,
  limitsInForce,
  meanOfMonthOverYears,
  outcomes,
  type ParameterKey,
  parameterOf,
  qualifiers,
  shippedLimits,
  standards,
  statisticOf,
} from '@puquio/domain'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMine, buildStation, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type EvaluatedRow, evaluatedResults, readLimitsInForce } from '../service.ts'

const sampleCount = process.env.PUQUIO_PROVE === 'full' ? 100_000 : 2000
const own = ['EIA-d 2014', 'D.S. 004-2017-MINAM'] as const
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
})
afterAll(() => puquio.close())

const random = seededRandom(45)
const pick = <T>(list: readonly T[]): T => list[seededInteger(random, 0, list.length - 1)] as T
const day = (from: string, days: number) => addDays(from, seededInteger(random, 0, days))

type Place = { id: number; assignments: Assignment[]; choice: 'first' | 'strictest' }
type Made = { n: number; place: Place; on: string; time: string | null; results: MadeResult[] }
type MadeResult = { parameter: ParameterKey; amount: Amount }

it('SQL says of every result what the domain says', { timeout: 900_000 }, async () => {
  const parameterIds = await idsOfParameters()
  const limits = await buildLimits(parameterIds)
  const places = await buildPlaces()
  const made = Array.from({ length: sampleCount }, (_, n) => randomSample(n + 1, places, limits))
  await insertSamples(made, parameterIds)
  const scope = projectScope(puquio.database, puquio.clock, {
    projectId: mine.project.id,
    userId: mine.admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  const inForceAt = await readLimitsInForce(scope)
  const rows: (EvaluatedRow & { n: number })[] = []
  // In parts, as exports ask: a statement has 30 s.
  for (let from = 1; from <= sampleCount; from += 5_000) {
    const results = sql`select r.* from result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
      where r.project_id = ${scope.projectId} and s.code::int between ${from} and ${from + 4_999}`
    const part = await scope.rows<EvaluatedRow & { n: number }>(
      sql`select e.*, s.code::int as n from ${evaluatedResults(scope, { results, limits: inForceAt })} e
        join sample s on s.id = e.sample_id`,
    )
    for (const row of part) rows.push(row)
  }
  const keyOf = new Map([...parameterIds].map(([key, id]) => [id, key]))
  const found = new Map(rows.map((row) => [`${row.n} ${keyOf.get(row.parameterId)}`, row]))
  expect(rows).toHaveLength(made.flatMap(({ results }) => results).length)
  const temperatures = Map.groupBy(
    made.flatMap(({ place, on, results }) =>
      results
        .filter(({ parameter }) => parameter === 'temperature')
        .map(({ amount }) => ({ station: place.id, on, ...amount })),
    ),
    ({ station }) => station,
  )
  const seen = new Map<string, number>()
  const differing: unknown[] = []
  for (const one of made) {
    const plain = (key: ParameterKey) => {
      const {
        value = null,
        qualifier,
        isRejected,
      } = one.results.find(({ parameter }) => parameter === key)?.amount ?? {}
      return qualifier === null && !isRejected ? value : null
    }
    for (const { parameter, amount } of one.results) {
      const statistic = statisticOf(parameterOf(parameter), one.on, one.time)
      const inForce =
        statistic === null
          ? []
          : limitsInForce({ ...one.place, limits, parameter, statistic, on: one.on })
      const needsMean = inForce.some(({ kind }) => kind === 'difference')
      const upToYear = needsMean
        ? (temperatures.get(one.place.id) ?? []).filter(
            ({ on }) => on.slice(0, 4) <= one.on.slice(0, 4),
          )
        : []
      const { evaluation, limit } = evaluateUnder(amount, parameter, inForce, {
        ph: plain('ph'),
        temperatureC: plain('temperature'),
        monthlyMean: meanOfMonthOverYears(upToYear, Number(one.on.slice(5, 7))),
      })
      const row = found.get(`${one.n} ${parameter}`)
      const said = row && {
        evaluation: {
          outcome: row.outcome,
          reason: row.reason,
          isWarning: row.isWarning,
          share: row.share,
          min: row.min,
          max: row.max,
        },
        limit: row.limitKey,
      }
      const expected = { evaluation, limit: limit?.key ?? null }
      seen.set(evaluation.outcome, (seen.get(evaluation.outcome) ?? 0) + 1)
      if (evaluation.isWarning) seen.set('warning', (seen.get('warning') ?? 0) + 1)
      for (const word of [limit?.kind, evaluation.reason])
        if (word) seen.set(word, (seen.get(word) ?? 0) + 1)
      if (!isDeepStrictEqual(said, expected))
        differing.push({ one, parameter, said, expected, inForce })
    }
  }
  expect(differing.slice(0, 2)).toEqual([])
  const wanted: string[] = [
    ...outcomes,
    'warning',
    'difference',
    'ammonia',
    'not-applicable',
    'no-ph-or-temperature',
    'outside-table',
    'no-monthly-mean',
    'not-decided',
    'no-value',
    'rejected',
  ]
  expect(wanted.filter((word) => (seen.get(word) ?? 0) < 5)).toEqual([])
})

const idsOfParameters = async () => {
  const rows = await puquio.database.owner.one<{ id: number; key: ParameterKey }>(
    {},
    sql`select id, key from parameter where project_id = ${mine.project.id}`,
  )
  return new Map(rows.map(({ id, key }) => [key, id]))
}

/** The decrees' limits and the project's, in the order in which they are preferred. */
const buildLimits = async (parameterIds: Map<ParameterKey, number>): Promise<LimitRow[]> => {
  const shipped = shippedLimits()
  const made: LimitRow[] = []
  for (let count = 0; count < 60; count++) {
    // The decrees' differences have both sides; a project's own may have one.
    const ofKind = count % 10 === 9 ? 'difference' : 'bounds'
    const like = pick(shipped.filter(({ kind, category }) => kind === ofKind && category !== null))
    const standard = pick(own)
    const limit = {
      standard,
      category: standard === 'EIA-d 2014' ? null : like.category,
      statistic: like.statistic,
      kind: random() < 0.2 ? ('not-applicable' as const) : like.kind,
      min: ofKind === 'difference' ? null : like.min,
      max: like.max === null ? null : like.max / pick([1, 2, 4]),
      ammoniaTable: null,
      allowedPerYear: null,
      validFrom: day('2015-01-01', 3000),
      validTo: random() < 0.5 ? null : day('2023-06-01', 900),
      source: 'R.D. 100-2014',
      confidence: 'high' as const,
      note: null,
      origin: 'own' as const,
      approvedOn: null,
    }
    const { id } = await insert(puquio.database, 'limit_value', {
      projectId: mine.project.id,
      parameterId: parameterIds.get(like.parameter as ParameterKey),
      ...limit,
    })
    const rest = {
      parameter: like.parameter,
      unit: like.unit,
      toBeVerified: false,
      provenance: null,
    }
    made.push({ key: `own/${id}`, ...limit, ...rest })
  }
  const newestFirst = made.toSorted(
    (one, other) =>
      Number(one.validFrom < other.validFrom) - Number(one.validFrom > other.validFrom),
  )
  const isParent = ({ standard, category }: LimitRow) =>
    standards.some(
      (one) => one.code === standard && one.categories.some(({ within }) => within === category),
    )
  const parentsLast = (rows: LimitRow[]) => [
    ...rows.filter((row) => !isParent(row)),
    ...rows.filter(isParent),
  ]
  return [...parentsLast(newestFirst), ...parentsLast(shipped)]
}

/** Stations with standards of their own, with standards as somebody typed them, and without any. */
const buildPlaces = async (): Promise<Place[]> => {
  const places: Place[] = []
  for (let count = 0; count < 24; count++) {
    const choice = pick(['first', 'strictest'] as const)
    const assigned = (): Assignment => {
      const standard = pick([...standards, standards[0], standards[0]])
      const validFrom = day('2020-01-01', 900)
      return {
        standard: random() < 0.2 ? 'EIA-d 2014' : (standard?.code ?? ''),
        category: pick([null, ...(standard?.categories ?? []).map(({ code }) => code)]),
        validFrom,
        validTo: random() < 0.6 ? null : addDays(validFrom, seededInteger(random, 0, 900)),
        frozenOn: random() < 0.2 ? day('2018-01-01', 2000) : null,
      }
    }
    const typed =
      count % 4 === 0
        ? { ...assigned(), validFrom: '0001-01-01', validTo: null, frozenOn: null }
        : null
    const { id } = await buildStation(puquio.database, mine.project, {
      limitChoice: choice,
      standard: count % 4 === 0 ? typed?.standard : 'D.S. 010-2010-MINAM',
      category: typed?.category ?? null,
    })
    const assignments = typed
      ? [typed]
      : Array.from({ length: seededInteger(random, 1, 3) }, assigned)
    if (!typed)
      for (const [index, one] of assignments.entries())
        await insert(puquio.database, 'station_standard', {
          projectId: mine.project.id,
          stationId: id,
          position: index + 1,
          ...one,
        })
    places.push({ id, assignments, choice })
  }
  return places
}

const factors = [0, 0.5, 0.79, 0.8, 0.999, 1, 1.001, 1.5, 10]
const maybe = <T>(value: T): T | null => (random() < 0.05 ? null : value)

const randomSample = (n: number, places: Place[], limits: readonly LimitRow[]): Made => {
  const place = pick(places)
  const standardsHere = new Set(place.assignments.map(({ standard }) => standard))
  const near = limits.filter(({ standard }) => standardsHere.has(standard))
  const odd = near.filter(
    ({ parameter, kind }) => kind === 'ammonia' || kind === 'not-applicable' || parameter === 'no3',
  )
  const results = new Map<ParameterKey, MadeResult>()
  const add = (parameter: ParameterKey, value: number | null, plainShare = 0.5) =>
    results.set(parameter, {
      parameter,
      amount: {
        value: maybe(value),
        qualifier: random() < plainShare ? null : pick(qualifiers),
        isRejected: random() < 0.03,
      },
    })
  for (let count = 0; count < 3; count++) {
    const limit = pick(random() < 0.4 && odd.length > 0 ? odd : near.length > 0 ? near : limits)
    const bound = pick(
      [limit.min, limit.max, pick(ammoniaCells()).max].filter((one) => one !== null),
    )
    const asNitrogen = { 'nh3-total': 'nh3-n', no3: 'no3-n', no2: 'no2-n' } as const
    const parameter = limit.parameter as ParameterKey
    const nitrogen = asNitrogen[parameter as keyof typeof asNitrogen]
    if (limit.kind === 'difference') continue
    add(random() < 0.4 && nitrogen ? nitrogen : parameter, Math.abs(bound ?? 1) * pick(factors))
  }
  if (random() < 0.8) add('ph', seededInteger(random, 104, 220) / 20, 0.95)
  // Quarters of a degree are exact in binary, and so are their sums.
  if (random() < 0.8) add('temperature', seededInteger(random, 20, 90) / 4, 0.95)
  if (results.size === 0) add('ph', 7)
  const time = random() < 0.9 ? pick(['07:00', '07:01', '12:30', '22:00', '22:01', '23:59']) : null
  return { n, place, on: day('2021-01-01', 1400), time, results: [...results.values()] }
}

const insertSamples = async (made: readonly Made[], parameterIds: Map<ParameterKey, number>) => {
  const { project, admin } = mine
  const at = '2026-02-01T12:00:00Z'
  const campaign = await insert(puquio.database, 'campaign', {
    projectId: project.id,
    name: 'Al azar',
    createdAt: at,
    createdBy: admin.id,
  })
  const samples = made.map(({ n, place, on, time }) => ({
    n,
    station: place.id,
    on,
    at: `${on}T${time ?? '00:00'}:00-05:00`,
    timed: time !== null,
  }))
  await puquio.database.owner.one(
    {},
    sql`insert into sample (project_id, station_id, sampled_at, sampled_on, has_time, matrix, code, campaign_id, created_at, created_by)
      select ${project.id}, station, at, "on", timed, 'water', n::text, ${campaign.id}, ${at}, ${admin.id}
      from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb) as s(n int, station int, "on" date, at timestamptz, timed boolean)`,
  )
  const results = made.flatMap(({ n, results }) =>
    results.map(({ parameter, amount }) => ({
      n,
      parameter: parameterIds.get(parameter),
      ...amount,
    })),
  )
  await puquio.database.owner.one(
    {},
    sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, qualifier, text, unit,
        applied_qualifier, entered_at, entered_by)
      select ${project.id}, s.station_id, s.id, r.parameter, s.sampled_on, r.value, r.qualifier, '', '',
        case when r."isRejected" then 'R' end, ${at}, ${admin.id}
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as r(n int, parameter int, value float8, qualifier text, "isRejected" boolean)
      join sample s on s.project_id = ${project.id} and s.code = r.n::text`,
  )
}
