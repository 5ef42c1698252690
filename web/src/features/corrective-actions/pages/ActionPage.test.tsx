import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { actionDetail } from '../../../../test/task-pages.ts'
import { Page } from './ActionPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/environmental-instruments/corrective-actions/$actionId'
const at = '/environmental-instruments/corrective-actions/12'
const one = '/fkl-bdo/projects/1/corrective-actions/12'
const answersWith = (detail: object) => ({
  [`GET ${one}`]: () => detail,
  [`POST ${one}/state`]: () => detail,
})

it('leads back to what it was opened for, and reports it as done', async () => {
  const { sent } = await stagePage({
    Page,
    path,
    at,
    permissions: [2, 3],
    answers: answersWith(actionDetail()),
  })
  const origin = await screen.findByRole('link', { name: /Tarea: Entregar los residuos/ })
  expect(origin.getAttribute('href')).toBe('/environmental-instruments/tasks/30')
  fireEvent.click(screen.getByRole('button', { name: 'Dar por realizada' }))
  await screen.findByText('Escribirlo: queda en el historial.')
  fireEvent.change(screen.getByLabelText(/Qué se hizo/), { target: { value: 'Parchada' } })
  fireEvent.click(screen.getByRole('button', { name: 'Dar por realizada' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      state: 'done',
      comment: 'Parchada',
      doneOn: null,
      version: 1,
    }),
  )
})

it('is closed by its reviewer alone', async () => {
  const done = { state: 'done', doneOn: '2026-07-20', doneComment: 'Parchada' } as const
  await stagePage({ Page, path, at, answers: answersWith(actionDetail(done)) })
  await screen.findByText(/Espera la revisión de un administrador/)
  expect(screen.queryByRole('button', { name: 'Cerrar la acción' })).toBeNull()
  cleanup()
  leaveStage()
  await stagePage({
    Page,
    path,
    at,
    answers: answersWith(actionDetail({ ...done, mayReview: true })),
  })
  await screen.findByRole('button', { name: 'Cerrar la acción' })
})

it('leads from one that does not exist to those that do', async () => {
  const notFound = () => new Response(JSON.stringify({ problem: 'NOT_FOUND' }), { status: 404 })
  await stagePage({ Page, path, at, answers: { [`GET ${one}`]: notFound } })
  await screen.findByText('Esta acción correctiva no existe')
  const link = screen.getByRole('link', { name: 'Ver las acciones correctivas' })
  expect(link.getAttribute('href')).toBe('/environmental-instruments/corrective-actions')
})
