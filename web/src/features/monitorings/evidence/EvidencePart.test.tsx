import type { monitoringRoutes } from '@puquio/contract/monitorings'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at, form, openFollowUp, p } from '../../../../test/follow-up-page.ts'
import { leaveStage } from '../../../../test/page-stage.tsx'
import { CallError } from '../../../lib/api/call-error.ts'
import { question } from '../../../ui/dialog/confirm.ts'
import type { upload } from '../../../lib/api/upload.ts'

const uploaded = vi.hoisted(() => vi.fn())
vi.mock('../../../lib/api/upload.ts', () => ({ upload: uploaded }))

beforeEach(() => {
  uploaded.mockReset()
  uploaded.mockResolvedValue({})
})

afterEach(() => {
  cleanup()
  leaveStage()
})

const noEvidence = {
  [`GET ${p}/monitorings/1/evidence`]: () => [],
  [`GET ${p}/monitorings/2/evidence`]: () => [],
}
const photo = (name: string, content = 'x') => new File([content], name, { type: 'image/jpeg' })
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const sent = () =>
  uploaded.mock.calls.map((call) => {
    const [, { file, body }] = call as Parameters<
      typeof upload<typeof monitoringRoutes.addEvidence>
    >
    return `${file.name} ${body.kind}`
  })

const choose = async (...files: File[]) => {
  const input = await screen.findByLabelText('Agregar evidencia')
  fireEvent.change(input, { target: { files } })
}

describe('evidence files', () => {
  beforeEach(async () => {
    await openFollowUp({ answers: noEvidence })
    fireEvent.click(await screen.findByRole('tab', { name: 'Evidencia' }))
  })

  it('names each that is refused, and sends the others', async () => {
    uploaded.mockImplementation(async (_: unknown, { file }: { file: File }) => {
      if (file.name.startsWith('bad')) {
        throw new CallError({ status: 422, code: 422, problem: 'INPUT_NOT_VALID' })
      }
      return {}
    })
    await choose(photo('a.jpg'), photo('bad.jpg'), photo('c.jpg'), photo('bad-2.jpg'))
    await waitFor(() => expect(sent()).toHaveLength(4))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('No se agregó «bad.jpg»:')
    expect(alert.textContent).toContain('No se agregó «bad-2.jpg»:')
    expect(alert.textContent).not.toContain('c.jpg')
  })

  it('names one that need not be sent at all, and sends the others', async () => {
    await choose(photo('a.jpg'), photo('empty.jpg', ''), photo('c.jpg'))
    await waitFor(() => expect(sent()).toEqual(['a.jpg photo', 'c.jpg photo']))
    expect((await screen.findByRole('alert')).textContent).toContain('empty.jpg')
  })

  it('keeps what waits for its kind when more is chosen', async () => {
    await choose(pdf('cadena.pdf'))
    await screen.findByText('¿Qué es «cadena.pdf»?')
    await choose(photo('a.jpg'), pdf('ficha.pdf'))
    await screen.findByText('¿Qué es «cadena.pdf, ficha.pdf»?')
    fireEvent.click(screen.getByRole('button', { name: 'Cadena de custodia' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        'a.jpg photo',
        'cadena.pdf chain-of-custody',
        'ficha.pdf chain-of-custody',
      ]),
    )
  })

  it('sends after the one under way what gets its kind meanwhile', async () => {
    let arrive = () => {}
    uploaded.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve({}))))
    await choose(photo('a.jpg'), pdf('cadena.pdf'))
    fireEvent.click(await screen.findByRole('button', { name: 'Cadena de custodia' }))
    expect(sent()).toEqual(['a.jpg photo'])
    arrive()
    await waitFor(() => expect(sent()).toEqual(['a.jpg photo', 'cadena.pdf chain-of-custody']))
  })

  it('keeps what waits for its kind through another tab and another monitoring', async () => {
    await choose(pdf('cadena.pdf'))
    await screen.findByText('¿Qué es «cadena.pdf»?')
    fireEvent.click(screen.getByRole('tab', { name: 'Seguimiento' }))
    expect(screen.queryByText('¿Qué es «cadena.pdf»?')).toBeNull()
    fireEvent.click(screen.getByRole('tab', { name: 'Evidencia' }))
    const evidence = await screen.findByText('¿Qué es «cadena.pdf»?')
    expect(evidence.parentElement?.contains(document.activeElement)).toBe(false)

    fireEvent.click(screen.getByRole('button', { name: 'Monitoreo siguiente' }))
    await form('PM-02 · 12/02/2026')
    await screen.findByLabelText('Agregar evidencia')
    expect(screen.queryByText('¿Qué es «cadena.pdf»?')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Monitoreo anterior' }))
    await screen.findByText('¿Qué es «cadena.pdf»?')
    fireEvent.click(screen.getByRole('button', { name: 'Cadena de custodia' }))
    await waitFor(() => expect(sent()).toEqual(['cadena.pdf chain-of-custody']))
    expect(uploaded.mock.calls[0]?.[1].params.monitoringId).toBe(1)
  })
})

it('asks before the page is left while a file waits for its kind, and not once it is sent', async () => {
  const { leave, address } = await openFollowUp({ answers: noEvidence })
  fireEvent.click(await screen.findByRole('tab', { name: 'Evidencia' }))
  await choose(pdf('cadena.pdf'))
  await screen.findByText('¿Qué es «cadena.pdf»?')
  leave()
  await waitFor(() => expect(question.read()?.title).toBe('Hay cambios sin guardar'))
  act(() => question.read()?.answer(false))
  await waitFor(() => expect(question.read()).toBeNull())
  expect(address()).toContain(at)
  fireEvent.click(screen.getByRole('button', { name: 'Cadena de custodia' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  leave()
  await waitFor(() => expect(address()).toBe('/elsewhere'))
})
