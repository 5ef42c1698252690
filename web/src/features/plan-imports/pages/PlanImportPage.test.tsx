import type { PreviewRow } from '@puquio/contract/plan-imports'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { good, key, one, openPreview, path, rowOf } from '../../../../test/import-page.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './PlanImportPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

it('says that the server does not answer, instead of that the check goes on', async () => {
  let isDead = false
  const checking = { key, state: 'checking', fileName: 'plan.xlsx', phase: 'checking' }
  await stagePage({
    Page,
    path,
    at: `${path}?key=${key}`,
    answers: {
      [`GET ${one}`]: () => {
        if (isDead) throw new TypeError('Failed to fetch')
        return { ...checking, rowsDone: 1, rowsTotal: 9 }
      },
    },
  })
  await screen.findByText(/La revisión sigue aunque/)
  isDead = true
  await screen.findByText(/El servidor no responde/, {}, { timeout: 10_000 })
  isDead = false
  await screen.findByText(/La revisión sigue aunque/, {}, { timeout: 10_000 })
})

it('does not offer to save again what was saved, on the way back from its plan', async () => {
  const { address, back } = await openPreview([good])
  fireEvent.change(screen.getByRole('textbox', { name: /plan/i }), { target: { value: 'Plan' } })
  fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  await waitFor(() => expect(address()).not.toContain(key))
  back()
  await screen.findByText('Esta importación ya se guardó.')
  expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Abrir el plan' })).toBeTruthy()
})

describe('the preview', () => {
  it('shows all rows again once the last error is corrected under "only rows with errors"', async () => {
    const bad = rowOf(1, { stationCode: 'PM-02', component: 'Agua', estimatedOn: '31/02/2026' })
    const issues = [{ column: 'estimatedOn', code: 'no-such-day', params: {} } as const]
    const { grid } = await openPreview([good, { ...bad, issues }])
    fireEvent.click(screen.getByLabelText('Solo filas con errores'))
    await waitFor(() => expect(within(grid).queryByText('PM-01')).toBeNull())
    await within(grid).findByText('PM-02')
    fireEvent.keyDown(grid, { key: 'Enter' })
    const field = await within(grid).findByRole('textbox')
    fireEvent.change(field, { target: { value: '28/02/2026' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await within(grid).findByText('PM-01')
    expect(within(grid).getByText('PM-02')).toBeDefined()
  })

  it('says how far "next error" reaches where not every bad cell is listed', async () => {
    const cells = { component: 'Agua', estimatedOn: '31/02/2026' }
    const issues = [{ column: 'estimatedOn', code: 'no-such-day', params: {} } as const]
    const bad = () =>
      [1, 2, 3].map((at) => ({
        ...rowOf(at, { ...cells, stationCode: `PM-1${at}` }),
        issues: [...issues],
      }))
    await openPreview([good, ...bad()])
    expect(screen.queryByText(/recorre/)).toBeNull()
    cleanup()
    leaveStage()
    await openPreview([good, ...bad()], { listedMax: 2 })
    expect(screen.getByText(/«Siguiente error» recorre los 2 primeros de 3/)).toBeDefined()
  })

  const asked = {
    column: 'stationCode',
    code: 'similar-code',
    params: { suggestion: 'PM-01' },
  } as const
  const similar = rowOf(1, { stationCode: 'PM01', component: 'Agua', estimatedOn: '2026-03-16' })

  it.each([
    ['by the button', () => fireEvent.click(screen.getByRole('button', { name: 'Usar «PM-01»' }))],
    [
      'by Ctrl+Enter',
      () => fireEvent.keyDown(screen.getByRole('grid'), { key: 'Enter', ctrlKey: true }),
    ],
  ])('takes the known code for all rows of one like it, %s', async (_, use) => {
    const { changes } = await openPreview([good, { ...similar, issues: [asked] }])
    use()
    await waitFor(() =>
      expect(changes()).toMatchObject([
        { path: `${one}/codes`, body: { code: 'PM01', means: 'PM-01' } },
      ]),
    )
  })

  it('says how many codes are asked about, beside the new stations', async () => {
    await openPreview([good, { ...similar, issues: [asked] }])
    const fact = screen.getByText('Estaciones nuevas').nextElementSibling
    expect(fact?.textContent).toBe('0 · 1 por responder')
    fireEvent.click(screen.getByRole('button', { name: 'Usar «PM-01»' }))
    await waitFor(() => expect(fact?.textContent).toBe('0'))
  })

  it('takes an answer about a code back by Ctrl+Z, and gives it again by Ctrl+Y', async () => {
    const { grid, changes } = await openPreview([good, { ...similar, issues: [asked] }])
    fireEvent.click(screen.getByRole('button', { name: 'Usar «PM-01»' }))
    expect(document.activeElement).toBe(grid)
    fireEvent.keyDown(grid, { key: 'z', ctrlKey: true })
    fireEvent.keyDown(grid, { key: 'y', ctrlKey: true })
    await waitFor(() => expect(changes()).toHaveLength(3))
    expect(changes().map(({ body }) => (body as { means: string | null }).means)).toEqual([
      'PM-01',
      null,
      'PM-01',
    ])
  })

  it('keeps such a code as a new station', async () => {
    const { changes } = await openPreview([good, { ...similar, issues: [asked] }])
    fireEvent.click(screen.getByRole('button', { name: 'Mantener «PM01» como estación nueva' }))
    await waitFor(() =>
      expect(changes()).toMatchObject([{ body: { code: 'PM01', means: 'PM01' } }]),
    )
  })

  const notADay = { code: 'no-such-day', params: {} } as const
  const late = { ...notADay, column: 'endsOn' } as const
  const early = { ...notADay, column: 'estimatedOn' } as const
  const badRow = (position: number, issues: PreviewRow['issues']) => ({
    ...rowOf(position, { stationCode: `PM-0${position}`, component: 'Agua' }),
    issues,
  })
  const rowNames = () => /fila \d+|PM-\d+ · [^,]+/g
  const said = () =>
    screen
      .getAllByRole('status')
      .flatMap((one) => one.textContent?.match(rowNames()) ?? [])
      .join(' ')

  it.each([
    ['all rows', false],
    ['only rows with errors', true],
  ])('leads to every error in turn, whatever is corrected, among %s', async (_, isBadOnly) => {
    const rows = [
      good,
      badRow(1, [late]),
      badRow(2, [early, late]),
      badRow(3, [early]),
      badRow(4, [late]),
    ]
    const { grid } = await openPreview(rows)
    if (isBadOnly) {
      fireEvent.click(screen.getByLabelText('Solo filas con errores'))
      await waitFor(() => expect(within(grid).queryByText('PM-01', { exact: true })).not.toBeNull())
    }
    const met: string[] = []
    for (let count = 5; count > 0; count--) {
      // The first one is selected on arrival.
      if (count < 5) fireEvent.click(screen.getByRole('button', { name: 'Siguiente error' }))
      met.push(said())
      fireEvent.keyDown(grid, { key: 'Enter' })
      const field = await within(grid).findByRole('textbox')
      fireEvent.change(field, { target: { value: '28/02/2026' } })
      fireEvent.keyDown(field, { key: 'Enter' })
      await waitFor(() => expect(rows.flatMap(({ issues }) => issues)).toHaveLength(count - 1))
      await waitFor(() => expect(grid.querySelectorAll('[aria-invalid]')).toHaveLength(count - 1))
    }
    expect(met).toEqual([
      'PM-01 · Fecha de fin fila 3',
      'PM-02 · Fecha estimada fila 4',
      'PM-02 · Fecha de fin fila 4',
      'PM-03 · Fecha estimada fila 5',
      'PM-04 · Fecha de fin fila 6',
    ])
  })

  it('clears a cell by Delete at once, leaves the row below alone, and undoes and redoes it', async () => {
    const { grid, changes } = await openPreview([good, badRow(2, [early])])
    fireEvent.keyDown(grid, { key: 'Home' })
    const press = (key: string, more = {}) => fireEvent.keyDown(grid, { key, ...more })
    const values = () =>
      changes().map(({ body }) => {
        const [cell] = (body as { cells: { row: number; column: string; value: string }[] }).cells
        return cell && `${cell.column} ${cell.row} ${cell.value}`
      })
    press('Delete')
    expect(within(grid).queryByRole('textbox')).toBeNull()
    await waitFor(() => expect(values()).toEqual(['stationCode 4 ']))
    press('Delete')
    press('ArrowUp')
    press('z', { ctrlKey: true })
    await waitFor(() => expect(values()).toEqual(['stationCode 4 ', 'stationCode 4 PM-02']))
    expect(said()).toContain('Código de estación')
    expect(said()).toContain('fila 4')
    press('z', { ctrlKey: true })
    press('Z', { ctrlKey: true, shiftKey: true })
    await waitFor(() => expect(values()).toHaveLength(3))
    expect(values().at(-1)).toBe('stationCode 4 ')
    press('z', { metaKey: true })
    press('y', { ctrlKey: true })
    await waitFor(() => expect(values()).toHaveLength(5))
    expect(values().slice(3)).toEqual(['stationCode 4 PM-02', 'stationCode 4 '])
  })

  it('leads by its first press to the error after the one selected on arrival', async () => {
    await openPreview([good, badRow(1, [late]), badRow(2, [early])])
    expect(said()).toBe('PM-01 · Fecha de fin fila 3')
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente error' }))
    expect(said()).toBe('PM-02 · Fecha estimada fila 4')
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente error' }))
    expect(said()).toBe('PM-01 · Fecha de fin fila 3')
  })

  it('cuts a long text in the line about its cell, not in the cell', async () => {
    const observation = 'Turbia '.repeat(80)
    const tooLong = { column: 'observation', code: 'too-long', params: { max: 500 } } as const
    const row = rowOf(1, { stationCode: 'PM-02', component: 'Agua', observation })
    const { grid } = await openPreview([good, { ...row, issues: [tooLong] }])
    const line = screen.getAllByRole('status').find((one) => one.textContent?.includes('PM-02'))
    expect(line?.textContent).toContain('Turbia Turbia')
    expect(line?.textContent?.length).toBeLessThan(200)
    expect(within(grid).getByTitle(/500/).textContent).toContain(observation)
  })

  it('keeps what is being typed with its row, when a corrected one before it leaves the list', async () => {
    const rows = [badRow(0, [early]), badRow(1, [early]), badRow(2, [early])]
    const { grid, changes } = await openPreview(rows)
    fireEvent.click(screen.getByLabelText('Solo filas con errores'))
    await within(grid).findByText('PM-00')
    fireEvent.keyDown(grid, { key: 'Enter' })
    const first = await within(grid).findByRole('textbox')
    fireEvent.change(first, { target: { value: '27/02/2026' } })
    fireEvent.keyDown(first, { key: 'Enter' })
    fireEvent.keyDown(grid, { key: 'Enter' })
    const second = await within(grid).findByRole('textbox')
    fireEvent.change(second, { target: { value: '28/02/2026' } })
    await waitFor(() => expect(within(grid).queryByText('PM-00')).toBeNull())
    fireEvent.keyDown(within(grid).getByRole('textbox'), { key: 'Enter' })
    await waitFor(() => expect(changes()).toHaveLength(2))
    expect(changes().map(({ body }) => body)).toMatchObject([
      { cells: [{ row: 2, value: '27/02/2026' }] },
      { cells: [{ row: 3, value: '28/02/2026' }] },
    ])
  })
})
