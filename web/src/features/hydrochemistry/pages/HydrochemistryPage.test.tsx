import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { analysedSample } from '../../../../test/analysed-sample.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { loader, Page } from './HydrochemistryPage.tsx'

beforeEach(() => {
  // What is chosen is drawn on a canvas, which has no paths here.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  cleanup()
  leaveStage()
})

const answer = {
  samples: [
    analysedSample(1),
    analysedSample(2, { nonDetects: ['cl'], isAcid: true, errorPercent: 12.4, grade: 'rejected' }),
  ],
  excluded: [
    {
      id: 3,
      stationId: 1,
      campaignId: 5,
      sampledOn: '2026-01-03',
      isApproved: true,
      reason: 'missing',
      ions: ['so4'],
    },
  ],
  total: 3,
  nonDetectRule: 'half',
  stations: [{ id: 1, code: 'PM-1', name: 'Quebrada', latitudeDeg: -12.6, longitudeDeg: -76.2 }],
  campaigns: [{ id: 5, name: 'Enero' }],
}
const path = '/data/hydrochemistry'
const of = (given: object = answer) =>
  stagePage({
    Page,
    loader,
    path,
    at: path,
    answers: { 'GET /fkl-data-source/projects/1/hydrochemistry': () => given },
  })

it('draws each sample, lists it with its balance, and says what is in no diagram and why', async () => {
  await of()
  await screen.findByText('12.4', { exact: false })
  await waitFor(() => expect(document.querySelectorAll('[data-sample="1"]')).toHaveLength(3))
  expect(screen.getByText(/^1 muestra es agua ácida/)).toBeTruthy()
  const excluded = screen.getByRole('region', { name: '1 muestra fuera de los diagramas' })
  expect(within(excluded).getByText(/Falta SO₄²⁻/)).toBeTruthy()
})

it('pales what is not chosen, by a mark and by the table alike', async () => {
  await of()
  await waitFor(() => expect(document.querySelectorAll('[data-sample="2"]')).toHaveLength(3))
  const arePale = () => document.querySelector('.marks')?.hasAttribute('data-paled')
  fireEvent.click(document.querySelector('[data-sample="2"]') as Element)
  await waitFor(() => expect(arePale()).toBe(true))
  expect(screen.getByText('1 muestra elegida')).toBeTruthy()
  const box = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Seleccionar ${name}` })
  expect([box('PM-1 02/01/2026').checked, box('PM-1 01/01/2026').checked]).toEqual([true, false])
  fireEvent.click(screen.getAllByRole('button', { name: 'Quitar la elección' })[0] as Element)
  await waitFor(() => expect(arePale()).toBe(false))
})

it('is walked through by keys, which say the sample, choose it and let go', async () => {
  await of()
  const figure = await screen.findByRole('application', { name: 'Diagrama de Piper de 2 muestras' })
  await waitFor(() => expect(document.querySelectorAll('[data-sample="2"]')).toHaveLength(3))
  const said = () => figure.parentElement?.querySelector('[role="status"]')?.textContent
  fireEvent.keyDown(figure, { key: 'ArrowRight' })
  fireEvent.keyDown(figure, { key: 'ArrowRight' })
  expect(said()).toMatch(/^PM-1 02\/01\/2026 · .*agua ácida · Balance iónico 12.4 % \(rechazado\)/)
  expect(said()).toContain('meq/L (mg/L): Ca²⁺ 2 (40.1), Mg²⁺ 1 (12.2)')
  expect(said()).toContain('No detectados: Cl⁻')
  fireEvent.keyDown(figure, { key: 'Enter' })
  expect(said()).toMatch(/elegida$/)
  fireEvent.keyDown(figure, { key: 'Escape' })
  expect(said()).toBe('')
  expect(screen.queryByText('1 muestra elegida')).toBeNull()
})

it('keeps the diagram and its grouping in the address', async () => {
  const { address } = await of()
  fireEvent.change(await screen.findByRole('combobox', { name: 'Diagrama' }), {
    target: { value: 'stiff' },
  })
  await waitFor(() => expect(address()).toContain('diagram=stiff'))
  fireEvent.change(screen.getByRole('combobox', { name: 'Color por' }), {
    target: { value: 'campaign' },
  })
  await waitFor(() => expect(address()).toContain('by=campaign'))
  await waitFor(() => expect(document.querySelectorAll('[data-sample="1"]')).toHaveLength(1))
})

it('says what diagrams need where there is nothing to draw', async () => {
  await of({ ...answer, samples: [], excluded: [], total: 0 })
  expect(await screen.findByText('No hay muestras de agua con iones')).toBeTruthy()
})
