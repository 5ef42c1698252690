import type { ShownModelBudget } from '@puquio/contract/commitments/model-budget'
import type { CurrentPrompt, PromptVersion } from '@puquio/contract/commitments/prompts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Answers, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { question } from '../../../ui/dialog/confirm.ts'
import { loader, Page } from './PromptPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/prompt'
const base = '/fkl-bdo/projects/1/prompts'
const product = { task: 'Identifica los compromisos.\nTipo: medida.', source: 'product' } as const
const current: CurrentPrompt = {
  task: 'Identifica todos los compromisos.\nTipo: medida o pago.',
  source: 'project',
  without: product,
  number: 3,
  model: 'qwen3:8b',
}
const version = (values: Partial<PromptVersion>): PromptVersion => ({
  number: 3,
  length: 53,
  restoredNumber: null,
  madeAt: '2026-11-20T15:00:00Z',
  madeBy: 'Ana Salazar',
  task: current.task,
  ...values,
})
const versions = [
  version({}),
  version({ number: 2, restoredNumber: 1, task: 'Identifica los compromisos.\nTipo: medida.' }),
  version({ number: 1, length: null, task: null }),
]
const budget: ShownModelBudget = {
  monthlyUsd: 20,
  version: 1,
  month: '2026-11',
  spentUsd: 5,
  calls: 12,
  tokensIn: 90_000,
  tokensOut: 12_000,
  model: { name: 'qwen3:8b', prices: { input: 0.5, output: 2 } },
}
const answers: Answers = {
  [`GET ${base}/current`]: () => current,
  [`GET ${base}`]: () => ({
    items: versions.map(({ task: _, ...listed }) => listed),
    total: versions.length,
  }),
  [`GET ${base}/version`]: ({ query }) =>
    versions.find(({ number }) => number === Number(query.get('number'))),
  'GET /fkl-bdo/projects/1/model-budget': () => budget,
  'GET /fkl-bdo/projects/1/instruments-choices': () => ({
    instruments: [
      {
        id: 4,
        name: 'MEIA Relavera Sur',
        kind: 'meia',
        year: 2019,
        isRetired: false,
        miningUnitId: 1,
      },
    ],
    miningUnits: [],
    years: [2019],
  }),
}
const open = (at = path, given: Partial<Parameters<typeof stagePage>[0]> = {}) =>
  stagePage({ Page, loader, path, at, answers, ...given })
it('says whose prompt holds, what the model is and what was spent of its budget', async () => {
  await open()
  await screen.findByText(
    'Rige el prompt del proyecto, versión 3, para los instrumentos que no tienen uno propio.',
  )
  expect(screen.getByRole('region', { name: 'Texto del prompt' }).textContent).toBe(current.task)
  expect(screen.getByText('qwen3:8b')).toBeTruthy()
  const spent = screen.getByText('Gastado en noviembre de 2026').closest('div')
  expect(spent?.textContent).toContain('USD 5.00 de USD 20.00')
  // A bound is the system administrator's.
  expect(screen.queryByRole('button', { name: 'Presupuesto mensual' })).toBeNull()
  expect(screen.getByText('El tope lo fija un administrador del sistema.')).toBeTruthy()
})

it('says where there is no model, and what the operator sets', async () => {
  const none = {
    ...answers,
    'GET /fkl-bdo/projects/1/model-budget': () => ({ ...budget, model: null }),
  }
  await open(path, { answers: none })
  const notice = await screen.findByText(/se detectan por reglas, no por IA/)
  expect(notice.textContent).toContain('MODEL_PROVIDER')
})

it('says where the budget is used up, and lets a system administrator raise it', async () => {
  let set = { ...budget, spentUsd: 20 }
  const { sent } = await open(path, {
    isSystemAdmin: true,
    answers: {
      ...answers,
      'GET /fkl-bdo/projects/1/model-budget': () => set,
      'PUT /fkl-bdo/projects/1/model-budget': () => (set = { ...set, monthlyUsd: 40, version: 2 }),
    },
  })
  await screen.findByText(/El presupuesto de noviembre de 2026 está agotado/)
  fireEvent.click(screen.getByRole('button', { name: 'Presupuesto mensual' }))
  fireEvent.change(await screen.findByLabelText(/Tope del mes/), { target: { value: '40' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      monthlyUsd: 40,
      version: 1,
    }),
  )
  await waitFor(() => expect(screen.queryByText(/está agotado/)).toBeNull())
})

it('asks for the prompt of an instrument by its address', async () => {
  const { sent, address } = await open('/prompt?instrument=4', {
    answers: { ...answers, [`GET ${base}/current`]: () => ({ ...current, number: 0 }) },
  })
  await screen.findByText('Este instrumento no tiene un prompt propio: rige el del proyecto.')
  expect(address()).toBe('/prompt?instrument=4')
  const asked = sent.find(({ path: one }) => one === `${base}/current`)
  expect(asked?.query.get('instrumentId')).toBe('4')
})

it('saves a text as a new version, and shows what it changes', async () => {
  const { sent } = await open(path, {
    answers: { ...answers, [`POST ${base}`]: () => version({ number: 4 }) },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  const save = await screen.findByRole('button', { name: 'Guardar como versión 4' })
  expect(save.hasAttribute('disabled')).toBe(true)
  const field = screen.getByRole('textbox', { name: /Texto del prompt/ })
  fireEvent.change(field, { target: { value: `${current.task}\nPlazo: una fecha.` } })
  fireEvent.click(save)
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      instrumentId: null,
      task: `${current.task}\nPlazo: una fecha.`,
      after: 3,
    }),
  )
})

it('shows what somebody else saved meanwhile, and saves over it only when asked again', async () => {
  const late = { status: 409, code: 409, problem: 'CHANGED_MEANWHILE', params: {}, requestId: '1' }
  let isLate = true
  let isThere = false
  const { sent } = await open(path, {
    answers: {
      ...answers,
      [`GET ${base}/current`]: () =>
        isThere ? { ...current, number: 4, task: 'Texto de Rosa' } : current,
      [`POST ${base}`]: () => {
        if (!isLate) return version({ number: 5 })
        isLate = false
        isThere = true
        return new Response(JSON.stringify(late), { status: 409 })
      },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  const field = await screen.findByRole('textbox', { name: /Texto del prompt/ })
  fireEvent.change(field, { target: { value: 'Texto mío' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar como versión 4' }))
  await screen.findByText(/Otra persona guardó la versión 4 mientras tanto/)
  expect(
    screen
      .getAllByRole('deletion')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toContain('de Rosa')
  fireEvent.click(screen.getByRole('button', { name: 'Guardar como versión 5' }))
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
      task: 'Texto mío',
      after: 4,
    }),
  )
})

it('lists versions, and compares one with that before it or with another', async () => {
  const { address } = await open('/prompt?tab=versions')
  const row = (await screen.findByText('Texto propio')).closest('tr')
  expect(row?.textContent).toContain('20/11/2026 10:00')
  expect(screen.getByText('Restaura la versión 1')).toBeTruthy()
  expect(screen.getByText('Vuelve al prompt de Puquio')).toBeTruthy()
  fireEvent.click(screen.getByText('Texto propio'))
  const panel = await screen.findByRole('dialog', { name: 'Versión 3' })
  await within(panel).findByText('+3 palabras')
  expect(address()).toBe('/prompt?tab=versions&compare=3')
  expect(within(panel).getByText('Es la versión vigente.')).toBeTruthy()
})

it('restores a version once a person has confirmed it', async () => {
  const { sent } = await open('/prompt?tab=versions&compare=2&against=0', {
    answers: {
      ...answers,
      [`POST ${base}/restore`]: () => version({ number: 4, restoredNumber: 2 }),
    },
  })
  await screen.findByText('Los dos textos son iguales.')
  fireEvent.click(screen.getByRole('button', { name: 'Restaurar la versión 2' }))
  await waitFor(() => expect(question.read()?.title).toBe('Restaurar la versión 2'))
  act(() => question.read()?.answer(true))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      instrumentId: null,
      number: 2,
      after: 3,
    }),
  )
})

it('lets those who only read see everything and change nothing', async () => {
  await open('/prompt?tab=versions&compare=2', { permissions: [2] })
  await screen.findByRole('dialog', { name: 'Versión 2' })
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Restaurar/ })).toBeNull()
})

it('tries two versions on pages of a document, one beside the other', async () => {
  const proposal = {
    shortName: 'Monitoreo de agua',
    text: 'Se monitoreará el agua',
    kind: 'monitoring',
    quote: 'Se monitoreará el agua',
    citedPage: 3,
    page: 3,
  }
  const outcome = {
    model: 'qwen3:8b',
    stopped: null,
    tokens: { input: 10, output: 5 },
    costUsd: 0.01,
    ms: 2000,
    isReused: false,
  }
  const trial = { id: 9, documentId: 3, fromPage: 3, toPage: 3, state: 'queued', outcomes: null }
  const product = { source: 'product', number: 0 }
  const inForce = { source: 'project', number: 3 }
  const { sent } = await open('/prompt?tab=trial&instrument=4', {
    answers: {
      ...answers,
      'GET /fkl-bdo/projects/1/instruments/4/documents': () => [
        { id: 3, name: 'MEIA.pdf', state: 'ready' },
      ],
      'POST /fkl-bdo/projects/1/prompt-trials': () => trial,
      'GET /fkl-bdo/projects/1/prompt-trials/9': () => ({
        ...trial,
        state: 'done',
        outcomes: [
          { ...outcome, method: 'model', prompt: product, proposals: [proposal] },
          {
            ...outcome,
            method: 'rules',
            prompt: null,
            proposals: [{ ...proposal, quote: 'Palabras inventadas', page: null }],
          },
        ],
      }),
    },
  })
  const document = await screen.findByRole('combobox', { name: /Documento/ })
  fireEvent.click(document)
  fireEvent.click(await screen.findByText('MEIA.pdf'))
  fireEvent.change(screen.getByLabelText(/De la página/), { target: { value: '3' } })
  fireEvent.change(screen.getByLabelText(/A la página/), { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Probar' }))
  await screen.findByText('Palabras inventadas')
  expect(screen.getByText(/La cita no está en la página 3/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'página 3' })).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    documentId: 3,
    fromPage: 3,
    toPage: 3,
    sides: [{ by: 'version', ...inForce }, { by: 'rules' }],
  })

  fireEvent.click(screen.getByRole('combobox', { name: /Segunda versión/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Texto sin guardar' }))
  const typed = { target: { value: 'Buscar los monitoreos.' } }
  fireEvent.change(await screen.findByRole('textbox', { name: /Texto sin guardar/ }), typed)
  fireEvent.click(screen.getByRole('button', { name: 'Probar' }))
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      sides: [
        { by: 'version', ...inForce },
        { by: 'text', task: 'Buscar los monitoreos.' },
      ],
    }),
  )
})
