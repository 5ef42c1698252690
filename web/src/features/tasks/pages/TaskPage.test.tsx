import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { ana, occurrenceDetail } from '../../../../test/task-pages.ts'
import { Page } from './TaskPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/environmental-instruments/tasks/$occurrenceId'
const at = '/environmental-instruments/tasks/30'
const one = '/fkl-bdo/projects/1/task-occurrences/30'
const none = { items: [], total: 0, overdue: 0, toReview: 0 }
const answersWith = (detail: object, changed: () => unknown = () => detail) => ({
  [`GET ${one}`]: () => detail,
  [`POST ${one}/state`]: changed,
  'GET /fkl-bdo/projects/1/corrective-actions': () => none,
})
const bodyOf = (sent: Awaited<ReturnType<typeof stagePage>>['sent']) =>
  sent.find(({ method }) => method === 'POST')?.body

it('sends to review with a comment and the version that was seen', async () => {
  const { sent } = await stagePage({
    Page,
    path,
    at,
    permissions: [2, 3],
    answers: answersWith(occurrenceDetail()),
  })
  await screen.findByText('Monitorista (Wilmer Condori)')
  expect(screen.queryByRole('button', { name: 'Decidir' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'En revisión' }))
  fireEvent.change(screen.getByLabelText('Comentario'), { target: { value: 'Entregado' } })
  fireEvent.click(screen.getByRole('button', { name: 'Registrar' }))
  await waitFor(() =>
    expect(bodyOf(sent)).toEqual({
      state: 'under-review',
      comment: 'Entregado',
      doneOn: null,
      version: 3,
    }),
  )
})

it('asks the reviewer why it is not compliant before anything is sent', async () => {
  const { sent } = await stagePage({
    Page,
    path,
    at,
    answers: answersWith(
      occurrenceDetail({ state: 'under-review', isOverdue: false, mayReview: true }),
    ),
  })
  fireEvent.click(await screen.findByRole('radio', { name: 'No cumple' }))
  fireEvent.click(screen.getByRole('button', { name: 'Decidir' }))
  await screen.findByText('Escribir por qué.')
  expect(bodyOf(sent)).toBeUndefined()
  fireEvent.change(screen.getByLabelText(/Comentario de la revisión/), {
    target: { value: 'Falta el manifiesto' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Decidir' }))
  await waitFor(() =>
    expect(bodyOf(sent)).toMatchObject({ state: 'not-compliant', comment: 'Falta el manifiesto' }),
  )
})

it('shows what somebody else did meanwhile, and keeps what was typed', async () => {
  let detail = occurrenceDetail()
  await stagePage({
    Page,
    path,
    at,
    permissions: [2, 3],
    answers: {
      ...answersWith(detail),
      [`GET ${one}`]: () => detail,
      [`POST ${one}/state`]: () => {
        const moved = {
          kind: 'moved' as const,
          id: 1,
          at: '2026-07-20T15:00:00Z',
          by: ana,
          from: 'no-status' as const,
          to: 'in-progress' as const,
          comment: 'Ya lo veo yo',
          doneOn: null,
        }
        detail = occurrenceDetail({ state: 'in-progress', version: 4, events: [moved] })
        const problem = { status: 409, code: 409, problem: 'CHANGED_MEANWHILE', params: {} }
        return new Response(JSON.stringify({ ...problem, requestId: 'x' }), { status: 409 })
      },
    },
  })
  fireEvent.change(await screen.findByLabelText('Comentario'), { target: { value: 'Mi nota' } })
  fireEvent.click(screen.getByRole('button', { name: 'Registrar' }))
  await screen.findByText('Cambió mientras usted escribía')
  await screen.findByText(/de «Sin estado» a «En proceso».*: Ya lo veo yo/)
  screen.getByText('Su comentario: «Mi nota»')
})

it('lets who only reads see all and change nothing', async () => {
  await stagePage({ Page, path, at, permissions: [2], answers: answersWith(occurrenceDetail()) })
  await screen.findByText('Manifiesto firmado')
  expect(screen.queryByRole('button', { name: 'Registrar' })).toBeNull()
  expect(screen.queryByText('Abrir una acción correctiva')).toBeNull()
})

it('puts the decision before what others record, and keeps the day on which it was done', async () => {
  await stagePage({
    Page,
    path,
    at,
    permissions: [2, 3],
    answers: answersWith(
      occurrenceDetail({
        state: 'under-review',
        isOverdue: false,
        mayReview: true,
        doneOn: '2026-02-10',
      }),
    ),
  })
  const forms = await screen.findAllByRole('form')
  expect(forms.map((form) => form.getAttribute('aria-label'))).toEqual(['Revisión', 'Avance'])
  expect(screen.getByDisplayValue('10/02/2026')).toBeTruthy()
})

it.each([
  ['in-progress', 'Registrar', 'Decidir'],
  ['under-review', 'Decidir', 'Registrar'],
] as const)('has one first button: of one that is %s, %s', async (state, first, second) => {
  const detail = occurrenceDetail({ state, isOverdue: false, mayReview: true })
  await stagePage({ Page, path, at, permissions: [2, 3], answers: answersWith(detail) })
  const variantOf = (name: string) => screen.getByRole('button', { name }).dataset.variant
  await screen.findByRole('button', { name: first })
  expect([variantOf(first), variantOf(second)]).toEqual(['filled', 'default'])
})

it('leads from one that does not exist to those that do', async () => {
  const notFound = () => new Response(JSON.stringify({ problem: 'NOT_FOUND' }), { status: 404 })
  await stagePage({ Page, path, at, answers: { [`GET ${one}`]: notFound } })
  await screen.findByText('Esta tarea no existe')
  const link = screen.getByRole('link', { name: 'Ver las tareas' })
  expect(link.getAttribute('href')).toBe('/environmental-instruments/tasks')
})
