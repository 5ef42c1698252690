import type { Plan } from '@puquio/contract/plans'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { PermissionCode } from '@puquio/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { aPlan, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './PlansPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/planning-and-monitoring'
const list = 'GET /fkl-plan/projects/1/plans'

const open = async (plans: readonly Plan[], at = path, permissions: PermissionCode[] = [1]) => {
  const annul = 'POST /fkl-plan/projects/1/plans/1/annul'
  const answers = {
    [list]: () => ({ items: plans, total: plans.length }),
    'GET /fkl-plan/projects/1/plan-years': () => [2026, 2019],
    [annul]: () => ({ ...plans[0], annulledAt: '2026-02-15T12:00:00Z' }),
  }
  const opened = await stagePage({ Page, path, at, permissions, answers })
  const asked = () =>
    opened.sent.findLast(({ method, path: to }) => `${method} ${to}` === list)?.query
  return { ...opened, asked }
}

describe('the list of plans', () => {
  it('asks for what the address says, and shows it in its filters', async () => {
    const { asked } = await open(
      [aPlan()],
      `${path}?status=in-execution&year=2026&search=anual&page=2`,
    )
    await screen.findByText('Plan anual')
    expect(Object.fromEntries(asked() ?? [])).toMatchObject({
      status: 'in-execution',
      year: '2026',
      search: 'anual',
      page: '2',
      sort: 'current',
    })
    expect(screen.getByLabelText('Estado')).toHaveProperty('value', 'in-execution')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'anual')
  })

  it('writes a filter into the address, from the first page on', async () => {
    const { asked, address } = await open([aPlan()], `${path}?page=3`)
    await screen.findByText('Plan anual')
    fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'closed' } })
    await waitFor(() => expect(address()).toBe(`${path}?status=closed`))
    await waitFor(() => expect(asked()?.get('status')).toBe('closed'))
    expect(asked()?.get('page')).toBe('1')
  })

  it('offers the years that plans have, and the one that the address names', async () => {
    await open([aPlan()], `${path}?year=2031`)
    await screen.findByRole('option', { name: '2019' })
    const years = within(screen.getByLabelText('Año')).getAllByRole('option')
    expect(years.map(({ textContent }) => textContent)).toEqual([
      'Todos los años',
      '2031',
      '2026',
      '2019',
    ])
  })

  it.each([
    ['Estado', 'status'],
    ['Avance a la fecha', 'untilNow'],
    ['Avance general', 'general'],
    ['Incumplidos', 'unfulfilled'],
    ['Cercanos', 'near'],
    ['Ejecución', 'firstOn'],
  ])('sorts by %s', async (head, sort) => {
    const { asked, address } = await open([aPlan()])
    await screen.findByText('Plan anual')
    fireEvent.click(within(screen.getByRole('columnheader', { name: head })).getByRole('button'))
    await waitFor(() => expect(asked()?.get('sort')).toBe(sort))
    expect(address()).toBe(`${path}?sort=${sort}`)
  })

  it('counts what is unfulfilled and near with their marks, and a zero without', async () => {
    await open([aPlan({ unfulfilled: 13, near: 0 })])
    const row = within(await screen.findByRole('row', { name: /Plan anual/ }))
    expect(row.getByRole('img', { name: 'Incumplido' }).parentElement?.textContent).toContain('13')
    expect(row.queryByRole('img', { name: 'Cercano' })).toBeNull()
  })

  it('offers a way out where no plan meets the filters', async () => {
    const { address } = await open([], `${path}?status=closed`)
    fireEvent.click(await screen.findByRole('button', { name: /filtros/ }))
    await waitFor(() => expect(address()).toBe(path))
  })

  it.each([
    { who: 'an administrator', permissions: [1], mayImport: true },
    { who: 'a reader', permissions: [2], mayImport: false },
  ] as const)('lets $who import: $mayImport', async ({ permissions, mayImport }) => {
    await open([aPlan()], path, [...permissions])
    await screen.findByText('Plan anual')
    expect(screen.queryByRole('link', { name: 'Importar un plan' }) !== null).toBe(mayImport)
  })

  it('annuls a plan with a reason only, and never one that has begun', async () => {
    const { sent } = await open([aPlan(), aPlan({ id: 2, name: 'Ya empezado', started: true })])
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Ya empezado' }))
    await screen.findByRole('menuitem', { name: 'Ver detalle' })
    expect(screen.queryByRole('menuitem', { name: /Anular/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Acciones de Plan anual' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: /Anular/ }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: /^Anular/ }))
    const reason = dialog.getByRole('textbox')
    await waitFor(() => expect(document.activeElement).toBe(reason))
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
    fireEvent.change(reason, { target: { value: 'Duplicado' } })
    fireEvent.click(dialog.getByRole('button', { name: /^Anular/ }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Duplicado' }),
    )
  })
})
