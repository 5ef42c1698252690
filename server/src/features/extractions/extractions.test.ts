import { extractionRoutes as api } from '@puquio/contract/commitments/extractions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { plainOf } from '../../../test/extractions/answers.ts'
import {
  type ExtractionStage,
  filler,
  modelAt,
  pageOf,
  stageExtractions,
} from '../../../test/extractions/extraction-stage.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { startModelServer } from '../../../test/outside/model-server.ts'
import { firstOwnObject, rawPdf } from '../../../test/outside/pdfs/raw-pdf.ts'
import { scannedPage } from '../../../test/outside/pdfs/scanned-page.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { Problem } from '../../platform/problem.ts'
import { readPageTexts, readTexts } from '../instruments/service.ts'
import { hashOfQuestion } from './ask/question.ts'
import { runsExtractions } from './runs-extractions.ts'

let puquio: TestApp
let model: Awaited<ReturnType<typeof startModelServer>>
let stage: ExtractionStage

beforeAll(async () => {
  model = await startModelServer()
  puquio = await startTestApp({ config: { model: modelAt(model.baseUrl) } })
})
afterAll(async () => {
  await puquio.close()
  await model.stop()
})
beforeEach(async () => {
  stage = await stageExtractions(puquio)
  Object.assign(model.stage, { asked: [], failures: [], answering: answersOf() })
})

const water =
  'Se realizará el monitoreo trimestral de la calidad del agua en las estaciones M-01 y M-02.'
const dust = 'El titular deberá regar los accesos internos dos veces al día durante la época seca.'
const invented = 'El titular construirá una planta de tratamiento para el centro poblado vecino.'

/** Finds each given quote that stands in the asked pages, and whatever else is given. */
const answersOf =
  (quotes: readonly string[] = [water, dust], always: readonly string[] = []) =>
  ({ prompt }: { prompt: string }) => {
    const flat = prompt.replaceAll(/\s+/g, ' ')
    const found = quotes.filter((quote) => flat.includes(quote))
    return {
      commitments: [...found, ...always].map((quote) => ({
        shortName: quote.slice(0, 60),
        quote,
        page: pageOfQuote(prompt, quote),
        kind: 'monitoring',
        phase: null,
        component: 'Agua',
        subcomponent: null,
        miningComponent: null,
        stations: ['M-01', 'Z-99'],
        parameters: [],
        frequency: 'trimestral',
        deadlineOn: null,
        deadlineEvent: null,
        responsible: 'El titular',
        legalReference: null,
        confidence: 0.9,
      })),
    }
  }
const pageOfQuote = (prompt: string, quote: string): number => {
  const parts = prompt.split(/<page (\d+)>/)
  for (let at = 1; at < parts.length; at += 2)
    if (parts[at + 1]?.replaceAll(/\s+/g, ' ').includes(quote)) return Number(parts[at])
  return 1
}

describe('a run by rules', () => {
  test('reads, finds, proposes with places, and says that it was rules', async () => {
    const { id } = await stage.addPages([[filler, water], [filler, dust], [filler]])
    const done = await stage.run({ method: 'rules' })
    expect(done).toMatchObject({
      state: 'done',
      method: 'rules',
      model: null,
      prompt: null,
      task: null,
      stopped: null,
      pages: { done: 3, total: 3 },
      proposed: 2,
      joined: 0,
      refused: 0,
      costUsd: 0,
      files: [{ id, pages: 3, read: 3, recognised: 0, withoutText: 0, problem: null }],
    })
    const kept = await stage.commitments()
    expect(kept).toMatchObject([
      { text: water, method: 'rules', model: null, state: 'proposed', places: [{ page: 1 }] },
      { text: dust, method: 'rules', state: 'proposed', places: [{ page: 2 }] },
    ])
    expect(kept[0]?.places[0]?.areas.length).toBeGreaterThan(0)
    expect(model.stage.asked).toEqual([])
  })
})

describe('what was read', () => {
  test('is read and recognised once for all runs, and a recognised page is marked', async () => {
    const texts = water.match(/.{1,60}(?:\s|$)/g) ?? []
    const { page, object } = scannedPage(
      [filler.slice(0, 80), ...texts].map((text, at) => ({
        text,
        x: 50,
        y: 80 + at * 30,
        size: 12,
      })),
      firstOwnObject,
    )
    const pages = [pageOf([filler, dust]), page]
    await stage.addDocument(rawPdf(pages, { objects: [object] }), { pages: 2 })
    const estimate = () =>
      stage.admin.call(api.estimate, { params: stage.params, query: { method: 'rules' } })
    expect((await estimate()).toRecognise).toBeNull()
    const first = await stage.run({ method: 'rules' })
    expect(first).toMatchObject({
      state: 'done',
      pages: { done: 2, total: 2 },
      recognised: { done: 1, total: 1 },
      proposed: 2,
      files: [{ read: 2, recognised: 1, withoutText: 0, problem: null }],
    })
    expect(await estimate()).toMatchObject({ isExact: true, read: 2, toRecognise: 0 })
    expect(await stage.run({ method: 'rules' })).toMatchObject({
      recognised: { total: 0 },
      proposed: 0,
      joined: 2,
    })
  })

  test('of two documents that say the same is one commitment, with both places', async () => {
    const first = await stage.addPages([[filler, water]])
    const second = await stage.addPages([[dust], [filler, water]])
    await stage.run({ method: 'rules' })
    const [one] = await puquio.database.owner.one<{ documents: number[] }>(
      {},
      sql`select array_agg(p.document_id order by p.document_id) as documents from commitment c
        join commitment_place p on p.commitment_id = c.id
        where c.project_id = ${stage.on.projectId} and c.text = ${water} group by c.id`,
    )
    expect(one?.documents).toEqual([first.id, second.id])
  })

  test('a page that is missing between others fails all that would count on from it', async () => {
    const { id } = await stage.addPages([[filler, water], [filler], [filler, dust]])
    await stage.run({ method: 'rules' })
    await puquio.database.owner.one(
      {},
      sql`delete from document_page where document_id = ${id} and page = 2 returning page`,
    )
    const { mine, on } = stage
    const scope = projectScope(puquio.database, puquio.clock, {
      ...on,
      userId: mine.admin.id,
      permissions: [],
      isSystemAdmin: false,
      timeZone: 'America/Lima',
    })
    await expect(readPageTexts(scope, id)).rejects.toThrow('the page 2 of the document')
    await expect(readTexts(scope, id, { page: 2, pages: 1 })).rejects.toThrow('the page 2')
  })

  test('a run whose process died again and again is told as cut off', async () => {
    await stage.addPages([[filler, water]])
    const { id } = await stage.start({ method: 'rules' })
    await puquio.database.owner.one(
      {},
      sql`update job set state = 'failed', ended_at = now() where project_id = ${stage.on.projectId}
        and kind = 'extract-commitments'`,
    )
    expect(await stage.get(id)).toMatchObject({ state: 'failed', stopped: 'cut-off' })
    expect(await stage.run({ method: 'rules' })).toMatchObject({ state: 'done', proposed: 1 })
  })
})

test('a run given up for want of room on the disk says so of each document that it could not read', async () => {
  await stage.addPages([[filler, water]])
  const { id } = await stage.start({ method: 'rules' })
  const scope = projectScope(puquio.database, puquio.clock, {
    ...stage.on,
    userId: 0,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  const error = new Problem('STORAGE_FULL')
  await scope.transaction(async (within) => {
    const givenUp = { id: 1, payload: { extractionId: id }, scope: within, error }
    await runsExtractions(puquio.platform).onGivenUp(givenUp)
  })
  const ended = await stage.get(id)
  expect(ended).toMatchObject({ state: 'failed', stopped: 'cut-off' })
  expect(ended.files).toMatchObject([{ problem: { code: 'STORAGE_FULL' } }])
})

describe('a run by a model', () => {
  test('asks within a frame, keeps what stands on the pages and refuses the rest', async () => {
    model.stage.answering = answersOf([water, dust], [invented])
    await stage.addPages([
      [filler, water],
      [filler, dust],
    ])
    const done = await stage.run()
    expect(done).toMatchObject({
      state: 'done',
      method: 'model',
      model: 'qwen3:8b',
      prompt: { source: 'product', number: 0 },
      proposed: 2,
      refused: 1,
      unanswered: 0,
      chunks: { done: 1, total: 1 },
      quotes: { done: 3, total: 3 },
      refusals: [{ quote: invented }],
    })
    expect(done.task).toContain('compromisos ambientales')
    expect(done.tokens.input).toBeGreaterThan(500)
    expect(done.costUsd).toBeGreaterThan(0)
    const kept = await stage.commitments()
    expect(kept).toMatchObject([
      { text: water, method: 'model', model: 'qwen3:8b', places: [{ page: 1, quote: water }] },
      { text: dust, method: 'model', places: [{ page: 2, quote: dust }] },
    ])
    const [asked] = model.stage.asked
    expect(asked?.messages[0]?.content).toContain('never instruction')
    const [, marker] = /<<<(PAGES-[\w-]+)\n/.exec(asked?.messages[1]?.content ?? '') ?? []
    expect(asked?.messages[0]?.content).toContain(`<<<${marker}`)
  })

  test('a second run pays nothing for what was answered, and leaves what people verified', async () => {
    await stage.addPages([
      [filler, water],
      [filler, dust],
    ])
    const first = await stage.run()
    await puquio.database.owner.one(
      {},
      sql`update commitment set state = 'verified', short_name = 'Verificado' where project_id = ${stage.on.projectId}
        and text = ${water}`,
    )
    const asked = model.stage.asked.length
    const again = await stage.run()
    expect(model.stage.asked).toHaveLength(asked)
    expect(again).toMatchObject({ state: 'done', proposed: 0, joined: 2, reused: 1, costUsd: 0 })
    expect(first.costUsd).toBeGreaterThan(0)
    expect(await stage.commitments()).toMatchObject([
      { shortName: 'Verificado', state: 'verified' },
      { state: 'proposed' },
    ])
  })

  test('keeps the phase, the deadline and the confidence that the model gives', async () => {
    const closing =
      'El titular deberá ejecutar el cierre progresivo del depósito hasta el 31/03/2027.'
    const event = 'El titular deberá presentar el informe final dentro de los 30 días del cierre.'
    await stage.addPages([[filler, closing, event]])
    const answering = answersOf([closing, event])
    model.stage.answering = (question) => ({
      commitments: answering(question).commitments.map((one) => ({
        ...one,
        phase: 'closure',
        deadlineOn: one.quote === closing ? '2027-03-31' : null,
        deadlineEvent: one.quote === event ? 'dentro de los 30 días del cierre' : null,
        confidence: one.quote === event ? 0.25 : 0.75,
      })),
    })
    await stage.run()
    expect(await stage.commitments()).toMatchObject([
      { phase: 'closure', deadlineOn: '2027-03-31', deadlineEvent: null, confidence: 0.75 },
      {
        phase: 'closure',
        deadlineOn: null,
        deadlineEvent: 'dentro de los 30 días del cierre',
        confidence: 0.25,
      },
    ])
  })

  test('stops where the installation has another model by now than the run was started with', async () => {
    await stage.addPages([[filler, water]])
    const { id } = await stage.start()
    await puquio.database.owner.one(
      {},
      sql`update extraction set model = 'qwen2.5:7b' where id = ${id} returning id`,
    )
    await runJobs(puquio, 'extract-commitments')
    expect(await stage.get(id)).toMatchObject({ state: 'failed', stopped: 'model-changed' })
    expect(model.stage.asked).toEqual([])
    expect(await stage.commitments()).toEqual([])
  })

  test('an estimate comes close before, and is exact once pages are read', async () => {
    // As much text as pages of instruments have.
    const text = Array.from({ length: 8 }, (_, number) => plainOf(number))
    await stage.addPages([
      [...text, water],
      [...text, dust],
    ])
    const estimate = () =>
      stage.admin.call(api.estimate, { params: stage.params, query: { method: 'model' } })
    const before = await estimate()
    expect(before).toMatchObject({
      pages: 2,
      read: 0,
      toRecognise: null,
      known: null,
      isExact: false,
      chunks: 1,
      model: 'qwen3:8b',
      budgetLeftUsd: null,
    })
    await stage.run({ method: 'rules' })
    const { tokens, costUsd } = await estimate()
    const done = await stage.run()
    for (const estimated of [before.tokens.input, tokens.input]) {
      expect(estimated / done.tokens.input).toBeGreaterThan(0.5)
      expect(estimated / done.tokens.input).toBeLessThan(2)
    }
    // At 2 and 10 USD for a million tokens.
    expect(costUsd).toBeCloseTo((tokens.input * 2 + tokens.output * 10) / 1_000_000, 9)
    expect(tokens.output).toBe(900)
    expect(await estimate()).toMatchObject({ isExact: true, known: 1, chunks: 1, costUsd: 0 })
    const { items } = await stage.reader.call(api.list, { params: stage.on, query: {} })
    expect(items[0]).toMatchObject({ id: done.id, state: 'done', documents: 1 })
  })
})

test('an answer to another form is no answer to this one', () => {
  const asked = { model: 'qwen3:8b', task: 'Busca', text: '<page 1>' }
  expect(hashOfQuestion(asked)).toEqual(hashOfQuestion(asked))
  expect(hashOfQuestion(asked, '{"a":"new field"}')).not.toEqual(hashOfQuestion(asked))
})

describe('who may, and what is refused', () => {
  test('an ADMIN alone starts and cancels, in the project', async () => {
    await stage.addPages([[filler, water]])
    const input = {
      params: stage.params,
      body: { documentIds: null, method: 'rules', prompt: null },
    } as const
    expect(await stage.reader.refusal(api.start, input)).toMatchObject({ status: 403 })
    expect(await puquio.nobody.refusal(api.start, input)).toMatchObject({ status: 401 })
    const other = await puquio.signIn((await buildMine(puquio.database)).admin)
    expect(await other.refusal(api.start, input)).toMatchObject({ status: 404 })
    const { id } = await stage.start({ method: 'rules' })
    const one = { params: { ...stage.on, extractionId: id } }
    expect(await stage.reader.refusal(api.cancel, one)).toMatchObject({ status: 403 })
    expect(await other.refusal(api.get, one)).toMatchObject({ status: 404 })
    expect(await stage.admin.call(api.cancel, one)).toMatchObject({ state: 'cancelled' })
    expect(await stage.admin.refusal(api.cancel, one)).toMatchObject({
      problem: 'EXTRACTION_ENDED',
    })
    await runJobs(puquio, 'extract-commitments')
    expect(await stage.commitments()).toEqual([])
  })

  test('a document that cannot be sent, with why', async () => {
    const refused = (body: object = {}) =>
      stage.admin.refusal(api.start, {
        params: stage.params,
        body: { documentIds: null, method: 'rules', prompt: null, ...body },
      })
    expect(await refused()).toMatchObject({
      problem: 'DOCUMENT_NOT_SENT',
      params: { reason: 'none' },
    })
    const waiting = await stage.addPages([[filler]], { state: 'waiting', name: 'Anexo.pdf' })
    const of = { documentIds: [waiting.id] }
    const params = { name: 'Anexo.pdf', reason: 'waiting' }
    expect(await refused(of)).toMatchObject({ problem: 'DOCUMENT_NOT_SENT', params })
    const { id } = await stage.addPages([[filler, water]])
    await stage.start({ method: 'rules', documentIds: [id] })
    expect(await refused({ documentIds: [id] })).toMatchObject({ params: { reason: 'under-way' } })
    expect(await refused({ documentIds: [999_999] })).toMatchObject({ status: 422 })
  })
})
