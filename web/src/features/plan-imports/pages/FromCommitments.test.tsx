import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { openPreview, rowOf } from '../../../../test/import-page.ts'
import { periodOf } from '../period.ts'
import { Page } from './PlanImportPage.tsx'
import '../../../lib/problems/problem-texts.ts'

afterEach(() => {
  cleanup()
  leaveStage()
})

const { path } = screens.PlanningCreate
const list = 'GET /fkl-bdo/projects/1/commitments'
const begin = 'POST /fkl-plan/projects/1/imports-from-commitments'

const commitment = (id: number, shortName: string) => ({
  id,
  shortName,
  stations: [{ id: 1, code: 'AS-01' }],
  named: {},
  component: { id: 1, name: 'Agua' },
  frequency: null,
  instrument: { id: 1, name: 'EIA-d 2014', kind: 'eia-d' },
})

const open = (found: ReturnType<typeof commitment>[], ids: string) =>
  stagePage({
    Page,
    path,
    at: `${path}?commitments=${ids}`,
    answers: {
      [list]: () => ({
        items: found,
        total: found.length,
        unverified: 0,
        unverifiedBy: { model: 0, rules: 0, hand: 0 },
        groups: null,
      }),
      [begin]: () => ({ state: 'checking' }),
    },
  })

describe('a plan from commitments', () => {
  it('shows those that can become rows, says how many cannot, and opens their preview', async () => {
    const { sent, address } = await open(
      [commitment(7, 'COM-007 Agua'), commitment(9, 'COM-009')],
      '7,8,9',
    )
    await screen.findByRole('heading', { level: 1, name: 'Crear plan desde compromisos' })
    expect(screen.getByText('Elegir el periodo')).toBeDefined()
    expect((await screen.findByRole('link', { name: 'COM-007 Agua' })).getAttribute('href')).toBe(
      '/environmental-instruments/commitments/7',
    )
    expect(screen.getByText(/^1 de los elegidos no entra/)).toBeDefined()
    fireEvent.change(screen.getByRole('textbox', { name: /^Hasta/ }), {
      target: { value: '01/01/2020' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Abrir la vista previa' }))
    expect(await screen.findByText('Debe ser el mismo día o uno posterior.')).toBeDefined()
    fireEvent.change(screen.getByRole('textbox', { name: /^Hasta/ }), {
      target: { value: '31/12/2030' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Abrir la vista previa' }))
    await waitFor(() => expect(address()).toMatch(/\?key=[\da-f-]{36}$/))
    const body = sent.find(({ method }) => method === 'POST')?.body
    expect(body).toMatchObject({ commitments: [7, 9], endsOn: '2030-12-31' })
  })

  it('leads to the matrix where none of them can', async () => {
    await open([], '8')
    expect(await screen.findByText('Ninguno puede pasar a un plan')).toBeDefined()
    const way = screen.getByRole('link', { name: 'Elegir compromisos de monitoreo' })
    const query = new URL(way.getAttribute('href') ?? '', 'https://puquio.example').searchParams
    expect([query.get('kinds'), query.get('states')].join()).toMatch(
      /monitoring.+verified.+in-force/,
    )
  })

  it('says in its preview what is to be filled in, however much, and gives the rows', async () => {
    const issue = { column: 'stationCode', code: 'required', params: {} } as const
    const row = { ...rowOf(0, {}), issues: [issue] }
    await openPreview([row], { isFromCommitments: true, badCellCount: 101 })
    expect(await screen.findByText(/^Faltan completar 101 celdas/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Descargar las filas' })).toBeDefined()
  })
})

it.each([
  ['2026-11-28', '2027-01-01', '2027-12-31'],
  ['2026-03-05', '2026-03-05', '2026-12-31'],
] as const)('made on %s it runs from %s to %s', (today, startsOn, endsOn) => {
  expect(periodOf(today)).toEqual({ startsOn, endsOn })
})
