import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { first, form, openFollowUp as open, p, type } from '../../../../test/follow-up-page.ts'
import { aMonitoring, leaveStage } from '../../../../test/page-stage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const moved = aMonitoring({ type: 'rescheduled', rescheduledFromId: 2, version: 5 })
const name = 'Deshacer la reprogramación'

describe('taking a reschedule back', () => {
  it('asks for a reason, sends it and opens the original', async () => {
    const route = `POST ${p}/monitorings/1/reschedule-withdrawal`
    const former = aMonitoring({ id: 2, stationId: 2, estimatedOn: '2026-02-12', version: 6 })
    const { sent, address } = await open({
      monitorings: [moved],
      answers: { [`GET ${p}/monitorings/1`]: () => moved, [route]: () => former },
    })
    const panel = await form()
    fireEvent.click(panel.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('form', { name: /Deshacer/ }))
    const post = () => sent.find(({ method }) => method === 'POST')
    fireEvent.click(dialog.getByRole('button', { name }))
    const reason = dialog.getByLabelText(/^Motivo para deshacer/)
    await waitFor(() => expect(document.activeElement).toBe(reason))
    expect(post()).toBeUndefined()
    type(reason, 'Fecha equivocada')
    fireEvent.click(dialog.getByRole('button', { name }))
    await waitFor(() => expect(post()?.body).toEqual({ reason: 'Fecha equivocada', version: 5 }))
    await waitFor(() => expect(address()).toContain('monitoring=2'))
  })

  it.each([
    ['a reader', [2], {}],
    ['what has a follow-up', [2, 3], { observation: 'Agua turbia', reason: 'Según el plan' }],
  ] as const)('is not offered to %s', async (_, permissions, changes) => {
    const one = { ...moved, ...changes }
    await open({
      monitorings: [one],
      permissions: [...permissions],
      answers: { [`GET ${p}/monitorings/1`]: () => one },
    })
    const panel = await form()
    expect(panel.queryByRole('button', { name })).toBeNull()
  })
})

it('an omission is taken back by an administrator only', async () => {
  const omitted = { ...first, omittedAt: '2026-02-01T12:00:00Z', omittedReason: 'Vía cerrada' }
  const answers = { [`GET ${p}/monitorings/1`]: () => omitted }
  await open({ monitorings: [omitted], permissions: [2, 3], answers })
  expect((await form()).queryByRole('button', { name: 'Deshacer la omisión' })).toBeNull()
  cleanup()
  leaveStage()
  await open({ monitorings: [omitted], answers })
  expect((await form()).getByRole('button', { name: 'Deshacer la omisión' })).toBeTruthy()
})
