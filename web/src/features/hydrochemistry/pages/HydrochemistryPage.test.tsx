import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { loader, Page } from './HydrochemistryPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const sample = (id: number, more: object = {}) => ({
  id,
  stationId: 1,
  campaignId: 5,
  sampledOn: `2026-01-0${id}`,
  isApproved: true,
  meqL: { ca: 2, mg: 1, na: 1, hco3: 2, so4: 1, cl: 1 },
  nonDetects: [],
  ph: 7.5,
  isAcid: false,
  carbonateFrom: 'reported',
  cationsMeqL: 4,
  anionsMeqL: 4,
  errorPercent: 0,
  grade: 'accepted',
  tdsMgL: 250,
  isTdsReported: true,
  conductivity: { measured: 400, calculated: 390 },
  ...more,
})
const answer = {
  samples: [
    sample(1),
    sample(2, { nonDetects: ['cl'], isAcid: true, errorPercent: 12.4, grade: 'rejected' }),
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
  stations: [{ id: 1, code: 'PM-1', name: 'Quebrada' }],
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
  const pale = (id: number) => document.querySelectorAll(`[data-sample="${id}"][data-pale]`).length
  fireEvent.click(document.querySelector('[data-sample="2"]') as Element)
  await waitFor(() => expect([pale(1), pale(2)]).toEqual([3, 0]))
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar la elección' }))
  await waitFor(() => expect([pale(1), pale(2)]).toEqual([0, 0]))
})

it('keeps the diagram and its grouping in the address', async () => {
  const { address } = await of()
  fireEvent.click(await screen.findByText('Stiff'))
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
