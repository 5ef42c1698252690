import type { TableColumn, TableResult, TableRow } from '@puquio/contract/laboratory/result-table'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { loader, Page } from './ResultTablePage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/data/table'
const base = '/fkl-data-source/projects/1/result-table'

const column = (id: number, name: string, rest: Partial<TableColumn> = {}): TableColumn => ({
  id,
  name: { es: name, en: name, fr: name, pt: name },
  symbol: name,
  unit: 'mg/L',
  group: 'metals',
  ...rest,
})
const copper = column(1, 'Cobre total', { symbol: 'Cu total' })
const lead = column(2, 'Plomo total', { symbol: 'Pb total' })
const acidity = column(3, 'pH', { unit: '', group: 'field' })
const limit = {
  standard: 'D.S. 010-2010-MINAM',
  category: null,
  min: null,
  max: 0.5,
  unit: 'mg/L',
  toBeVerified: false,
  source: 'El Peruano',
}
const result = (values: Partial<TableResult>): TableResult => ({
  parameterId: 1,
  text: '0.9',
  textUnit: 'mg/L',
  value: 0.9,
  qualifier: null,
  detectionLimit: null,
  quantificationLimit: null,
  outcome: 'exceeds',
  reason: null,
  isWarning: false,
  share: 1.8,
  applied: null,
  calculated: null,
  limit,
  ...values,
})
const sample = (id: number, results: TableResult[], rest: Partial<TableRow> = {}): TableRow => ({
  id,
  station: { id: 3, code: `EF-${id}`, name: 'Efluente' },
  sampledOn: '2026-02-10',
  sampledAt: null,
  depthM: null,
  matrix: 'water',
  type: 'normal',
  code: '',
  campaign: 'Febrero',
  isApproved: true,
  results,
  ...rest,
})
const none = { detectionLimit: 0.01, value: null, qualifier: '<', text: 'ND', share: null } as const
const rows = [
  sample(1, [
    result({}),
    result({ ...none, parameterId: 2, outcome: 'non-detect-complies' }),
    result({ parameterId: 3, value: 7, text: '7', textUnit: '', outcome: 'complies', limit: null }),
  ]),
  sample(2, [
    result({ value: 0.45, text: '0,45', outcome: 'complies', isWarning: true, share: 0.9 }),
    result({
      parameterId: 2,
      value: 9,
      outcome: 'cannot-be-determined',
      reason: 'rejected',
      applied: { qualifier: 'R', reason: 'Frasco roto' },
    }),
  ]),
]
const stage = (
  at: string,
  { items = rows, ...rest }: { items?: TableRow[]; permissions?: number[]; isPhone?: boolean } = {},
) =>
  stagePage({
    Page,
    loader,
    path,
    at,
    answers: {
      [`GET ${base}/columns`]: () => ({
        parameters: [acidity, copper, lead],
        samples: items.length,
        hasDepth: false,
        days: items.length > 0 ? { from: '2026-02-10', to: '2026-02-10' } : null,
      }),
      [`GET ${base}/rows`]: () => ({ items, next: null }),
    },
    ...(rest as object),
  })
const cell = (row: number, name: RegExp) =>
  within(screen.getAllByRole('row')[row + 1] as HTMLElement).getByRole('cell', { name })

it('marks by a shape what exceeds, warns and was not detected, and strikes what was rejected', async () => {
  await stage(path)
  await screen.findByText('EF-1')
  expect(cell(1, /Cobre/).textContent).toBe('▲0.9')
  expect(cell(1, /Cobre/).dataset['mark']).toBe('exceeds')
  expect(cell(1, /Plomo/).textContent).toBe('○<0.01')
  expect(cell(2, /Cobre/).textContent).toBe('△0.45')
  expect(cell(2, /Plomo/).textContent).toBe('9R')
  expect(cell(2, /Plomo/).dataset['mark']).toBe('rejected')
  expect(screen.getByRole('rowheader', { name: /EF-1/ }).textContent).toContain('▲ 1')
})

it('names limit, standard and source in each cell, by which it is read without a mouse', async () => {
  await stage(path)
  await screen.findByText('EF-1')
  expect(cell(1, /Cobre/).getAttribute('aria-label')).toBe(
    'Cobre total · ▲ · 0.9 mg/L · Excede · D.S. 010-2010-MINAM · ≤ 0.5 mg/L · 180% del límite · Fuente: El Peruano',
  )
  expect(cell(2, /Plomo/).getAttribute('aria-label')).toContain('R, rechazado: Frasco roto')
})

it('shows the hint of the cell that keys reach, and opens its sample or its parameter', async () => {
  const { address } = await stage(path)
  await screen.findByText('EF-1')
  const grid = screen.getByRole('grid')
  grid.focus()
  fireEvent.keyDown(grid, { key: 'ArrowRight' })
  const hint = document.querySelector('[role=tooltip]') as HTMLElement
  expect(hint.textContent).toContain('Cobre total')
  expect(hint.textContent).toContain('Fuente: El Peruano')
  expect(hint.textContent).toContain('EF-1 · 10/02/2026')
  fireEvent.keyDown(grid, { key: 'Escape' })
  expect(document.querySelector('[role=tooltip]')).toBeNull()
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  fireEvent.keyDown(grid, { key: 'Enter' })
  await waitFor(() => expect(address()).toBe('/data/samples/2'))
})

it('leads from the head of a column to its parameter, and from a click to the sample', async () => {
  const { address, back } = await stage(path)
  await screen.findByText('EF-1')
  const head = screen.getByRole('columnheader', { name: /Cobre/ })
  expect(within(head).getByRole('link').getAttribute('href')).toBe('/data/parameters/1')
  fireEvent.click(cell(1, /Cobre/))
  await waitFor(() => expect(address()).toBe('/data/samples/1'))
  back()
})

it('shows a finger what is known of a result, with what leads on', async () => {
  const { address } = await stage(path, { isPhone: true })
  await screen.findByText('EF-1')
  const tap = new MouseEvent('click', { bubbles: true })
  Object.defineProperty(tap, 'pointerType', { value: 'touch' })
  fireEvent(cell(1, /Cobre/), tap)
  const sheet = await screen.findByRole('dialog', { name: 'Cobre total' })
  expect(address()).toBe(path)
  expect(sheet.textContent).toContain('≤ 0.5 mg/L')
  const links = within(sheet).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/data/samples/1',
    '/data/stations/3?parameter=1',
  ])
})

it('asks for what the address says, once, and downloads exactly that', async () => {
  const at = `${path}?stations=3&group=metals&from=2026-01-01&sort=station`
  const { sent, asked } = await stage(at)
  await screen.findByText('EF-1')
  expect(asked.map((one) => one.path)).toEqual([`${base}/columns`, `${base}/rows`])
  const reads = sent.filter((one) => one.path === `${base}/rows`)
  expect(reads).toHaveLength(1)
  expect(Object.fromEntries(reads[0]?.query ?? [])).toEqual({
    stations: '3',
    group: 'metals',
    from: '2026-01-01',
    sort: 'station',
  })
  expect(screen.queryByRole('columnheader', { name: /pH/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Descargar' }))
  const xlsx = await screen.findByRole('menuitem', { name: /XLSX/ })
  const query = new URL(xlsx.getAttribute('href') ?? '', 'http://puquio.test').searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    stations: '3',
    parameters: '1,2',
    from: '2026-01-01',
    to: '2026-02-10',
    format: 'xlsx',
    layout: 'wide',
  })
})

it('has of exceedances alone the parameters that exceed, and writes the filter into the address', async () => {
  const { address, sent } = await stage(path)
  await screen.findByText('EF-1')
  expect(screen.getByRole('columnheader', { name: /Plomo/ })).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Solo excedencias'))
  await waitFor(() => expect(address()).toBe(`${path}?exceeding=true`))
  await waitFor(() =>
    expect(sent.findLast((one) => one.path === `${base}/rows`)?.query.get('exceeding')).toBe(
      'true',
    ),
  )
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Plomo/ })).toBeNull())
  expect(screen.getByRole('columnheader', { name: /Cobre/ })).toBeTruthy()
})

it('says that a download of exceedances has the other results, too, whatever columns are shown', async () => {
  await stage(`${path}?group=metals&exceeding=true`)
  await screen.findByText('EF-1')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Plomo/ })).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Descargar' }))
  expect(await screen.findByText('Incluye también lo que no excede')).toBeTruthy()
  const xlsx = screen.getByRole('menuitem', { name: /XLSX/ }).getAttribute('href') ?? ''
  const query = new URL(xlsx, 'http://puquio.test').searchParams
  expect(query.get('parameters')).toBe('1,2')
})

it.each([
  [[3, 2], 1],
  [[2], 0],
])('says with permissions %j where the first results come from', async (permissions, links) => {
  await stage(path, { items: [], permissions })
  await screen.findByText('Todavía no hay resultados')
  expect(screen.queryAllByRole('link', { name: 'Importar resultados' })).toHaveLength(links)
  expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).toBeNull()
})

it('offers to clear filters that leave nothing', async () => {
  const { address } = await stage(`${path}?from=2030-01-01`, { items: [] })
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar los filtros' }))
  await waitFor(() => expect(address()).toBe(path))
})

it('goes on to the next samples when the last ones come near', async () => {
  const pages = [
    { items: [sample(1, [result({})])], next: '3.1.1' },
    { items: [sample(2, [result({})])], next: null },
  ]
  const { sent } = await stagePage({
    Page,
    loader,
    path,
    at: path,
    answers: {
      [`GET ${base}/columns`]: () => ({
        parameters: [copper],
        samples: 2,
        hasDepth: false,
        days: { from: '2026-02-10', to: '2026-02-10' },
      }),
      [`GET ${base}/rows`]: ({ query }) => pages[query.has('after') ? 1 : 0],
    },
  })
  await screen.findByText('EF-2')
  const reads = sent.filter((one) => one.path === `${base}/rows`)
  expect(reads.map(({ query }) => query.get('after'))).toEqual([null, '3.1.1'])
  expect(screen.getByText('2 de 2 muestras')).toBeTruthy()
})
