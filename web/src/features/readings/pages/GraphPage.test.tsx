import type { Device, Variable } from '@puquio/contract/modi/devices'
import type { GraphVariable, ReadingColumns } from '@puquio/contract/modi/readings'
import type { ToldReading } from '@puquio/contract/notifications/live'
import { qualities } from '@puquio/domain'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveFakeTime } from '../../../../test/leave-fake-time.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { passReadingsOn } from '../../../lib/live-readings.ts'
import { loader, Page } from './GraphPage.tsx'

const now = Date.parse('2026-02-15T17:00:00Z')
const minuteMs = 60_000

const variable = (id: number, changes: Partial<Variable> = {}): Variable => ({
  id,
  key: `k${id}`,
  name: `Nivel ${id}`,
  sensor: '',
  parameterId: null,
  unit: 'm',
  decimals: 2,
  min: null,
  max: null,
  lowLow: null,
  low: null,
  high: null,
  highHigh: null,
  retiredAt: null,
  latest: null,
  ...changes,
})
const device = (variables: Variable[]): Partial<Device> => ({
  id: 5,
  serial: 'PZ-1',
  name: 'Piezómetro norte',
  state: 'stale',
  station: { id: 1, code: 'YP-01', name: 'Dique' },
  lastReceivedAt: '2026-02-15T16:50:00Z',
  batteryPct: 74,
  rssiDbm: -84,
  channel: 'lora',
  variables,
})
const shown = (id: number, latest: GraphVariable['latest']): GraphVariable => ({
  id,
  name: `Nivel ${id}`,
  unit: 'm',
  decimals: 2,
  lowLow: null,
  low: null,
  high: 5,
  highHigh: null,
  device: { id: 5, serial: 'PZ-1', name: 'Piezómetro norte' },
  station: null,
  parameter: null,
  intervalS: 600,
  latest,
})
const columns = (variableId: number, at: number[], mean: number[]): ReadingColumns => ({
  variableId,
  level: 'raw',
  at,
  mean,
  min: [],
  max: [],
  count: at.map(() => 1),
})

const at = '/modi/graph/5/PZ-1'
type Points = { variables: GraphVariable[]; columns: ReadingColumns[] }
const open = (
  points: (query: URLSearchParams) => unknown,
  search = '',
  own = [variable(1), variable(2)],
) =>
  stagePage({
    Page,
    loader,
    path: '/modi/graph/$id/$modi',
    at: `${at}${search}`,
    answers: {
      'GET /fkl-modi/projects/1/devices/5': () => device(own),
      'GET /fkl-modi/projects/1/readings': ({ query }) => points(query),
      'PUT /fkl-modi/projects/1/watch': () => new Response(null, { status: 204 }),
    },
  })
const two = (): Points => ({
  variables: [
    shown(1, { measuredAt: '2026-02-15T16:50:00Z', value: 4.5, quality: 'good' }),
    shown(2, { measuredAt: '2026-02-15T16:50:00Z', value: 7, quality: 'good' }),
  ],
  columns: [
    columns(1, [now - 20 * minuteMs, now - 10 * minuteMs], [4.25, 4.5]),
    columns(2, [now - 10 * minuteMs], [7]),
  ],
})

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now })
})
afterEach(() => {
  leaveFakeTime()
  leaveStage()
})

describe('the page of a device', () => {
  it('names it with its state, and its variables with their newest values', async () => {
    const { asked, sent } = await open(two)
    expect(asked.map(({ path }) => path)).toContain('/fkl-modi/projects/1/devices/5')
    expect(await screen.findByRole('heading', { name: 'Piezómetro norte' })).toBeTruthy()
    expect(screen.getByText('Sin datos (E001)')).toBeTruthy()
    expect(screen.getByText('15/02/2026 11:50')).toBeTruthy()
    const chips = within(await screen.findByRole('list', { name: 'Variables del gráfico' }))
    expect(chips.getByText(/4\.50 m/)).toBeTruthy()
    const points = sent.find(({ path }) => path.endsWith('/readings'))
    expect(points?.query.get('variables')).toBe('1,2')
    expect(points?.query.get('from')).toMatch(/^2026-02-14T17:00:00/)
    const watch = sent.find(({ method }) => method === 'PUT')
    expect(watch?.body).toEqual({ variables: [1, 2] })
  })

  it('shows a reading when it arrives, and asks again to be told while it is open', async () => {
    const { sent } = await open(two)
    await screen.findByText(/4\.50 m/)
    act(() => passReadingsOn({ kind: 'readings', readings: [[1, now + 1000, 4.75, 0]] }))
    expect(await screen.findByText(/4\.75 m/)).toBeTruthy()
    expect(screen.queryByRole('img', { name: /^Dudosa/ })).toBeNull()
    const beyond = [[1, now + 2000, 4000, qualities.suspect]] satisfies ToldReading[]
    act(() => passReadingsOn({ kind: 'readings', readings: beyond }))
    expect(await screen.findByRole('img', { name: /^Dudosa/ })).toBeTruthy()
    const watches = () => sent.filter(({ method }) => method === 'PUT').length
    expect(watches()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(watches()).toBe(2)
  })

  it('reads again what may have been missed', async () => {
    const { sent } = await open(two)
    await screen.findByText(/4\.50 m/)
    const reads = () => sent.filter(({ path }) => path.endsWith('/readings'))
    expect(reads()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(5_100))
    expect(reads()).toHaveLength(2)
    expect(reads()[1]?.query.get('level')).toBe('raw')
    act(() => passReadingsOn({ kind: 'missed' }))
    await waitFor(() => expect(reads()).toHaveLength(3))
    expect(reads()[2]?.query.get('from')).toMatch(/^2026-02-14T17:00:05/)
  })
})

describe('its address', () => {
  it('holds variables, period and comparison, and is asked for so', async () => {
    const { address, sent } = await open(two)
    fireEvent.click(await screen.findByRole('button', { name: 'Quitar Nivel 2' }))
    await waitFor(() => expect(address()).toContain('variables=[1]'))
    fireEvent.click(screen.getByRole('radio', { name: '7 d' }))
    await waitFor(() => expect(address()).toContain('range=7d'))
    fireEvent.change(screen.getByRole('combobox', { name: 'Comparar con otro período' }), {
      target: { value: '365d' },
    })
    await waitFor(() => expect(address()).toContain('compare=365d'))
    const spans = sent
      .filter(({ path }) => path.endsWith('/readings'))
      .map(({ query }) => query.get('from')?.slice(0, 10))
    expect(spans).toContain('2025-02-08')
  })

  it('stops a live graph where it is, and lets it go on', async () => {
    const { address } = await open(two)
    const live = await screen.findByRole('button', { name: 'En vivo' })
    expect(live.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(live)
    await waitFor(() => expect(address()).toMatch(/from=2026-02-14T17:0/))
    expect(screen.getByRole('button', { name: 'En vivo' }).getAttribute('aria-pressed')).toBe(
      'false',
    )
    fireEvent.click(screen.getByRole('button', { name: 'En vivo' }))
    await waitFor(() => expect(address()).not.toContain('from='))
  })
})

describe('without a canvas', () => {
  it('arrows say reading after reading, and plus zooms', async () => {
    const { address } = await open(two)
    const graph = await screen.findByRole('application', { name: /Gráfico de Piezómetro norte/ })
    fireEvent.keyDown(graph, { key: 'ArrowLeft' })
    const said = () => screen.getByRole('status').textContent
    expect(said()).toBe('15/02/2026 11:50:00; Nivel 1 4.50 m; Nivel 2 7.00 m')
    fireEvent.keyDown(graph, { key: 'ArrowLeft' })
    expect(said()).toBe('15/02/2026 11:40:00; Nivel 1 4.25 m')
    fireEvent.keyDown(graph, { key: '+' })
    await waitFor(() => expect(address()).toContain('from='))
  })

  it('the summary and the table say what is drawn', async () => {
    await open(two, '?table=true')
    const graph = await screen.findByRole('application')
    expect(graph.getAttribute('aria-label')).toContain('Nivel 1: 2 lecturas, de 4.25 a 4.50 m')
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(
      rows.map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      )[1],
    ).toEqual(expect.arrayContaining(['4.50', '7.00']))
  })
})

describe('where there is nothing to draw', () => {
  it('says when the newest reading was, and leads there', async () => {
    const latest = { measuredAt: '2026-01-10T12:00:00Z', value: 4, quality: 'good' } as const
    const { address } = await open(
      () => ({
        variables: [shown(1, latest)],
        columns: [columns(1, [], [])],
      }),
      '',
      [variable(1)],
    )
    expect(await screen.findByText('La última es del 10/01/2026 07:00.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Ver las últimas lecturas' }))
    await waitFor(() => expect(address()).toContain('from=2026-01-09T13:12:00Z'))
  })

  it('says so of a device that never sent any, until something arrives', async () => {
    await open(() => ({ variables: [shown(1, null)], columns: [columns(1, [], [])] }), '', [
      variable(1),
    ])
    expect(await screen.findByText('Todavía no hay lecturas')).toBeTruthy()
    act(() => passReadingsOn({ kind: 'readings', readings: [[1, now - 1000, 4.75, 0]] }))
    await waitFor(() => expect(screen.queryByText('Todavía no hay lecturas')).toBeNull())
  })

  it('says so of a device without variables', async () => {
    await open(two, '', [variable(1, { retiredAt: '2026-01-01T00:00:00Z' })])
    expect(await screen.findByText('El dispositivo no tiene variables')).toBeTruthy()
  })

  it('says what failed', async () => {
    const refused = { status: 500, code: 500, problem: 'UNEXPECTED', params: {} }
    await open(() => new Response(JSON.stringify(refused), { status: 500 }))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
