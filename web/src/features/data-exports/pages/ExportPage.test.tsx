import type { ExportOptions } from '@puquio/contract/laboratory/data-exports'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { loader, Page } from './ExportPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/export'
const p = 'GET /fkl-data-filter/projects/1'
const counted: ExportOptions = {
  components: [
    { id: 1, name: 'Agua', results: 800 },
    { id: 2, name: 'Aire', results: 434 },
  ],
  subcomponents: [{ id: 11, name: 'Agua superficial', results: 1234 }],
  stations: [{ id: 21, code: 'PM-01', name: 'Río', results: 1234 }],
  parameters: [{ id: 31, name: 'Cobre total', unit: 'mg/L', results: 1234 }],
  total: 1234,
  span: { from: '2024-01-01', to: '2025-12-31' },
}
const answers = (options: Partial<ExportOptions> = {}) => ({
  [`${p}/options`]: () => ({ ...counted, ...options }),
  [`${p}/exports`]: () => ({ items: [], total: 0 }),
})
const inRange = `${path}?from=2024-01-01&to=2024-12-31`

it('says how many records were found, and offers them', async () => {
  await stagePage({ Page, loader, path, at: inRange, answers: answers() })
  await screen.findByText('Registros encontrados: 1,234')
  const download = screen.getByRole('button', { name: 'Descargar XLSX (1,234)' })
  expect(download).toHaveProperty('disabled', false)
})

it('shows how programs read the same selection', async () => {
  const at = `${inRange}&stations=21`
  await stagePage({ Page, loader, path, at, answers: answers() })
  const text = async (name: string) => {
    fireEvent.click(await screen.findByText(name))
    return screen.getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true }).value
  }
  expect(await text('Python')).toContain(
    'FILTERS = {"from": "2024-01-01", "to": "2024-12-31", "stations": "21"}',
  )
  expect(await text('R')).toContain('?from=2024-01-01&to=2024-12-31&stations=21&format=csv')
  expect(await text('Power BI')).toContain('stations = "21"')
})

/** Neither the filters nor the download say how many there are. */
const expectNoCount = () => {
  expect(document.body.textContent).not.toMatch(/1,234|\(0\)|Registros/)
  expect(screen.getByRole('button', { name: 'Descargar XLSX' })).toHaveProperty('disabled', true)
}

it('asks for a range before anything else', async () => {
  await stagePage({ Page, loader, path, at: path, answers: answers() })
  await screen.findByText(/^Elegir las fechas y aplicar los filtros/)
  expect(screen.queryByText('Se debe definir un rango de fechas obligatorio.')).toBeNull()
  expectNoCount()
  fireEvent.click(await screen.findByRole('button', { name: 'Aplicar filtros' }))
  expect(
    (await screen.findAllByText('Se debe definir un rango de fechas obligatorio.')).length,
  ).toBeGreaterThan(1)
})

it('exports nothing where nothing is found', async () => {
  await stagePage({ Page, loader, path, at: inRange, answers: answers({ total: 0 }) })
  await screen.findByText('No se encontraron registros con los filtros aplicados.')
  expect(screen.getByRole('button', { name: /Descargar/ })).toHaveProperty('disabled', true)
})

it('has words for a project without results', async () => {
  await stagePage({ Page, loader, path, at: inRange, answers: answers({ total: 0, span: null }) })
  await screen.findByText('Todavía no hay resultados de laboratorio')
})

it('drops a choice that no longer occurs, says so, and wants the rest applied', async () => {
  const at = `${inRange}&stations=21,22`
  const { address } = await stagePage({ Page, loader, path, at, answers: answers() })
  await screen.findByText('Los filtros cambiaron: aplicarlos antes de descargar.')
  expect(screen.getByRole('button', { name: /Descargar/ })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar filtros' }))
  await waitFor(() => expect(address()).toContain('stations=[21]'))
  expect(address()).not.toContain('22')
})

it('sends the format that was chosen to be prepared in the background', async () => {
  const { sent } = await stagePage({
    Page,
    loader,
    path,
    at: inRange,
    answers: { ...answers(), 'POST /fkl-data-filter/projects/1/exports': () => ({}) },
  })
  await screen.findByText('Registros encontrados: 1,234')
  fireEvent.click(screen.getByRole('radio', { name: 'CSV' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Separador' }), {
    target: { value: 'semicolon' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Preparar en segundo plano' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      format: 'csv',
      delimiter: 'semicolon',
      from: '2024-01-01',
      to: '2024-12-31',
    }),
  )
})

it('says once that the days stand in the wrong order', async () => {
  const at = `${path}?from=2024-12-31&to=2024-01-01`
  await stagePage({ Page, loader, path, at, answers: answers() })
  await screen.findByText('Se debe definir un rango de fechas correcto.')
  expectNoCount()
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar filtros' }))
  expect(screen.getAllByText('Se debe definir un rango de fechas correcto.')).toHaveLength(1)
  expect(screen.queryByText('Se debe definir un rango de fechas obligatorio.')).toBeNull()
  expect(screen.queryByText('Los filtros cambiaron: aplicarlos antes de descargar.')).toBeNull()
})

it('keeps the choice of results without a component in the address', async () => {
  const none = { id: 0, name: 'Sin componente', results: 36 }
  const { sent } = await stagePage({
    Page,
    loader,
    path,
    at: `${inRange}&components=0`,
    answers: answers({ components: [...counted.components, none] }),
  })
  await screen.findByText('Sin componente (36)')
  expect(sent.find(({ path: to }) => to.endsWith('/options'))?.query.get('components')).toBe('0')
})
