import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { ConsumptionPanel } from '../panel/ConsumptionPanel.tsx'
import * as consumption from './NeutralizersPage.tsx'
import * as records from './NeutralizerRecordsPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const plant = {
  id: 3,
  name: 'Planta Norte',
  inflowStationId: null,
  effluentStationId: null,
  targetPh: 7.5,
  residualAcidity: 20,
  dosePercent: 20,
  phRise: 0.1,
  plannedPercent: 10,
  flowVariableId: null,
  phInVariableId: null,
  phOutVariableId: null,
  products: [{ neutralizerId: 7, share: 1, lowStockDays: 7 }],
  isRetired: false,
  usedProducts: [7],
  version: 1,
}
const lime = {
  id: 7,
  name: 'Cal hidratada',
  formula: 'CaOH2',
  purity: 0.9,
  efficiency: 0.85,
  prices: [],
  isRetired: false,
  version: 1,
}
const day = {
  on: '2026-01-15',
  flowLs: 45,
  volumeM3: null,
  hours: null,
  phIn: 3.2,
  phOut: 9.6,
  acidityMgL: 400,
  metals: { fe2: null, fe3: null, al: null, mn: null, zn: null, cu: null },
  note: '',
  fromDevice: [],
  uses: [{ neutralizerId: 7, kg: 2200, stockKg: 9000 }],
  version: 1,
  changedAt: '2026-01-16T12:00:00.000Z',
  changedBy: 'Rosa Quispe',
  derived: {
    volumeM3: 3888,
    flowLs: 45,
    acidity: { mgL: 400, from: 'measured' },
    isPhExceeded: true,
    uses: [
      {
        neutralizerId: 7,
        kg: 2200,
        plannedKgM3: 0.368,
        plannedKg: 1430,
        realKgM3: 0.566,
        deviationPercent: 54,
        cost: { amount: 1430, currency: 'PEN' },
        stockKg: 9000,
        stockFrom: 'counted',
        daysLeft: 4.1,
      },
    ],
  },
}
const totals = {
  days: 1,
  volumeM3: 3888,
  products: [{ neutralizerId: 7, kg: 2200, kgM3: 0.566, plannedKgM3: 0.368 }],
  equivalent: { kg: 2273, kgM3: 0.585, plannedKgM3: 0.38 },
  costs: [{ currency: 'PEN', amount: 1430, perM3: 0.368 }],
  exceededDays: 1,
}
const answer = {
  from: '2026-01',
  to: '2026-01',
  days: [day],
  totals,
  months: [{ month: '2026-01', totals }],
  products: [
    {
      neutralizerId: 7,
      stock: { on: '2026-01-15', kg: 9000, from: 'counted', meanKgD: 2200, daysLeft: 4.1 },
      isLow: true,
      change: null,
    },
  ],
  deliveries: [],
}
const ofProject = '/fkl-data-source/projects/1/treatment-plants'
const answers = {
  [`GET ${ofProject}`]: () => ({
    plants: [plant],
    neutralizers: [lime],
    stations: [],
    variables: [],
  }),
  [`GET ${ofProject}/3/days`]: () => answer,
  [`GET ${ofProject}/3/device-days`]: () => [],
  [`GET /fkl-file/projects/1/pdf-reports`]: () => [],
}

it('shows figures, low stock, a pH out of its band and a dose far from the planned one', async () => {
  const path = '/data/neutralizers'
  await stagePage({ ...consumption, path, at: path, answers })
  expect(await screen.findByText(/Cal hidratada: quedan 4 días de stock/)).toBeTruthy()
  await waitFor(() => expect(document.querySelectorAll('[data-day="2026-01-15"]')).toHaveLength(3))
  expect(screen.getByTitle('Fuera de 6 a 9 (DS 010-2010-MINAM)').textContent).toBe('▲ 9.60')
  expect(screen.getByTitle('Lejos de la dosis prevista').textContent).toBe('△ 54')
  expect(screen.getByText(/La planta no tiene estación del efluente/)).toBeTruthy()
})

it('shows different products by themselves, and together as CaCO₃', async () => {
  const soda = { ...lime, id: 8, name: 'Soda', formula: 'NaOH' }
  const both = {
    ...totals,
    products: [...totals.products, { neutralizerId: 8, kg: 500, kgM3: 0.129, plannedKgM3: 0.19 }],
    equivalent: { kg: 2586, kgM3: 0.665, plannedKgM3: 0.396 },
  }
  const shared = {
    ...plant,
    products: [...plant.products, { neutralizerId: 8, share: 0.3, lowStockDays: null }],
  }
  const path = '/data/neutralizers'
  await stagePage({
    ...consumption,
    path,
    at: path,
    answers: {
      ...answers,
      [`GET ${ofProject}`]: () => ({
        plants: [shared],
        neutralizers: [lime, soda],
        stations: [],
        variables: [],
      }),
      [`GET ${ofProject}/3/days`]: () => ({
        ...answer,
        totals: both,
        months: [{ month: '2026-01', totals: both }],
      }),
    },
  })
  const table = await screen.findByRole('table', { name: 'Productos' })
  const rowOf = (name: string) =>
    within(within(table).getByText(name).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(rowOf('Cal hidratada')).toContain('2,200 kg')
  expect(rowOf('Soda')).toContain('0.129 kg/m³')
  expect(rowOf('Equivalente en CaCO₃')).toEqual([
    'Equivalente en CaCO₃',
    '2,586 kg CaCO₃',
    '0.396 kg CaCO₃/m³',
    '0.665 kg CaCO₃/m³',
    '',
  ])
  // Nowhere kilograms of both.
  expect(screen.queryByText(/2,700/)).toBeNull()
})

it('is a panel of a board: figures, charts and the way to the whole page', async () => {
  const { sent } = await stagePage({
    Page: () => (
      <ConsumptionPanel
        settings={{ plant: 3 }}
        filters={{ from: '2019-01-10', to: '2026-01-20' }}
        height="tall"
      />
    ),
    path: '/board',
    at: '/board',
    answers,
  })
  expect(await screen.findByText(/Cal hidratada: quedan 4 días de stock/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver el consumo completo' }).getAttribute('href')).toBe(
    '/data/neutralizers?plant=3',
  )
  expect(screen.queryByText('Por día')).toBeNull()
  // Of a longer period the last five years.
  const asked = sent.find(({ path }) => path.endsWith('/3/days'))
  expect(String(asked?.query)).toBe('from=2021-02&to=2026-01')
})

it('saves what is typed into the month, and marks what is no number', async () => {
  const path = '/data/neutralizers/records'
  const at = `${path}?month=2026-01`
  const saved = { [`PUT ${ofProject}/3/days`]: () => ({ saved: 1, removed: 0 }) }
  const { sent } = await stagePage({
    ...records,
    path,
    at,
    permissions: [2, 3],
    answers: { ...answers, ...saved },
  })
  const cell = await screen.findByLabelText('Caudal, 16/01/2026')
  fireEvent.change(cell, { target: { value: 'mucho' } })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(cell.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(cell, { target: { value: '45,5' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar un día' }))
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  const put = sent.find(({ method }) => method === 'PUT')
  expect(put?.body).toMatchObject({ days: [{ on: '2026-01-16', flowLs: 45.5, version: null }] })
})
