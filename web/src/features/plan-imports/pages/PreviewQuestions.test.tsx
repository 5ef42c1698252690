import type { PreviewRow } from '@puquio/contract/plan-imports'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { good, openPreview, rowOf } from '../../../../test/import-page.ts'
import { leaveStage } from '../../../../test/page-stage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const asked = {
  column: 'stationCode',
  code: 'similar-code',
  params: { suggestion: 'PM-01' },
} as const
const similar = rowOf(1, { stationCode: 'PM01', component: 'Agua', estimatedOn: '2026-03-16' })

it('undoes and does again by buttons, too', async () => {
  const { changes } = await openPreview([good, { ...similar, issues: [asked] }])
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect([button('Deshacer').disabled, button('Rehacer').disabled]).toEqual([true, true])
  fireEvent.click(screen.getByRole('button', { name: 'Usar «PM-01»' }))
  fireEvent.click(button('Deshacer'))
  expect([button('Deshacer').disabled, button('Rehacer').disabled]).toEqual([true, false])
  fireEvent.click(button('Rehacer'))
  await waitFor(() => expect(changes()).toHaveLength(3))
  expect(changes().map(({ body }) => (body as { means: string | null }).means)).toEqual([
    'PM-01',
    null,
    'PM-01',
  ])
})

it('asks about a code in each of its rows, and any of them answers', async () => {
  const again = { ...similar, row: 4, position: 2 }
  const { grid, changes } = await openPreview([good, { ...similar, issues: [asked] }, again])
  const cells = () => within(grid).getAllByRole('gridcell', { name: /PM01/ })
  expect(cells().map((cell) => cell.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  fireEvent.click(cells()[1] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Usar «PM-01»' }))
  await waitFor(() => expect(changes()).toMatchObject([{ body: { code: 'PM01' } }]))
  await waitFor(() =>
    expect(cells().map((cell) => cell.getAttribute('aria-invalid'))).toEqual([null, null]),
  )
})

describe('of one question in many cells', () => {
  const misspelt = (position: number, component: string, suggestion: string): PreviewRow => ({
    ...rowOf(position, { stationCode: `PM-1${position}`, component }),
    issues: [{ column: 'component', code: 'not-in-list', params: { suggestion } }],
  })
  const inGroups = ({ body }: { body: unknown }) => (body as { cells: unknown }).cells

  it('takes one answer for all of them, undone as one', async () => {
    const other = misspelt(3, 'Ayre', 'Aire')
    const { changes } = await openPreview([
      good,
      misspelt(1, 'Agia', 'Agua'),
      misspelt(2, 'Aguas', 'Agua'),
      other,
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Usar «Agua» en las 2 celdas' }))
    await waitFor(() => expect(other.issues).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes().map(inGroups)).toEqual([
      [
        { row: 3, column: 'component', value: 'Agua' },
        { row: 4, column: 'component', value: 'Agua' },
      ],
      [
        { row: 3, column: 'component', value: 'Agia' },
        { row: 4, column: 'component', value: 'Aguas' },
      ],
    ])
  })

  it('says once what the mark of numbers parts', async () => {
    const unclear = (position: number, altitude: string, whole: number): PreviewRow => ({
      ...rowOf(position, { stationCode: `PM-1${position}`, altitude }),
      issues: [
        {
          column: 'altitude',
          code: 'ambiguous-number',
          params: { whole, decimal: whole / 1000 },
        },
      ],
    })
    const { changes } = await openPreview([
      good,
      unclear(1, '4,210', 4210),
      unclear(2, '4,125', 4125),
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Separa decimales en las 2 celdas' }))
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(changes().map(inGroups)).toEqual([
      [
        { row: 3, column: 'altitude', value: '4.21' },
        { row: 4, column: 'altitude', value: '4.1250' },
      ],
    ])
  })

  it('answers for each code by the known one like it', async () => {
    const code = (position: number, stationCode: string, suggestion: string): PreviewRow => ({
      ...rowOf(position, { stationCode, component: 'Agua' }),
      issues: [{ column: 'stationCode', code: 'similar-code', params: { suggestion } }],
    })
    const { changes } = await openPreview([
      good,
      code(1, 'PM01', 'PM-01'),
      code(2, 'PM02', 'PM-02'),
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Usar el código conocido en los 2 casos' }))
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([
        { code: 'PM01', means: 'PM-01' },
        { code: 'PM02', means: 'PM-02' },
      ]),
    )
  })
})

it('has what to know before saving below its rows', async () => {
  const { grid } = await openPreview([good], { newStations: 1, newStationCodes: ['PM-09'] })
  const note = screen.getByText(/^Se crearán estas estaciones: PM-09/)
  expect(grid.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
