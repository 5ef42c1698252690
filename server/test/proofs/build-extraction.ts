import { randomBytes } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = {
  project: { id: number }
  admin: { id: number }
  instrument: { id: number }
  document: { id: number }
}
type Columns = Record<string, unknown>
const at = '2026-02-01T12:00:00Z'

/** A run of a document by rules that is done, unless the columns say otherwise. */
export async function buildExtraction(
  database: Database,
  { project, admin, instrument, document }: Of,
  columns: Columns = {},
): Promise<Row> {
  const extraction = await insert(database, 'extraction', {
    projectId: project.id,
    instrumentId: instrument.id,
    method: 'rules',
    requestedAt: at,
    requestedBy: admin.id,
    state: 'done',
    endedAt: at,
    ...columns,
  })
  await insert(database, 'extraction_document', {
    projectId: project.id,
    extractionId: extraction.id,
    documentId: document.id,
  })
  return extraction
}

/** One that waits for its turn. */
export async function buildWaitingExtraction(database: Database, of: Of): Promise<Row> {
  const job = { projectId: of.project.id, kind: 'extract-commitments', payload: {} }
  const { id: jobId } = await insert(database, 'job', { ...job, runAt: at, createdAt: at })
  return buildExtraction(database, of, { state: 'queued', endedAt: null, jobId })
}

/** A trial of the product's prompt that is done, and found nothing. */
export const buildTrial = (
  database: Database,
  { project, admin, document }: Of,
  columns: Columns = {},
): Promise<Row> =>
  insert(database, 'prompt_trial', {
    projectId: project.id,
    documentId: document.id,
    fromPage: 1,
    toPage: 1,
    sides: JSON.stringify([{ by: 'rules' }]),
    outcomes: JSON.stringify([]),
    requestedAt: at,
    requestedBy: admin.id,
    ...columns,
  })

/** A run that asked a model about a document, with what was answered and refused, and a trial. */
export async function buildExtractions(database: Database, of: Of) {
  const extraction = await buildExtraction(database, of, {
    method: 'model',
    model: 'qwen3:8b',
    task: 'Busca compromisos.',
    promptSource: 'project',
    promptNumber: 1,
  })
  const own = {
    projectId: of.project.id,
    extractionId: extraction.id,
    documentId: of.document.id,
  }
  await insert(database, 'extraction_chunk', {
    ...own,
    number: 0,
    fromPage: 1,
    toPage: 1,
    outcome: 'answered',
    tokensIn: 3_000,
    tokensOut: 500,
    costUsd: 0.5,
    ms: 4_000,
  })
  await insert(database, 'extraction_refusal', { ...own, page: 1, quote: 'No está en la página.' })
  await insert(database, 'model_answer', {
    projectId: of.project.id,
    questionHash: randomBytes(32),
    answer: JSON.stringify({ commitments: [] }),
    answeredAt: at,
  })
  return { extraction, trial: await buildTrial(database, of) }
}
