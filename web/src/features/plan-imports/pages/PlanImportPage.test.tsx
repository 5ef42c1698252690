import type { PlanImport, PreviewRow } from '@puquio/contract/plan-imports'
import { type PlanColumn, planColumns, screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './PlanImportPage.tsx'
import '../../../lib/problems/problem-texts.ts'

afterEach(() => {
  cleanup()
  leaveStage()
})

const { path } = screens.PlanningCreate
const key = 'a81bc81b-dead-4e5d-abff-90865d1e13b1'
const all = '/fkl-plan/projects/1/imports'
const one = `${all}/${key}`

describe('the choice of a file', () => {
  const open = (imports: unknown[]) =>
    stagePage({ Page, path, at: path, answers: { [`GET ${all}`]: () => ({ imports }) } })

  it('says that none is selected, where the button is pressed without one', async () => {
    await open([])
    fireEvent.click(await screen.findByRole('button', { name: 'Revisar el archivo' }))
    expect(await screen.findByText(/No se seleccionó ningún archivo/)).toBeDefined()
  })

  it('offers to go on with imports that another browser began', async () => {
    localStorage.clear()
    const begunAt = '2026-02-15T12:00:00Z'
    const { address } = await open([{ key, fileName: 'plan.xlsx', begunAt, targetPlanId: null }])
    await screen.findByText('Hay una importación sin terminar: plan.xlsx, del 15/02/2026.')
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(address()).toContain(key))
  })

  it('discards one of them', async () => {
    const left = [
      { key, fileName: 'plan.xlsx', begunAt: '2026-02-15T12:00:00Z', targetPlanId: null },
    ]
    await stagePage({
      Page,
      path,
      at: path,
      answers: {
        [`GET ${all}`]: () => ({ imports: left }),
        [`DELETE ${one}`]: () => {
          left.length = 0
          return new Response(null, { status: 204 })
        },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByText(/plan\.xlsx/)).toBeNull())
  })
})

const rowOf = (position: number, cells: Partial<Record<PlanColumn, string>>): PreviewRow => ({
  row: position + 2,
  position,
  cells: planColumns.map((column) => cells[column] ?? ''),
  issues: [],
})

/** An import of two rows, of which the second has a bad cell until a change is sent. */
const openPreview = async (issue: PreviewRow['issues'][number], bad: PreviewRow) => {
  const good = rowOf(0, { stationCode: 'PM-01', component: 'Agua', estimatedOn: '2026-03-15' })
  let isBad = true
  const shown = (): PlanImport => ({
    key,
    state: 'checked',
    fileName: 'plan.xlsx',
    phase: 'done',
    rowsDone: 2,
    rowsTotal: 2,
    refusal: null,
    badCellCount: isBad ? 1 : 0,
    badCells: isBad
      ? [{ ...issue, sheet: 'Plan', row: bad.row, position: 1, columnLetter: 'A', value: '' }]
      : [],
    isCorrectable: true,
    monitorings: 2,
    newStations: 0,
    newStationCodes: [],
    placedStationCodes: [],
    farStationCodes: [],
    convertedStations: 0,
    firstOn: null,
    lastOn: null,
    sameContentAs: null,
    targetPlanId: null,
    codeAnswers: {},
    decimalMarks: {},
    planId: null,
  })
  const change = () => {
    isBad = false
    return shown()
  }
  const { sent } = await stagePage({
    Page,
    path,
    at: `${path}?key=${key}`,
    answers: {
      [`GET ${one}`]: shown,
      [`GET ${one}/rows`]: ({ query }) => {
        const second = isBad ? { ...bad, issues: [issue] } : bad
        const rows =
          query.get('onlyBad') === 'true' ? [second].slice(isBad ? 0 : 1) : [good, second]
        return { rows, total: rows.length }
      },
      [`PATCH ${one}/cells`]: change,
      [`POST ${one}/codes`]: change,
    },
  })
  const grid = await screen.findByRole('grid')
  await within(grid).findByText(bad.cells[0] ?? '')
  return { grid, changes: () => sent.filter(({ method }) => method !== 'GET') }
}

describe('the preview', () => {
  it('shows all rows again once the last error is corrected under "only rows with errors"', async () => {
    const bad = rowOf(1, { stationCode: 'PM-02', component: 'Agua', estimatedOn: '31/02/2026' })
    const { grid } = await openPreview(
      { column: 'estimatedOn', code: 'no-such-day', params: {} },
      bad,
    )
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
    const { changes } = await openPreview(asked, similar)
    use()
    await waitFor(() =>
      expect(changes()).toMatchObject([
        { path: `${one}/codes`, body: { code: 'PM01', means: 'PM-01' } },
      ]),
    )
  })

  it('keeps such a code as a new station', async () => {
    const { changes } = await openPreview(asked, similar)
    fireEvent.click(screen.getByRole('button', { name: 'Mantener «PM01» como estación nueva' }))
    await waitFor(() =>
      expect(changes()).toMatchObject([{ body: { code: 'PM01', means: 'PM01' } }]),
    )
  })
})
