import { screens } from '@puquio/domain'
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
  const open = (imports: unknown[], isPhone = false) =>
    stagePage({ Page, path, at: path, isPhone, answers: { [`GET ${all}`]: () => ({ imports }) } })

  const unfinished = {
    key,
    fileName: 'plan.xlsx',
    targetPlanId: null,
    rows: 1200,
    badCellCount: 0,
  }

  it('folds unfinished imports on phones to a line with their number', async () => {
    await open([{ ...unfinished, begunAt: '2026-02-15T12:00:00Z' }])
    const box = () => screen.getByText('1 importación sin terminar').closest('details')
    await waitFor(() => expect(box()?.open).toBe(true))
    cleanup()
    leaveStage()
    await open([{ ...unfinished, begunAt: '2026-02-15T12:00:00Z' }], true)
    await waitFor(() => expect(box()?.open).toBe(false))
  })

  it('says that none is selected, where the button is pressed without one', async () => {
    await open([])
    fireEvent.click(await screen.findByRole('button', { name: 'Revisar el archivo' }))
    expect(await screen.findByText(/No se seleccionó ningún archivo/)).toBeDefined()
  })

  it('offers to go on with imports that another browser began', async () => {
    localStorage.clear()
    const begunAt = '2026-02-15T12:00:00Z'
    const { address } = await open([
      { ...unfinished, begunAt },
      { ...unfinished, key: '1', begunAt: '2026-02-14T20:30:00Z', badCellCount: 1 },
      { ...unfinished, key: '2', begunAt, rows: null, badCellCount: null },
    ])
    await screen.findByText('3 importaciones sin terminar')
    const [newest, ...others] = screen.getAllByRole('listitem').filter((one) => one.ariaLabel)
    expect(newest?.ariaLabel).toBe(
      'plan.xlsx, 15/02/2026 07:00 · 1,200 filas · 0 celdas por corregir',
    )
    expect(others.map((one) => one.ariaLabel)).toEqual([
      'plan.xlsx, 14/02/2026 15:30 · 1,200 filas · 1 celda por corregir',
      'plan.xlsx, 15/02/2026 07:00 · en revisión',
    ])
    fireEvent.click(within(newest as HTMLElement).getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(address()).toContain(key))
  })

  it('discards one of them', async () => {
    const left = [{ ...unfinished, begunAt: '2026-02-15T12:00:00Z' }]
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
