import {
  type Extraction,
  type ExtractionDetail,
  extractionStates,
  type extractionRoutes,
  refusalsShown,
} from '@puquio/contract/commitments/extractions'
import type { z } from 'zod'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, type Sql, sql } from '../../platform/db/sql.ts'

/** A run whose job was given up, since its process died again and again, stopped without saying so. */
const isLost = "e.ended_at is null and coalesce(j.state, 'failed') not in ('queued', 'running')"
const isCutOff: Sql = raw(`${isLost} and j.state is distinct from 'cancelled'`)
const stateNow: Sql = sql`case when ${isCutOff} then 'failed' when ${raw(isLost)} then 'cancelled' else e.state end`

const counted = (name: string): Sql =>
  raw(`jsonb_build_object('done', e.${name}_done, 'total', e.${name}_total)`)

const columns: Sql = sql`e.id, jsonb_build_object('id', i.id, 'name', i.name) as instrument, ${stateNow} as state, e.method,
  e.model,
  case when e.task is not null then jsonb_build_object('source', e.prompt_source, 'number', e.prompt_number) end as prompt,
  (select count(*)::int from extraction_document d where d.project_id = e.project_id and d.extraction_id = e.id) as documents,
  e.requested_at, ${personName} as requested_by, e.started_at,
  case when ${raw(isLost)} then j.ended_at else e.ended_at end as ended_at,
  case when ${isCutOff} then 'cut-off' else e.stopped end as stopped,
  ${counted('pages')} as pages, ${counted('recognised')} as recognised, ${counted('chunks')} as chunks,
  ${counted('quotes')} as quotes, e.proposed, e.joined,
  (select count(*)::int from extraction_refusal r where r.project_id = e.project_id and r.extraction_id = e.id) as refused,
  k.unanswered, jsonb_build_object('input', k.tokens_in, 'output', k.tokens_out) as tokens, k.cost_usd`
const from: Sql = sql`extraction e
  join instrument i on i.project_id = e.project_id and i.id = e.instrument_id
  join app_user u on u.id = e.requested_by
  left join job j on j.id = e.job_id
  cross join lateral (
    select count(*) filter (where c.outcome not in ('answered', 'known'))::int as unanswered,
      coalesce(sum(c.tokens_in), 0)::float8 as tokens_in, coalesce(sum(c.tokens_out), 0)::float8 as tokens_out,
      coalesce(sum(c.cost_usd), 0) as cost_usd
    from extraction_chunk c where c.project_id = e.project_id and c.extraction_id = e.id
  ) k`

type Query = z.output<typeof extractionRoutes.list.query>

export const listExtractions = (scope: ProjectScope, query: Query) =>
  readPage<Extraction>(
    scope.rows,
    {
      columns,
      from,
      where: allOf([
        sql`e.project_id = ${scope.projectId}`,
        query.instruments ? sql`e.instrument_id = any(${query.instruments}::int[])` : null,
        query.documents
          ? sql`exists (select from extraction_document d where d.project_id = e.project_id and d.extraction_id = e.id
              and d.document_id = any(${query.documents}::int[]))`
          : null,
        query.states && query.states.length < extractionStates.length
          ? sql`${stateNow} = any(${query.states}::text[])`
          : null,
      ]),
      order: orderBy(query.sort, {
        keys: { requestedAt: raw('e.requested_at') },
        fallback: '-requestedAt',
        id: raw('e.id'),
      }),
    },
    query,
  )

type Row = Extraction & Pick<ExtractionDetail, 'task'>

export async function findExtraction(
  scope: ProjectScope,
  id: number,
): Promise<ExtractionDetail | null> {
  const [row] = await scope.rows<Row>(sql`
    select ${columns}, e.task from ${from} where e.project_id = ${scope.projectId} and e.id = ${id}`)
  if (!row) return null
  const [files, refusals, chunks] = await Promise.all([
    readFiles(scope, id),
    readRefusals(scope, id),
    readChunks(scope, id),
  ])
  return { ...row, ...chunks, files, refusals }
}

const readFiles = (scope: ProjectScope, id: number) =>
  scope.rows<ExtractionDetail['files'][number]>(sql`
    select o.id, o.name, coalesce(o.pages, 0) as pages, g.read, g.recognised, g.without_text,
      case when d.problem is not null then jsonb_build_object('code', d.problem, 'params', d.problem_params) end as problem
    from extraction_document d
    join instrument_document o on o.project_id = d.project_id and o.id = d.document_id
    cross join lateral (
      select count(*)::int as read, count(*) filter (where t.source = 'ocr')::int as recognised,
        count(*) filter (where t.source = 'none')::int as without_text
      from document_page t where t.project_id = d.project_id and t.document_id = d.document_id
    ) g
    where d.project_id = ${scope.projectId} and d.extraction_id = ${id} order by o.added_at, o.id`)

const readRefusals = (scope: ProjectScope, id: number) =>
  scope.rows<ExtractionDetail['refusals'][number]>(sql`
    select jsonb_build_object('id', o.id, 'name', o.name) as document, r.page, r.quote from extraction_refusal r
    join instrument_document o on o.project_id = r.project_id and o.id = r.document_id
    where r.project_id = ${scope.projectId} and r.extraction_id = ${id} order by r.id limit ${refusalsShown}`)

async function readChunks(scope: ProjectScope, id: number) {
  const [known] = await scope.rows<{ reused: number }>(sql`
    select count(*)::int as reused from extraction_chunk
    where project_id = ${scope.projectId} and extraction_id = ${id} and outcome = 'known'`)
  const unansweredChunks = await scope.rows<ExtractionDetail['unansweredChunks'][number]>(sql`
    select jsonb_build_object('id', o.id, 'name', o.name) as document, c.from_page, c.to_page, c.outcome as failure
    from extraction_chunk c join instrument_document o on o.project_id = c.project_id and o.id = c.document_id
    where c.project_id = ${scope.projectId} and c.extraction_id = ${id} and c.outcome not in ('answered', 'known')
    order by o.added_at, o.id, c.number limit ${refusalsShown}`)
  return { reused: known?.reused ?? 0, unansweredChunks }
}
