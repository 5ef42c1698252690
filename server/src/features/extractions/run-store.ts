import type {
  ExtractionMethod,
  ExtractionState,
  PromptChoice,
} from '@puquio/contract/commitments/extractions'
import type { ExtractionStop, ModelFailure } from '@puquio/contract/terms'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { join, raw, sql } from '../../platform/db/sql.ts'

export type AskedPrompt = PromptChoice & { task: string }
type NewExtraction = {
  instrumentId: number
  method: ExtractionMethod
  model: string | null
  prompt: AskedPrompt | null
  documentIds: readonly number[]
  pages: number
}

export async function insertExtraction(scope: ProjectScope, made: NewExtraction): Promise<number> {
  const { prompt } = made
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into extraction (project_id, instrument_id, method, model, task, prompt_source, prompt_number, requested_at,
      requested_by, pages_total)
    values (${scope.projectId}, ${made.instrumentId}, ${made.method}, ${made.model}, ${prompt?.task ?? null},
      ${prompt?.source ?? null}, ${prompt?.number ?? null}, ${scope.clock.now()}, ${scope.userId}, ${made.pages})
    returning id`)
  const id = (row as { id: number }).id
  await scope.rows(sql`
    insert into extraction_document (project_id, extraction_id, document_id)
    select ${scope.projectId}, ${id}, unnest(${[...made.documentIds]}::int[])`)
  return id
}

export const setExtractionJob = async (scope: ProjectScope, id: number, jobId: number | null) => {
  await scope.rows(sql`
    update extraction set job_id = ${jobId} where project_id = ${scope.projectId} and id = ${id}`)
}

/** Ends a run that has not ended; null where there is no such run. */
export async function endCancelled(
  scope: ProjectScope,
  id: number,
): Promise<{ jobId: number } | 'ended' | null> {
  const [row] = await scope.rows<{ jobId: number; wasEnded: boolean }>(sql`
    select e.job_id, e.ended_at is not null or coalesce(j.state, 'failed') not in ('queued', 'running') as was_ended from extraction e
    left join job j on j.id = e.job_id
    where e.project_id = ${scope.projectId} and e.id = ${id} for update of e`)
  if (!row) return null
  if (row.wasEnded) return 'ended'
  await scope.rows(sql`
    update extraction set state = 'cancelled', ended_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and id = ${id}`)
  return { jobId: row.jobId }
}

export type Run = {
  id: number
  instrumentId: number
  instrument: string
  method: ExtractionMethod
  task: string | null
  model: string | null
  requestedBy: number
  /** Pages to recognise, as they were told when an earlier turn began; 0 before. */
  recognisedTotal: number
  /** `isRead`, `isRecognised`: this run is done with that, also where the rest cannot be. */
  documents: { id: number; name: string; pages: number; isRead: boolean; isRecognised: boolean }[]
}

/** A run that has not ended, without the documents that were taken off meanwhile; null where it has. */
export async function findRun(scope: ProjectScope, id: number): Promise<Run | null> {
  const [row] = await scope.rows<Run>(sql`
    select e.id, e.instrument_id, i.name as instrument, e.method, e.model, e.task, e.requested_by, e.recognised_total,
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'pages', o.pages, 'isRead', d.is_read,
          'isRecognised', d.is_recognised) order by o.added_at, o.id)
        from extraction_document d
        join instrument_document o on o.project_id = d.project_id and o.id = d.document_id and o.removed_at is null
          and o.state = 'ready'
        where d.project_id = e.project_id and d.extraction_id = e.id), '[]') as documents
    from extraction e join instrument i on i.project_id = e.project_id and i.id = e.instrument_id
    where e.project_id = ${scope.projectId} and e.id = ${id} and e.ended_at is null`)
  return row ?? null
}

const counts = {
  pagesDone: 'pages_done',
  pagesTotal: 'pages_total',
  recognisedDone: 'recognised_done',
  recognisedTotal: 'recognised_total',
  chunksDone: 'chunks_done',
  chunksTotal: 'chunks_total',
  quotesDone: 'quotes_done',
  quotesTotal: 'quotes_total',
} as const
export type RunCounts = Partial<Record<keyof typeof counts, number>>

/** How far a run is; nothing of one that was cancelled meanwhile. */
export async function setProgress(
  scope: ProjectScope,
  id: number,
  state: ExtractionState,
  changed: RunCounts,
): Promise<void> {
  const sets = (Object.keys(changed) as (keyof RunCounts)[]).map(
    (name) => sql`${raw(counts[name])} = ${changed[name] ?? 0}`,
  )
  const all = [
    sql`state = ${state}`,
    sql`started_at = coalesce(started_at, ${scope.clock.now()})`,
    ...sets,
  ]
  await scope.rows(sql`
    update extraction set ${join(all, ', ')}
    where project_id = ${scope.projectId} and id = ${id} and ended_at is null`)
}

const steps = { read: raw('is_read'), recognised: raw('is_recognised') }

/** A step of a document that is not taken again in this run, whatever came of it. */
export const settleStep = async (
  scope: ProjectScope,
  of: { extractionId: number; documentId: number },
  step: keyof typeof steps,
) => {
  await scope.rows(sql`
    update extraction_document set ${steps[step]} = true
    where project_id = ${scope.projectId} and extraction_id = ${of.extractionId} and document_id = ${of.documentId}`)
}

/** Of a document that could not be read to its end. */
export const setProblem = async (
  scope: ProjectScope,
  of: { extractionId: number; documentId: number },
  { problem, params }: { problem: string; params: object },
) => {
  await scope.rows(sql`
    update extraction_document set problem = ${problem}, problem_params = ${JSON.stringify(params)}::jsonb
    where project_id = ${scope.projectId} and extraction_id = ${of.extractionId} and document_id = ${of.documentId}`)
}

export type AskedChunk = {
  extractionId: number
  documentId: number
  number: number
  fromPage: number
  toPage: number
  outcome: 'answered' | 'known' | ModelFailure
  tokens: { input: number; output: number }
  costUsd: number
  ms: number
  /** This run does not ask about it again, whatever the outcome. */
  isSettled: boolean
}

/** What was asked once more keeps what it took before. */
export const recordChunk = async (scope: ProjectScope, chunk: AskedChunk) => {
  const { tokens } = chunk
  await scope.rows(sql`
    insert into extraction_chunk as c (project_id, extraction_id, document_id, number, from_page, to_page, outcome, tokens_in,
      tokens_out, cost_usd, ms, is_settled)
    values (${scope.projectId}, ${chunk.extractionId}, ${chunk.documentId}, ${chunk.number}, ${chunk.fromPage},
      ${chunk.toPage}, ${chunk.outcome}, ${tokens.input}, ${tokens.output}, ${chunk.costUsd}, ${chunk.ms},
      ${chunk.isSettled})
    on conflict (project_id, extraction_id, document_id, number) do update set
      -- An answer that this run paid is known once it goes on after a stop.
      outcome = case when excluded.outcome = 'known' and c.tokens_out > 0 then 'answered' else excluded.outcome end,
      tokens_in = c.tokens_in + excluded.tokens_in, tokens_out = c.tokens_out + excluded.tokens_out,
      cost_usd = c.cost_usd + excluded.cost_usd, ms = c.ms + excluded.ms,
      is_settled = c.is_settled or excluded.is_settled`)
}

type ChunkRange = Pick<AskedChunk, 'number' | 'fromPage' | 'toPage'>
export const rangeKey = ({ number, fromPage, toPage }: ChunkRange): string =>
  `${number} ${fromPage} ${toPage}`

/** Why parts of a document have no answer that this run asked about already, by `rangeKey`. */
export async function readUnanswered(
  scope: ProjectScope,
  of: { extractionId: number; documentId: number },
): Promise<ReadonlyMap<string, ModelFailure>> {
  const rows = await scope.rows<ChunkRange & { outcome: ModelFailure }>(sql`
    select number, from_page, to_page, outcome from extraction_chunk
    where project_id = ${scope.projectId} and extraction_id = ${of.extractionId} and document_id = ${of.documentId}
      and is_settled and outcome not in ('answered', 'known')`)
  return new Map(rows.map((row) => [rangeKey(row), row.outcome]))
}

type Refusal = { documentId: number; page: number; quote: string }
export type RunEnd = {
  stopped: ExtractionStop | null
  proposed: number
  joined: number
  refusals: readonly Refusal[]
  quotes: number
}

/** Returns false where it was cancelled meanwhile. */
export async function endRun(scope: ProjectScope, id: number, end: RunEnd): Promise<boolean> {
  const rows = await scope.rows(sql`
    update extraction set state = ${end.stopped === null ? 'done' : 'failed'}, stopped = ${end.stopped},
      ended_at = ${scope.clock.now()}, proposed = ${end.proposed}, joined = ${end.joined}, quotes_done = ${end.quotes},
      quotes_total = ${end.quotes}
    where project_id = ${scope.projectId} and id = ${id} and ended_at is null returning id`)
  if (rows.length === 0) return false
  if (end.refusals.length > 0)
    await scope.rows(sql`
      insert into extraction_refusal (project_id, extraction_id, document_id, page, quote)
      select ${scope.projectId}, ${id}, r."documentId", r.page, r.quote
      from jsonb_to_recordset(${JSON.stringify(end.refusals)}::jsonb) as r("documentId" int, page int, quote text)`)
  return true
}

/** Keeps a run from being cancelled until the transaction ends; false where it ended. */
export async function holdRun(scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    select from extraction where project_id = ${scope.projectId} and id = ${id} and ended_at is null for update`)
  return rows.length > 0
}
