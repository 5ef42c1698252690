import type { AlarmDetail } from '@puquio/contract/modi/alarms'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveFakeTime } from '../../../../test/leave-fake-time.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { loader as loadAlarm, Page as AlarmPage } from './AlarmPage.tsx'
import { loader as loadAlarms, Page as AlarmsPage } from './AlarmsPage.tsx'

const now = Date.parse('2026-02-15T17:00:00Z')
const device = { id: 5, serial: 'PZ-1', name: 'Piezómetro norte', intervalS: 600 }
const alarm: AlarmDetail = {
  id: 7,
  kind: 'rule',
  severity: 'high',
  device,
  station: { id: 1, code: 'YP-01', name: 'Dique' },
  variable: { id: 3, name: 'Nivel', unit: 'm', decimals: 2 },
  condition: {
    kind: 'value',
    op1: '>',
    value1: 3,
    join: null,
    op2: null,
    value2: null,
    onDelayS: 0,
    inARow: 1,
    deadBand: 0.1,
    offDelayS: 0,
    intervalS: 600,
  },
  rule: { id: 9, name: 'Alerta amarilla' },
  raisedAt: '2026-02-15T15:00:00Z',
  sinceAt: '2026-02-15T15:00:00Z',
  value: 3.4,
  receivedAt: '2026-02-15T15:00:20Z',
  channel: 'lora',
  recordedAt: '2026-02-15T15:00:21Z',
  clearedAt: null,
  clearedValue: null,
  clearReason: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  acknowledgement: '',
  assignedTo: null,
  shelvedUntil: null,
  isHistoric: false,
  times: 1,
  againAt: null,
  gathersUntil: null,
  comments: 0,
  events: [],
  mutedUntil: null,
}
const points = {
  variables: [
    {
      id: 3,
      name: 'Nivel',
      unit: 'm',
      decimals: 2,
      lowLow: null,
      low: null,
      high: null,
      highHigh: null,
      device,
      station: null,
      parameter: null,
      intervalS: 600,
      latest: null,
    },
  ],
  columns: [
    {
      variableId: 3,
      level: 'raw',
      at: [now - 7_200_000],
      mean: [3.4],
      min: [],
      max: [],
      count: [1],
    },
  ],
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now })
})
afterEach(() => {
  leaveFakeTime()
  leaveStage()
})

describe('the list of alarms', () => {
  const open = (search = '') =>
    stagePage({
      Page: AlarmsPage,
      loader: loadAlarms,
      path: '/modi/alarms',
      at: `/modi/alarms${search}`,
      answers: {
        'GET /fkl-modi/projects/1/alarms': () => ({
          items: [alarm],
          total: 1,
          active: 1,
          unacknowledged: 1,
        }),
      },
    })

  it('names what raised each, and is asked for by its address', async () => {
    const { sent } = await open('?view=active&severity=high&device=5')
    expect(await screen.findByText('Nivel > 3 m')).toBeTruthy()
    const [asked] = sent.filter(({ path }) => path.endsWith('/alarms'))
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      view: 'active',
      severity: 'high',
      device: '5',
    })
  })

  it('writes its filters into the address; those that nobody acknowledged are active', async () => {
    const { address, sent } = await open()
    const state = await screen.findByRole('combobox', { name: 'Estado' })
    fireEvent.change(state, { target: { value: 'unanswered' } })
    await waitFor(() => expect(address()).toContain('view=active'))
    expect(address()).toContain('unanswered=true')
    await waitFor(() =>
      expect(sent.some(({ query }) => query.get('acknowledged') === 'false')).toBe(true),
    )
    fireEvent.change(screen.getByRole('combobox', { name: 'Causa' }), {
      target: { value: 'silence' },
    })
    await waitFor(() => expect(address()).toContain('kind=silence'))
  })
})

describe('the page of an alarm', () => {
  const open = (changes: Partial<AlarmDetail> = {}, permissions: (2 | 3)[] = [2, 3]) =>
    stagePage({
      Page: AlarmPage,
      loader: loadAlarm,
      path: '/modi/alarms/$alarmId',
      at: '/modi/alarms/7',
      permissions,
      answers: {
        'GET /fkl-modi/projects/1/alarms/7': () => ({ ...alarm, ...changes }),
        'POST /fkl-modi/projects/1/alarms/7/acknowledge': () => alarm,
        'GET /fkl-modi/projects/1/readings': () => points,
        'GET /fkl-modi/projects/1/variables': () => ({ items: [], total: 0 }),
      },
    })

  it('shows the readings around it, which lead to the whole graph of that time', async () => {
    const { sent } = await open()
    const around = await screen.findByRole(
      'region',
      { name: 'Lecturas alrededor de la alarma' },
      // What draws it is loaded later.
      { timeout: 10_000 },
    )
    const [asked] = sent.filter(({ path }) => path.endsWith('/readings'))
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      variables: '3',
      from: '2026-02-15T12:00:00.000Z',
      // The page's clock goes on.
      to: expect.stringMatching(/^2026-02-15T20:00/),
    })
    const link = within(around).getByRole('link').getAttribute('href')
    expect(link).toMatch(/^\/modi\/graph\/5\/PZ-1\?.*from=2026-02-15T12(%3A|:)00/)
    expect(within(around).getByRole('application').getAttribute('aria-label')).toContain(
      'Nivel: 1 lectura',
    )
  })

  it('of a device without variables has no graph', async () => {
    const { sent } = await open({ kind: 'silence', variable: null, condition: null, rule: null })
    expect(await screen.findByRole('heading', { name: /Sin datos del dispositivo/ })).toBeTruthy()
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/variables'))).toBe(true))
    expect(sent.some(({ path }) => path.endsWith('/readings'))).toBe(false)
  })

  it('is acknowledged with a note', async () => {
    const { sent } = await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Reconocer' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'En camino' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Reconocer' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ note: 'En camino' }),
    )
  })

  it('offers no answer to who only reads', async () => {
    await open({}, [2])
    expect(await screen.findByRole('heading', { name: /Nivel > 3 m/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reconocer' })).toBeNull()
  })
})
