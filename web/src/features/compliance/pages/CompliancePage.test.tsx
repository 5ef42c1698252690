import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { loader, Page } from './CompliancePage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const parameter = (id: number, name: string) => ({
  id,
  name: { es: name, en: name, fr: name, pt: name },
  symbol: name,
  unit: 'mg/L',
  fraction: null,
  group: 'metals',
})
const cell = (stationId: number, parameterId: number, month: string, counts: object) => ({
  stationId,
  parameterId,
  month,
  exceeds: 0,
  unknown: 0,
  near: 0,
  complies: 0,
  noStandard: 0,
  ...counts,
})
const answer = {
  months: ['2026-01', '2026-02'],
  stations: [
    { id: 1, code: 'EF-1', name: '' },
    { id: 2, code: 'EF-2', name: '' },
  ],
  parameters: [parameter(7, 'Cobre'), parameter(8, 'Plomo')],
  cells: [
    cell(1, 7, '2026-01', { exceeds: 1, complies: 1 }),
    cell(1, 8, '2026-01', { complies: 2 }),
    cell(2, 7, '2026-02', { near: 1 }),
  ],
}
const path = '/data/compliance'
const of = (given: object = answer, at = path) =>
  stagePage({
    Page,
    loader,
    path,
    at,
    answers: { 'GET /fkl-data-source/projects/1/compliance': () => given },
  })
const rows = () =>
  [...document.querySelectorAll('table tr')].map((row) =>
    [...row.children].map((one) => one.textContent),
  )

it('shows the worst of each month with its sign, leads to its results, and totals', async () => {
  await of()
  await screen.findByRole('table', { name: 'Matriz de cumplimiento' })
  expect(rows()).toEqual([
    ['Estaciones', '01/2026', '02/2026', 'Comparados', 'Excede (%)'],
    ['EF-1', '▲1', '', '4', '25.0'],
    ['EF-2', '', '△', '1', '0.0'],
    ['En total', '▲1', '△', '5', '20.0'],
  ])
  const link = screen.getByRole('link', { name: /^EF-1, enero de 2026: Excede\. 1 de 4/ })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /^\/data\/table\?stations=.?1.?&from=2026-01-01&to=2026-01-31/,
  )
})

it('has rows by parameter and by both, kept in the address', async () => {
  const { address } = await of()
  fireEvent.change(await screen.findByRole('combobox', { name: 'Filas' }), {
    target: { value: 'parameter' },
  })
  await waitFor(() => expect(rows().map(([name]) => name)).toContain('Cobre, mg/L'))
  expect(address()).toContain('rows=parameter')
  fireEvent.change(screen.getByRole('combobox', { name: 'Filas' }), { target: { value: 'both' } })
  await waitFor(() => expect(rows().map(([name]) => name)).toContain('EF-1 · Plomo, mg/L'))
})

it('says why there is nothing', async () => {
  await of({ ...answer, stations: [], parameters: [], cells: [] })
  expect(await screen.findByText('No hay resultados en estos meses')).toBeTruthy()
})
