import type { Well } from '@puquio/contract/levels/levels'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Answers, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { toasts } from '../../../ui/toasts/toasts.ts'
import { loader, Page } from './LevelsPage.tsx'

const { path } = screens.NPYMS
const of = '/fkl-data-source/projects/1'

afterEach(() => {
  cleanup()
  leaveStage()
  queryClient.clear()
})

const well = (id: number, more: Partial<Well> = {}): Well => ({
  id,
  name: `PZ-0${id}`,
  stationId: id,
  station: { id, code: `REL-${id}`, name: 'Dique' },
  kind: 'casagrande',
  terrainLevelM: 4120.5,
  stickUpM: 0.85,
  depthM: 58,
  screenFromM: null,
  screenToM: null,
  lowM: null,
  highM: 4098,
  variableId: null,
  variable: null,
  note: '',
  position: {
    latitudeDeg: -10.5,
    longitudeDeg: -76.2 + id / 1000,
    eastingM: 368_000 + id * 100,
    northingM: 8_839_000,
    zone: 18,
  },
  state: 'normal',
  newest: { at: '2026-02-01T15:30:00Z', levelM: 4097.88, source: 'sounding', state: 'measured' },
  change30M: 0.42,
  retiredAt: null,
  version: 1,
  ...more,
})
const wells = [
  well(1),
  well(2, {
    state: 'over-limit',
    newest: { at: '2026-02-02T15:30:00Z', levelM: 4098.4, source: 'sounding', state: 'measured' },
  }),
  well(3, { state: 'dry' }),
]
const levels = {
  wells: wells.map(({ id }) => ({
    wellId: id,
    soundings: [
      {
        id: id * 10,
        at: Date.parse('2026-02-01T15:30:00Z'),
        levelM: 4097 + id,
        state: 'measured',
        depthToWaterM: 24.35 - id,
        headAboveTopM: null,
        measuredBy: '',
        note: '',
      },
    ],
    sensor: null,
  })),
  rain: null,
}
const at = wells.map(({ id }) => ({
  wellId: id,
  levelM: 4097 + id,
  isDry: id === 3,
  before: 0,
  after: 0,
}))

const problem = (status: number, body: object) =>
  new Response(JSON.stringify({ status, code: null, ...body }), { status })

const stage = (
  search = '',
  permissions: readonly (1 | 2 | 3)[] = [1],
  given: readonly Well[] = wells,
  more: Answers = {},
) =>
  stagePage({
    Page,
    loader,
    path,
    at: `${path}${search}`,
    permissions,
    answers: {
      [`GET ${of}/wells`]: () => given,
      [`GET ${of}/well-levels`]: () => levels,
      [`GET ${of}/well-levels-at`]: () => at,
      [`GET ${of}/rain-variables`]: () => [],
      'GET /fkl-file/projects/1/pdf-reports': () => [],
      [`GET ${of}/wells/1/soundings`]: () => ({ items: [], total: 0 }),
      [`POST ${of}/wells/1/soundings`]: () => ({ id: 5, wellId: 1, levelM: 4097.88 }),
      ...more,
    },
  })

it('lists wells with level, depth, change and state, by the filters of the address', async () => {
  const { address } = await stage()
  const table = await screen.findByRole('table', { name: 'Pozos' })
  await within(table).findByText('PZ-01')
  const [, first] = within(table).getAllByRole('row')
  for (const text of ['PZ-01', 'Normal', '4,097.88', '23.47', '+0.42'])
    expect(first?.textContent).toContain(text)
  cleanup()
  queryClient.clear()
  await stage('?states=dry')
  await screen.findByText('PZ-03')
  expect(screen.queryByText('PZ-01')).toBeNull()
  expect(address()).toBe(path)
})

it('says the level of a sounding as it is typed, and warns of one that differs much', async () => {
  const { sent } = await stage('', [2, 3])
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de PZ-01' }))
  expect(screen.queryByRole('menuitem', { name: 'Editar pozo' })).toBeNull()
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Registrar medición' }))
  const form = await screen.findByRole('dialog')
  const depth = within(form).getByLabelText(/^Profundidad del agua/)
  fireEvent.change(depth, { target: { value: '33,47' } })
  expect(await within(form).findByText('4,087.88')).toBeTruthy()
  expect(within(form).getByText(/^Difiere -10.00 m/)).toBeTruthy()
  fireEvent.change(depth, { target: { value: '23,47' } })
  expect(await within(form).findByText('4,097.88')).toBeTruthy()
  const by = within(form).getByLabelText('Medido por')
  fireEvent.change(by, { target: { value: 'J. Quispe' } })
  const note = within(form).getByLabelText('Observación')
  fireEvent.change(note, { target: { value: 'Tapa suelta' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      state: 'measured',
      depthToWaterM: 23.47,
      headAboveTopM: null,
      measuredBy: 'J. Quispe',
      note: 'Tapa suelta',
    }),
  )
})

it('shows of each sounding when, what was met, its level, who measured it and the note', async () => {
  const person = { id: 1, name: 'Ana Quispe' }
  const met = {
    id: 7,
    wellId: 1,
    measuredAt: '2026-02-01T15:30:00Z',
    state: 'measured',
    depthToWaterM: 23.47,
    headAboveTopM: null,
    topLevelM: 4121.35,
    bottomLevelM: 4062.5,
    levelM: 4097.88,
    measuredBy: 'R. Mamani',
    note: 'Tapa suelta',
    correctsId: null,
    enteredAt: '2026-02-01T16:00:00Z',
    enteredBy: person,
    annulled: null,
  }
  await stage('', [1], wells, {
    [`GET ${of}/wells/1/soundings`]: () => ({ items: [met], total: 1 }),
  })
  fireEvent.click(await screen.findByText('PZ-01'))
  const table = await screen.findByRole('table', { name: 'Mediciones' })
  await within(table).findByText('Tapa suelta')
  const [heads, row] = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent ?? '')
  for (const head of ['Fecha de medición', 'Profundidad', 'Nivel', 'Medido por', 'Observación'])
    expect(heads?.split(head)).toHaveLength(2)
  for (const text of ['23.47', '4,097.88', 'R. Mamani', 'Tapa suelta']) expect(row).toContain(text)
})

it('says in the page that the server is busy, where the file of levels waits for too many others', async () => {
  await stage('?view=series&wells=1,2', [1], wells, {
    [`GET ${of}/well-levels-file`]: () => problem(503, { problem: 'BUSY', params: {} }),
  })
  const graph = await screen.findByRole('region', { name: 'Niveles de PZ-01, PZ-02' })
  fireEvent.click(await within(graph).findByRole('button', { name: 'Descargar' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /XLSX/ }))
  await waitFor(() => expect(toasts.read().at(-1)?.text).toMatch(/ocupado/))
})

it('draws the chosen wells over time, and a section through them with the gradient of three', async () => {
  await stage('?view=series&wells=1,2')
  await waitFor(() => expect(document.querySelectorAll('[data-sample]').length).toBeGreaterThan(1))
  expect(document.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(
    'Niveles de PZ-01, PZ-02',
  )
  cleanup()
  queryClient.clear()
  await stage('?view=section&wells=1,2,3&gradient=1,2,3')
  await waitFor(() => expect(document.querySelectorAll('svg [data-sample]')).toHaveLength(3))
  const table = await screen.findByRole('table', { name: 'Pozos de la sección' })
  expect(within(table).getByText('Seco')).toBeTruthy()
  // The third is dry.
  const unknown = /^Uno de los pozos está seco o no tiene nivel conocido/
  expect(await screen.findByText(unknown)).toBeTruthy()
  cleanup()
  queryClient.clear()
  // None that is dry is taken where none is chosen.
  await stage('?view=section&wells=1,2,3')
  expect(await screen.findByText('Elegir tres pozos distintos con coordenadas.')).toBeTruthy()
  cleanup()
  queryClient.clear()
  await stage('?view=section&wells=1,2,3&gradient=1,0,2')
  expect(await screen.findByText('Elegir tres pozos distintos con coordenadas.')).toBeTruthy()
})

it('says of the period how many soundings were dry, and that the lowest level was below the bottom', async () => {
  const [first] = levels.wells
  const [met] = first?.soundings ?? []
  const dry = {
    ...met,
    id: 11,
    at: Date.parse('2026-02-10T15:30:00Z'),
    levelM: 4062.5,
    state: 'dry',
  }
  await stage('?view=series&wells=1', [1], wells, {
    [`GET ${of}/well-levels`]: () => ({
      wells: [{ wellId: 1, soundings: [met, dry], sensor: null }],
      rain: null,
    }),
  })
  const table = await screen.findByRole('table', { name: 'Niveles del periodo' })
  const [heads, row] = within(table)
    .getAllByRole('row')
    .map((one) => [...one.children].map(({ textContent }) => textContent?.trim()))
  expect(heads?.slice(1, 3)).toEqual(['Mediciones', 'Secas'])
  expect(row?.slice(0, 6)).toEqual(['PZ-01', '2', '1', '< 4,062.50', '4,098.00', '–'])
})

it('hands in the file of a logger at a well with a sensor, and says what was read', async () => {
  const device = { id: 9, serial: 'D-9', name: 'Diver 9' }
  const sensed = well(1, { variableId: 4, variable: { id: 4, name: 'Nivel', device } })
  await stage('', [2, 3], [sensed])
  fireEvent.click(await screen.findByText('PZ-01'))
  fireEvent.click(await screen.findByRole('button', { name: 'Archivo del registrador' }))
  const dialog = await screen.findByRole('dialog', { name: 'Archivo del registrador de PZ-01' })
  expect(within(dialog).getByText(/^Las lecturas entran al dispositivo Diver 9/)).toBeTruthy()
  expect(within(dialog).getByLabelText('Archivo del registrador')).toBeTruthy()
})

it('asks for a report of what is on screen, and offers its tables as files', async () => {
  const { sent } = await stage('?view=section&wells=1,2,3&day=2026-02-01&gradient=1,0,2')
  fireEvent.click(await screen.findByRole('button', { name: 'PDF' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Generar PDF' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      wells: [1, 2, 3],
      day: '2026-02-01',
      gradient: [1, 2],
      language: 'es',
    }),
  )
})

it('offers a reader nothing to change, and says what is missing where there are no wells', async () => {
  await stage('', [2], [])
  expect(await screen.findByText('Todavía no hay pozos')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Registrar medición' })).toBeNull()
})
