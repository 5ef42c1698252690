import type { RouteAnswer } from '@puquio/contract'
import type { ShownParameter, ShownResult } from '@puquio/contract/laboratory/sample-record'
import type { SampleRow, sampleRoutes } from '@puquio/contract/laboratory/samples'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql, type Sql } from '../../platform/db/sql.ts'
import { groupOrder } from '../parameters/service.ts'
import { type Calculation, calculation, calculationOf } from './calculated/calculation-store.ts'
import { isRejected } from './quality/rejected-store.ts'
import { repeatedAmong, repeatedKey } from './repeated-store.ts'
import { limitOf } from './evaluation/limit-of.ts'
import { type EvaluatedRow, evaluatedResults, isCompared, readLimitsInForce } from './service.ts'

type Query = z.output<typeof sampleRoutes.list.query>
type Found = Omit<SampleRow, 'station' | 'results'> & {
  stationId: number
  stationCode: string
  stationName: string
}

/** A page of samples with their current results, evaluated, and the parameters that head their columns. */
export const listSamples = (
  scope: ProjectScope,
  query: Query,
): Promise<RouteAnswer<typeof sampleRoutes.list>> =>
  scope.transaction(async (within) => {
    const { items, total } = await readPage<Found>(
      within.rows,
      {
        columns:
          raw(`s.id, s.station_id, st.code as station_code, st.name as station_name, s.sampled_on,
          case when s.has_time then s.sampled_at end as sampled_at, s.type, s.code, c.name as campaign,
          c.approved_at is not null as is_approved`),
        from: raw(`sample s join station st on st.project_id = s.project_id and st.id = s.station_id
          join campaign c on c.project_id = s.project_id and c.id = s.campaign_id`),
        where: allOf([
          sql`s.project_id = ${scope.projectId}`,
          ofFilters({ ...query, projectId: scope.projectId }),
          query.search
            ? containsWords(
                raw("st.code || ' ' || st.name || ' ' || s.code || ' ' || c.name"),
                query.search,
              )
            : null,
          await withOutcome(within, query),
        ]),
        order: orderBy(query.sort, {
          keys: { sampledOn: raw('s.sampled_at'), station: raw('st.code collate "es-x-icu"') },
          fallback: '-sampledOn',
          thenBy: raw('s.sampled_at desc'),
          id: raw('s.id'),
        }),
      },
      query,
    )
    const ids = items.map(({ id }) => id)
    const results = await resultsOf(within, ids, query)
    const dayOf = new Map(
      items.map(({ id, stationId, sampledOn }) => [id, { stationId, on: sampledOn }]),
    )
    const placeOf = ({ sampleId, parameterId }: ResultRow) => ({
      parameterId,
      ...(dayOf.get(sampleId) ?? { stationId: 0, on: '' }),
    })
    const repeated = await repeatedAmong(
      within,
      results.filter(({ outcome }) => outcome === 'exceeds').map(placeOf),
    )
    const bySample = Map.groupBy(results, ({ sampleId }) => sampleId)
    return {
      total,
      parameters: await parametersOf(within, [...new Set(results.map((one) => one.parameterId))]),
      items: items.map(({ stationId, stationCode, stationName, ...sample }) => ({
        ...sample,
        station: { id: stationId, code: stationCode, name: stationName },
        results: (bySample.get(sample.id) ?? []).map((row) =>
          shown(row, row.outcome === 'exceeds' && repeated.has(repeatedKey(placeOf(row)))),
        ),
      })),
    }
  })

type OfProject = { projectId: number }

const ofFilters = ({ projectId, stations, from, to, group, import: key }: Query & OfProject): Sql =>
  allOf([
    stations ? sql`s.station_id = any(${stations}::int[])` : null,
    from ? sql`s.sampled_on >= ${from}::date` : null,
    to ? sql`s.sampled_on <= ${to}::date` : null,
    key
      ? sql`s.id in (select unnest(i.sample_ids) from result_import i where i.project_id = ${projectId} and i.key = ${key})`
      : null,
    group
      ? sql`exists (select from shown_result r join parameter p on p.project_id = r.project_id and p.id = r.parameter_id
          where r.project_id = s.project_id and r.sample_id = s.id and r.is_current and p.parameter_group = ${group})`
      : null,
  ])

const ofGroup = ({ group }: Query): Sql =>
  group
    ? sql`r.parameter_id in (select id from parameter where project_id = r.project_id and parameter_group = ${group})`
    : raw('true')

async function withOutcome(scope: ProjectScope, query: Query): Promise<Sql | null> {
  if (query.outcome === undefined) return null
  const limits = await readLimitsInForce(
    scope,
    query.stations && sql`select unnest(${query.stations}::int[])`,
  )
  const results = sql`select r.* from shown_result r join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where s.project_id = ${scope.projectId} and ${isCompared} and ${ofFilters({ ...query, projectId: scope.projectId })} and r.is_current and ${ofGroup(query)}`
  return sql`s.id in (select e.sample_id from ${evaluatedResults(scope, { results, limits })} e
    where e.outcome = ${query.outcome})`
}

type ResultRow = Omit<ShownResult, 'limit' | 'calculated' | 'isRepeated'> &
  Omit<EvaluatedRow, 'outcome' | 'isWarning'> &
  Calculation & { outcome: EvaluatedRow['outcome'] | null }

async function resultsOf(
  scope: ProjectScope,
  sampleIds: number[],
  query: Query,
): Promise<ResultRow[]> {
  const ofSamples = sql`select r.* from shown_result r
    where r.project_id = ${scope.projectId} and r.is_current and r.sample_id = any(${sampleIds}::int[]) and ${ofGroup(query)}`
  const compared = sql`select r.* from (${ofSamples}) r join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where ${isCompared}`
  const stations = sql`select station_id from sample where project_id = ${scope.projectId} and id = any(${sampleIds}::int[])`
  const limits = await readLimitsInForce(scope, stations)
  return scope.rows<ResultRow>(sql`
    select r.sample_id, r.parameter_id, r.text, r.unit as text_unit, r.value, r.qualifier, ${calculation}, e.outcome,
      e.reason, coalesce(e.is_warning, false) as is_warning, e.limit_standard, e.limit_category, e.min, e.max,
      e.limit_unit, e.to_be_verified, ${isRejected} as is_rejected
    from (${ofSamples}) r
    left join ${evaluatedResults(scope, { results: compared, limits })} e
      on e.sample_id = r.sample_id and e.parameter_id = r.parameter_id and e.version = r.version`)
}

const parametersOf = (scope: ProjectScope, ids: number[]) =>
  scope.rows<ShownParameter>(sql`
    select id, name, symbol, unit from parameter where project_id = ${scope.projectId} and id = any(${ids}::int[])
    order by ${groupOrder('parameter_group')}, id`)

const shown = (row: ResultRow, isRepeated: boolean): ShownResult => ({
  parameterId: row.parameterId,
  text: row.text,
  textUnit: row.textUnit,
  value: row.value,
  qualifier: row.qualifier,
  outcome: row.outcome,
  reason: row.reason,
  isWarning: row.isWarning,
  isRepeated,
  isRejected: row.isRejected,
  calculated: calculationOf(row),
  limit: limitOf(row),
})
