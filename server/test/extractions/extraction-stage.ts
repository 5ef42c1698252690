import { createHash, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ExtractionDetail,
  type ExtractionInput,
  extractionRoutes as api,
} from '@puquio/contract/commitments/extractions'
import type { ModelConfig } from '../../src/platform/model/settings.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { buildMember, buildMine, insert } from '../build.ts'
import type { TestApp } from '../harness.ts'
import { modelKey } from '../outside/model-server.ts'
import { line, rawPdf } from '../outside/pdfs/raw-pdf.ts'
import { buildDocument, buildInstrument } from '../proofs/build-instrument.ts'
import { runJobs } from '../run-jobs.ts'

/** The local fake model, as the environment would name it. */
export const modelAt = (baseUrl: string, changes: Partial<ModelConfig> = {}): ModelConfig => ({
  provider: 'openai-compatible',
  baseUrl,
  apiKey: modelKey,
  name: 'qwen3:8b',
  answers: 'schema',
  temperature: 0,
  prices: { input: 2, output: 10 },
  contextTokens: 32_000,
  outputTokens: 4_000,
  timeOutMs: 5_000,
  parallel: 4,
  ...changes,
})

/** A page of lines of at most 90 characters, from the top. */
export const pageOf = (texts: readonly string[]): { content: string } => ({
  content: texts
    .flatMap((text) => text.match(/.{1,90}(?:\s|$)/g) ?? [])
    .map((text, at) => line(text.trim(), 50, 760 - at * 13))
    .join(''),
})

/** Text without duties, so that a page is not taken for an empty one. */
export const filler =
  'La cuenca presenta una precipitación media anual de 820 mm, con un periodo seco que se extiende de mayo a setiembre, según los registros de la estación meteorológica del proyecto.'

/** A project with an instrument, its people, and ways to add documents and to run. */
export async function stageExtractions(puquio: TestApp) {
  const mine = await buildMine(puquio.database)
  const instrument = await buildInstrument(puquio.database, mine)
  const admin = await puquio.signIn(mine.admin)
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  const on = { projectId: mine.project.id }
  const params = { ...on, instrumentId: instrument.id }

  const addDocument = async (content: Buffer, columns: Record<string, unknown> = {}) => {
    const path = join(puquio.platform.config.dataFolder, `upload-${randomUUID()}`)
    writeFileSync(path, content)
    const sha256 = createHash('sha256').update(content).digest()
    await puquio.platform.files.put(path, sha256)
    const file = await insert(puquio.database, 'stored_file', {
      projectId: on.projectId,
      sha256,
      name: 'EIA-d.pdf',
      mediaType: 'application/pdf',
      bytes: content.length,
      uploadedAt: '2026-02-01T12:00:00Z',
      uploadedBy: mine.admin.id,
    })
    return buildDocument(puquio.database, { ...mine, instrument, file }, columns)
  }
  const addPages = (pages: readonly (readonly string[])[], columns = {}) =>
    addDocument(rawPdf(pages.map(pageOf)), { pages: pages.length, ...columns })

  const start = (body: Partial<ExtractionInput> = {}) =>
    admin.call(api.start, {
      params,
      body: { documentIds: null, method: 'model', prompt: null, ...body },
    })
  const get = (extractionId: number) => reader.call(api.get, { params: { ...on, extractionId } })
  const run = async (body: Partial<ExtractionInput> = {}): Promise<ExtractionDetail> => {
    const { id } = await start(body)
    await runJobs(puquio, 'extract-commitments')
    return get(id)
  }
  type Kept = {
    shortName: string
    text: string
    state: string
    method: string
    model: string | null
    phase: string | null
    deadlineOn: string | null
    deadlineEvent: string | null
    confidence: number | null
    places: Place[]
  }
  type Place = { page: number; toPage: number | null; quote: string; areas: unknown[] }
  const commitments = () =>
    puquio.database.owner.one<Kept>(
      {},
      sql`select c.short_name, c.text, c.state, c.method, c.model, c.phase, c.deadline_on,
          c.deadline_event, c.confidence,
          (select jsonb_agg(jsonb_build_object('page', p.page, 'toPage', p.to_page, 'quote', p.quote, 'areas', p.areas) order by p.id)
            from commitment_place p where p.commitment_id = c.id) as places
        from commitment c where c.project_id = ${on.projectId} order by c.id`,
    )
  return {
    mine,
    instrument,
    admin,
    reader,
    on,
    params,
    addDocument,
    addPages,
    start,
    get,
    run,
    commitments,
  }
}
export type ExtractionStage = Awaited<ReturnType<typeof stageExtractions>>
