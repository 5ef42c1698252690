import type { ExtractionDetail, ExtractionEstimate } from '@puquio/contract/commitments/extractions'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Answers, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { question } from '../../../ui/dialog/confirm.ts'
import { loader, Page } from './ExtractionPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/environmental-instruments/extractions/$extractionId'
const at = '/environmental-instruments/extractions/7'
const base = '/fkl-bdo/projects/1'
const document = { id: 3, name: 'EIA.pdf' }
const aRun = (values: Partial<ExtractionDetail> = {}): ExtractionDetail => ({
  id: 7,
  instrument: { id: 4, name: 'EIA-d 2014' },
  state: 'done',
  method: 'model',
  model: 'qwen3:8b',
  prompt: { source: 'project', number: 2 },
  documents: 1,
  requestedAt: '2026-11-20T15:00:00Z',
  requestedBy: 'Ana Salazar',
  startedAt: '2026-11-20T15:00:02Z',
  endedAt: '2026-11-20T15:02:07Z',
  stopped: null,
  pages: { done: 400, total: 400 },
  recognised: { done: 12, total: 12 },
  chunks: { done: 40, total: 40 },
  quotes: { done: 90, total: 90 },
  proposed: 80,
  joined: 8,
  refused: 1,
  unanswered: 1,
  tokens: { input: 210_000, output: 31_000 },
  costUsd: 0.17,
  task: 'Identifica los compromisos',
  reused: 5,
  files: [
    {
      ...document,
      pages: 400,
      read: 398,
      recognised: 12,
      withoutText: 2,
      problem: { code: 'PDF_DAMAGED', params: {} },
    },
  ],
  refusals: [{ document, page: 31, quote: 'Se plantarán mil <b>árboles</b>' }],
  unansweredChunks: [{ document, fromPage: 60, toPage: 69, failure: 'refused' }],
  ...values,
})
const estimate: ExtractionEstimate = {
  documents: [{ ...document, pages: 400, read: 400 }],
  pages: 400,
  read: 400,
  toRecognise: 0,
  chunks: 40,
  known: 35,
  tokens: { input: 26_000, output: 4500 },
  isExact: true,
  model: 'qwen3:8b',
  costUsd: 0.5,
  budgetLeftUsd: 0.2,
}
const open = (run: ExtractionDetail, given: { answers?: Answers; permissions?: [2] } = {}) =>
  stagePage({
    Page,
    loader,
    path,
    at,
    ...given,
    answers: { [`GET ${base}/extractions/7`]: () => run, ...given.answers },
  })

it('keeps the record of a run: what it found, refused and missed, by what, and its cost', async () => {
  await open(aRun())
  await screen.findByText('Por IA: qwen3:8b')
  expect(screen.getByText('Del proyecto · Versión 2')).toBeTruthy()
  expect(screen.getByText('40 de 40; 5 con una respuesta ya pagada')).toBeTruthy()
  expect(screen.getByText('USD 0.17')).toBeTruthy()
  expect(screen.getByText('2 min 5 s')).toBeTruthy()
  // Of others: shown as text.
  expect(screen.getByText('Se plantarán mil <b>árboles</b>').tagName).toBe('BLOCKQUOTE')
  expect(screen.getByText('El modelo se negó a responder sobre estas páginas.')).toBeTruthy()
  const proposed = screen.getByRole('link', { name: 'Ver lo propuesto en la matriz' })
  expect(proposed.getAttribute('href')).toContain('extraction=7')
})

it('says that rules are not AI, and shows no cost of them', async () => {
  await open(aRun({ method: 'rules', model: null, prompt: null, task: null }))
  await screen.findByText('Detectado por reglas, no por IA')
  expect(screen.queryByText('Costo')).toBeNull()
})

it('says in plain words why a run stopped', async () => {
  await open(aRun({ state: 'failed', stopped: 'unreachable' }))
  await screen.findByText('El procesamiento se detuvo antes de terminar')
  expect(screen.getByText(/No se pudo llegar al servidor del modelo/)).toBeTruthy()
})

it('says what a run does that is done in no parts, without counting them', async () => {
  await open(aRun({ state: 'extracting', chunks: { done: 0, total: 0 }, endedAt: null }))
  expect((await screen.findAllByText('Buscando compromisos')).length).toBeGreaterThan(0)
  expect(screen.queryByText(/parte 0 de 0/)).toBeNull()
})

it('shows how far a run is, and cancels it once a person has confirmed it', async () => {
  const running = aRun({ state: 'reading', pages: { done: 120, total: 400 }, endedAt: null })
  const { sent } = await open(running, {
    answers: { [`POST ${base}/extractions/7/cancel`]: () => aRun({ state: 'cancelled' }) },
  })
  await screen.findByText('Leyendo páginas: 120 de 400')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar procesamiento' }))
  await waitFor(() =>
    expect(question.read()?.title).toBe('¿Cancelar el procesamiento de «EIA-d 2014»?'),
  )
  act(() => question.read()?.answer(true))
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
})

it('lets those who only read follow it, and neither cancel nor start one', async () => {
  await open(aRun({ state: 'checking' }), { permissions: [2] })
  await screen.findByText('Comprobando citas en sus páginas: 90 de 90')
  expect(screen.queryByRole('button', { name: 'Cancelar procesamiento' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Procesar de nuevo' })).toBeNull()
})

const ofPanel = (model: string | null): Answers => ({
  [`GET ${base}/instruments/4/documents`]: () => [
    { ...document, instrumentId: 4, state: 'ready', pages: 400, problem: null },
    { id: 5, name: 'Anexo.pdf', instrumentId: 4, state: 'waiting', pages: null, problem: null },
  ],
  [`GET ${base}/prompts/current`]: () => ({ model }),
  [`GET ${base}/prompts`]: () => ({ items: [], total: 0 }),
  [`GET ${base}/instruments/4/extraction-estimate`]: () => estimate,
})

it('processes again by another prompt, after saying what that would cost', async () => {
  const { sent } = await open(aRun(), {
    answers: {
      ...ofPanel('qwen3:8b'),
      [`POST ${base}/instruments/4/extractions`]: () => aRun({ id: 8, state: 'queued' }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Procesar de nuevo' }))
  await screen.findByText('5; otras 35 ya tienen respuesta y no se pagan')
  expect(screen.getByText(/El presupuesto que queda puede no alcanzar/)).toBeTruthy()
  expect(screen.getByLabelText(/Anexo.pdf/).hasAttribute('disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar procesamiento' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      documentIds: [3],
      method: 'model',
      prompt: null,
    }),
  )
})

it('says why a document cannot be sent', async () => {
  const refusal = {
    status: 409,
    code: 409,
    problem: 'DOCUMENT_NOT_SENT',
    params: { name: 'EIA.pdf', reason: 'under-way' },
    requestId: '1',
  }
  await open(aRun(), {
    answers: {
      ...ofPanel(null),
      [`POST ${base}/instruments/4/extractions`]: () =>
        new Response(JSON.stringify(refusal), { status: 409 }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Procesar de nuevo' }))
  await screen.findByText('Sin costo')
  expect(screen.getByText(/No hay un modelo de lenguaje configurado/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar procesamiento' }))
  const alert = await screen.findByText(/No se pudo enviar el documento «EIA.pdf» a procesar/)
  expect(alert.textContent).toContain('Ya se está procesando')
})
