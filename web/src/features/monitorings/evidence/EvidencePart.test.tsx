import type { monitoringRoutes } from '@puquio/contract/monitorings'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFollowUp, p } from '../../../../test/follow-up-page.ts'
import { leaveStage } from '../../../../test/page-stage.tsx'
import { CallError } from '../../../lib/call-error.ts'
import type { upload } from '../../../lib/upload.ts'

const uploaded = vi.hoisted(() => vi.fn())
vi.mock('../../../lib/upload.ts', () => ({ upload: uploaded }))

beforeEach(() => {
  uploaded.mockReset()
  uploaded.mockResolvedValue({})
})

afterEach(() => {
  cleanup()
  leaveStage()
})

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
    await openFollowUp({ answers: { [`GET ${p}/monitorings/1/evidence`]: () => [] } })
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
})
