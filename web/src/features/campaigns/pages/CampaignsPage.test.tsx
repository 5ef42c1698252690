import type { Campaign } from '@puquio/contract/laboratory/campaigns'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { question } from '../../../ui/dialog/confirm.ts'
import { Page } from './CampaignsPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/data/campaigns'
const base = '/fkl-data-source/projects/1/campaigns'
const campaign = (values: Partial<Campaign>): Campaign => ({
  id: 1,
  name: 'III trimestre 2026',
  firstOn: '2026-07-04',
  lastOn: '2026-09-20',
  samples: 49,
  approvedAt: '2026-10-23T16:00:00Z',
  approvedBy: 'Ana Salazar',
  withdrawal: null,
  version: 3,
  ...values,
})
const answers = {
  [`GET ${base}`]: () => ({
    items: [
      campaign({}),
      campaign({
        id: 2,
        name: 'IV trimestre 2026',
        approvedAt: null,
        approvedBy: null,
        withdrawal: { at: '2026-11-02T16:00:00Z', by: 'Ana Salazar', reason: 'Informe corregido' },
      }),
    ],
    total: 2,
  }),
  [`GET ${base}/counts`]: () => [
    { id: 1, results: 2100, exceedances: 7 },
    { id: 2, results: 900, exceedances: 0 },
  ],
  [`POST ${base}/1/withdraw-approval`]: () => campaign({ approvedAt: null, approvedBy: null }),
}

it('says who approved, and why an approval was withdrawn', async () => {
  await stagePage({ Page, path, at: path, answers })
  await screen.findByText('III trimestre 2026')
  await screen.findByText('▲ 7')
  const [, approved, withdrawn] = screen.getAllByRole('row')
  expect(approved?.textContent).toContain('Aprobada 23/10/2026, Ana Salazar')
  expect(withdrawn?.textContent).toContain('Aprobación retirada 02/11/2026')
  expect(withdrawn?.textContent).toContain('Informe corregido')
})

it('asks for the reason of a withdrawal, and sends it with the version', async () => {
  const { sent } = await stagePage({ Page, path, at: path, answers })
  await screen.findByText('III trimestre 2026')
  await screen.findByText('▲ 7')
  fireEvent.click(screen.getByRole('button', { name: /III trimestre 2026/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Retirar aprobación' }))
  fireEvent.change(await screen.findByLabelText(/Motivo/), { target: { value: 'Duplicado' } })
  fireEvent.click(screen.getByRole('button', { name: 'Retirar aprobación' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      reason: 'Duplicado',
      version: 3,
    }),
  )
})

it('holds the place of counts that are on their way, and shows no dash for them', async () => {
  const never = { ...answers, [`GET ${base}/counts`]: () => new Promise(() => undefined) }
  await stagePage({ Page, path, at: path, answers: never })
  const row = (await screen.findByText('III trimestre 2026')).closest('tr')
  expect(row?.querySelectorAll('[data-on-its-way]')).toHaveLength(2)
  expect(row?.textContent).not.toContain('▲')
})

it('deletes a campaign without samples once a person has confirmed it, and offers it for no other', async () => {
  const empty = campaign({ id: 5, name: 'Vacía', samples: 0, approvedAt: null, approvedBy: null })
  const { sent } = await stagePage({
    Page,
    path,
    at: path,
    answers: {
      [`GET ${base}`]: () => ({ items: [campaign({}), empty], total: 2 }),
      [`GET ${base}/counts`]: () => [],
      [`DELETE ${base}/5`]: () => null,
    },
  })
  await screen.findByText('Vacía')
  fireEvent.click(screen.getByRole('button', { name: /III trimestre 2026/ }))
  await screen.findByRole('menuitem', { name: 'Renombrar' })
  expect(screen.queryByRole('menuitem', { name: 'Eliminar campaña' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /Vacía/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar campaña' }))
  await waitFor(() => expect(question.read()?.title).toBe('¿Eliminar «Vacía»?'))
  const deleted = () => sent.filter(({ method }) => method === 'DELETE').map((one) => one.path)
  expect(deleted()).toEqual([])
  act(() => question.read()?.answer(true))
  await waitFor(() => expect(deleted()).toEqual([`${base}/5`]))
})
