import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './ResultImportPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const key = '3f0c6a8e-9d55-4a3c-8a27-6a6f7d1c2b10'
const { path } = screens.ResultImport
const at = `/data/import/${key}`
const of = '/fkl-data-source/projects/1/result-imports'

const mapping: NonNullable<ResultImport['mapping']> = {
  layout: 'wide',
  sheets: null,
  headerRow: 2,
  firstRow: 3,
  headRows: [],
  columns: [
    { column: 0, heading: 'Punto', meaning: { kind: 'field', field: 'station' } },
    { column: 1, heading: 'Fecha', meaning: { kind: 'field', field: 'date' } },
    { column: 2, heading: 'Pb (mg/L)', meaning: { kind: 'parameter', name: 'Pb', unit: 'mg/L' } },
    { column: 3, heading: 'Nota', meaning: { kind: 'ignored' } },
  ],
  fromHead: [],
  fromSheetName: null,
  constants: {},
}
const counts: ResultImport['counts'] = {
  values: 5,
  good: 2,
  held: 3,
  known: 0,
  newVersions: 0,
  samples: 2,
  old: 0,
  firstOn: '2026-03-01',
  lastOn: '2026-03-04',
  savedResults: 0,
  savedSamples: 0,
  savedVersions: 0,
}
const one = (values: Partial<ResultImport>): ResultImport => ({
  key,
  state: 'checked',
  fileName: 'marzo.xlsx',
  phase: 'done',
  rowsDone: 0,
  rowsTotal: 0,
  refusal: null,
  laboratory: null,
  recognised: null,
  sheets: [
    {
      name: 'Hoja1',
      rows: [
        ['Informe'],
        ['Punto', 'Fecha', 'Pb (mg/L)', 'Nota'],
        ['E-01', '1/3/2026', '<0,005', 'ok'],
      ],
    },
  ],
  doubts: [],
  mapping,
  options: { decimalMark: null, dateOrder: null, timeZone: null, utmZone: null, datum: null },
  counts,
  held: [],
  newStations: { stations: [], total: 0 },
  unread: [],
  unreadSheets: [],
  ...values,
})
const choices = {
  stations: [{ id: 7, name: 'EF-01 · Efluente' }],
  parameters: [
    {
      id: 9,
      name: { es: 'Plomo total', en: 'Total lead', fr: 'Plomb total', pt: 'Chumbo total' },
      unit: 'mg/L',
    },
  ],
  laboratories: [{ id: 3, name: 'Laboratorio Andino' }],
  campaigns: [{ id: 4, name: 'Marzo 2026' }],
}

const stage = (found: ResultImport, answers = {}, changed = {}) =>
  stagePage({
    Page,
    path,
    at,
    permissions: [3, 2],
    answers: {
      [`GET ${of}/${key}`]: () => found,
      'GET /fkl-data-source/projects/1/result-choices': () => choices,
      ...answers,
    },
    ...changed,
  })

describe('the columns', () => {
  it('are shown with their first values, and sent as they are said', async () => {
    const { sent } = await stage(one({ state: 'mapped' }), {
      [`PUT ${of}/${key}/mapping`]: () => one({ state: 'checking' }),
    })
    const row = await screen.findByRole('row', { name: /^Pb \(mg\/L\)/ })
    expect(row.textContent).toContain('<0,005')
    const held = within(row).getByRole<HTMLInputElement>('combobox')
    expect(held.value).toBe('Parámetro: Pb, mg/L')
    fireEvent.change(screen.getByLabelText(/^Laboratorio/), { target: { value: 'Andino' } })
    fireEvent.click(screen.getByRole('button', { name: 'Revisar el archivo' }))
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      laboratory: 'Andino',
      mapping: { columns: mapping.columns },
    })
  })

  it('have the unit that was read, which can be another one where no row of units says it', async () => {
    const { sent } = await stage(one({ state: 'mapped' }), {
      [`PUT ${of}/${key}/mapping`]: () => one({ state: 'checking' }),
    })
    const unit = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Unidad de Pb (mg/L)',
    })
    expect(unit.value).toBe('mg/L')
    fireEvent.change(unit, { target: { value: 'ug/L' } })
    fireEvent.click(screen.getByRole('button', { name: 'Revisar el archivo' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        mapping: { columns: [{}, {}, { meaning: { unit: 'ug/L' } }, {}] },
      }),
    )
  })

  it('show the unit of the row of units', async () => {
    await stage(
      one({
        state: 'mapped',
        mapping: { ...mapping, headRows: [{ row: 1, holds: 'unit' }] },
        sheets: [
          {
            name: 'Hoja1',
            rows: [
              ['', '', 'µg/L', ''],
              ['Punto', 'Fecha', 'Pb', 'Nota'],
            ],
          },
        ],
      }),
    )
    const row = await screen.findByRole('row', { name: /^Pb \(mg\/L\)/ })
    expect(within(row).getAllByRole('cell').at(-1)?.textContent).toBe('µg/L')
  })

  it('one that was not taken can be a parameter of its heading', async () => {
    const { sent } = await stage(one({ state: 'mapped' }), {
      [`PUT ${of}/${key}/mapping`]: () => one({ state: 'checking' }),
    })
    const row = await screen.findByRole('row', { name: /^Nota/ })
    fireEvent.click(within(row).getByRole('combobox'))
    fireEvent.click(await screen.findByRole('option', { name: 'Parámetro: Nota' }))
    fireEvent.click(screen.getByRole('button', { name: 'Revisar el archivo' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        mapping: {
          columns: [{}, {}, {}, { meaning: { kind: 'parameter', name: 'Nota', unit: null } }],
        },
      }),
    )
  })

  const sheets = [
    {
      name: 'Hoja1',
      rows: [
        ['Informe'],
        ['Punto', 'Fecha', 'Pb (mg/L)', 'Nota'],
        ['L.D.', '', '0,005', ''],
        ['E-01', '1/3/2026', '0,7', 'ok'],
        ['E-02', '2/3/2026', '0,8', 'ok'],
      ],
    },
  ]

  it('follow what the rows are said to be: limits, and where the data begin', async () => {
    const { sent } = await stage(one({ state: 'mapped', sheets }), {
      [`PUT ${of}/${key}/mapping`]: () => one({ state: 'checking' }),
    })
    const column = await screen.findByRole('row', { name: /^Pb \(mg\/L\)/ })
    expect(column.textContent).toContain('0,005 · 0,7 · 0,8')
    fireEvent.change(screen.getByLabelText('Qué es la fila 3'), {
      target: { value: 'detectionLimit' },
    })
    expect(within(column).getAllByRole('cell')[0]?.textContent).toBe('0,7 · 0,8')
    fireEvent.change(screen.getByLabelText('Qué es la fila 4'), { target: { value: 'none' } })
    expect(within(column).getAllByRole('cell')[0]?.textContent).toBe('0,8')
    fireEvent.change(screen.getByLabelText('Qué es la fila 4'), { target: { value: 'data' } })
    fireEvent.click(screen.getByRole('button', { name: 'Revisar el archivo' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        mapping: { firstRow: 4, headRows: [{ row: 3, holds: 'detectionLimit' }] },
      }),
    )
  })

  it('are proposed again by another row of headings and another layout', async () => {
    const long = { ...mapping, layout: 'long' as const, headerRow: 4, firstRow: 5 }
    const columns = [
      {
        column: 0,
        heading: 'E-01',
        meaning: { kind: 'field' as const, field: 'station' as const },
      },
    ]
    const { sent } = await stage(one({ state: 'mapped', sheets }), {
      [`GET ${of}/${key}/proposal`]: () => ({ mapping: { ...long, columns }, doubts: ['no-unit'] }),
      [`PUT ${of}/${key}/mapping`]: () => one({ state: 'checking' }),
    })
    fireEvent.change(await screen.findByLabelText('Qué es la fila 4'), {
      target: { value: 'header' },
    })
    await screen.findByText('Ninguna columna dice la unidad.')
    expect(screen.getByRole('row', { name: /^E-01/ }).textContent).toContain('E-02')
    expect(screen.queryByRole('row', { name: /^Pb/ })).toBeNull()
    fireEvent.change(screen.getByLabelText('Disposición'), { target: { value: 'wide' } })
    await waitFor(() =>
      expect(sent.filter(({ path: to }) => to.includes('/proposal'))).toHaveLength(2),
    )
  })

  it('where none was found there is another file to choose', async () => {
    await stage(one({ state: 'mapped', mapping: null }))
    expect(await screen.findByText(/Ninguna hoja parece una tabla/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Importar otro archivo' })).toBeTruthy()
  })
})

describe('what waits', () => {
  const held: ResultImport['held'] = [
    { reason: 'unknown-parameter', field: 'parameter', text: 'Pb sol', params: {}, rows: 2 },
    {
      reason: 'ambiguous-value',
      field: 'value',
      text: '1,234',
      params: { whole: 1234, decimal: 1.234 },
      rows: 1,
    },
  ]
  const asked = (sent: { path: string; body: unknown }[]) =>
    sent.find(({ path: to }) => to.endsWith('/answers'))?.body

  it('is answered with what its text means, for all rows of it', async () => {
    const { sent } = await stage(one({ held }), {
      [`POST ${of}/${key}/answers`]: () => one({ held: held.slice(1) }),
    })
    const pick = await screen.findByRole('combobox', { name: 'A qué corresponde Pb sol' })
    fireEvent.click(pick)
    fireEvent.click(await screen.findByRole('option', { name: /Plomo total/ }))
    await waitFor(() =>
      expect(asked(sent)).toEqual({
        reason: 'unknown-parameter',
        field: 'parameter',
        text: 'Pb sol',
        position: null,
        act: { kind: 'name', id: 9 },
      }),
    )
  })

  it('a separator is settled for the file, never guessed', async () => {
    const { sent } = await stage(one({ held }), {
      [`POST ${of}/${key}/answers`]: () => one({}),
    })
    const row = await screen.findByRole('row', { name: /^1,234/ })
    fireEvent.click(within(row).getByRole('button', { name: 'La coma es decimal' }))
    await waitFor(() =>
      expect(asked(sent)).toMatchObject({ act: { kind: 'decimal-mark', mark: ',' } }),
    )
  })

  it('a row is corrected alone, as another text of its cell', async () => {
    const { sent } = await stage(one({ held }), {
      [`GET ${of}/${key}/rows`]: () => ({
        total: 1,
        rows: [
          {
            position: 4,
            sheet: 'Hoja1',
            row: 7,
            columnLetter: 'C',
            station: 'E-01',
            date: '2026-03-04',
            parameter: 'Plomo total',
            value: '1,234',
            unit: 'mg/L',
            held: [{ ...held[1], rows: undefined }],
          },
        ],
      }),
      [`POST ${of}/${key}/answers`]: () => one({}),
    })
    const group = await screen.findByRole('row', { name: /^1,234/ })
    fireEvent.click(within(group).getByRole('button', { name: 'Ver 1' }))
    const row = await screen.findByRole('row', { name: /^Hoja1 C7/ })
    fireEvent.change(within(row).getByLabelText('Valor, corregido'), { target: { value: '1.2' } })
    fireEvent.click(within(row).getByRole('button', { name: 'Cambiar' }))
    await waitFor(() =>
      expect(asked(sent)).toMatchObject({ position: 4, act: { kind: 'text', text: '1.2' } }),
    )
  })

  it('what all lack is said once', async () => {
    const lacking = {
      reason: 'without-unit',
      field: 'unit',
      text: 'Pb',
      params: {},
      rows: 40,
    } as const
    const { sent } = await stage(one({ held: [lacking] }), {
      [`POST ${of}/${key}/answers`]: () => one({}),
    })
    const row = await screen.findByRole('row', { name: /^Pb/ })
    const apply = within(row).getByRole<HTMLButtonElement>('button', { name: 'Aplicar a todos' })
    expect(apply.disabled).toBe(true)
    fireEvent.change(
      within(row).getByLabelText('Unidad de todos los de Pb', { selector: 'input' }),
      {
        target: { value: 'mg/L' },
      },
    )
    fireEvent.click(apply)
    await waitFor(() =>
      expect(asked(sent)).toEqual({
        reason: 'without-unit',
        field: 'unit',
        text: 'Pb',
        position: null,
        act: { kind: 'text', text: 'mg/L' },
      }),
    )
  })

  it('what is good is saved meanwhile, in a campaign that has to be named', async () => {
    const { sent } = await stage(one({ held }), {
      [`POST ${of}/${key}/save`]: () => one({ counts: { ...counts, good: 0, savedResults: 2 } }),
    })
    const save = await screen.findByRole('button', { name: 'Guardar 2 resultados' })
    fireEvent.click(save)
    expect(await screen.findByText('Indicar la campaña.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/^Campaña/), { target: { value: 'Marzo 2026' } })
    fireEvent.click(save)
    await waitFor(() =>
      expect(sent.find(({ path: to }) => to.endsWith('/save'))?.body).toEqual({
        campaign: 'Marzo 2026',
      }),
    )
  })
})

describe('stations that the project does not have', () => {
  const stations = ['A-1', 'A-2', 'A-3'].map((code) => ({ code, isLocated: true, results: 4 }))
  const found = one({ newStations: { stations, total: 3 } })

  it('are made where an administrator leaves them ticked', async () => {
    const { sent } = await stage(
      found,
      { [`POST ${of}/${key}/stations`]: () => one({}) },
      { permissions: [1] },
    )
    fireEvent.click(await screen.findByRole('checkbox', { name: 'A-2' }))
    fireEvent.click(screen.getByRole('button', { name: 'Crear 2 estaciones' }))
    await waitFor(() =>
      expect(sent.find(({ path: to }) => to.endsWith('/stations'))?.body).toEqual({
        codes: ['A-1', 'A-3'],
      }),
    )
  })

  it('are named to who may only write, and who makes them', async () => {
    await stage(found)
    expect(await screen.findByText('A-1, A-2, A-3')).toBeTruthy()
    expect(screen.getByText(/Solo un administrador crea estaciones/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Crear/ })).toBeNull()
  })
})

it('a file of which everything was saved before says so, and saves nothing', async () => {
  await stage(one({ counts: { ...counts, good: 0, held: 0, known: 5 } }))
  expect(await screen.findByText(/ya estaban guardados\. No hay/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull()
})

it('says what it saved, and leads to the results', async () => {
  await stage(
    one({
      state: 'saved',
      counts: { ...counts, good: 0, held: 0, savedResults: 5, savedSamples: 1, savedVersions: 1 },
    }),
  )
  expect((await screen.findByRole('status')).textContent).toContain(
    'Se guardaron 5 resultados. Una muestra es nueva. Uno corrige un valor anterior.',
  )
  expect(screen.getByRole('link', { name: 'Ver los resultados' }).getAttribute('href')).toBe(
    '/data',
  )
})

it.each([
  [5, true],
  [6, false],
])('%i unfinished imports stand below the upload, open %s', async (count, isOpen) => {
  const begun = (index: number) => ({
    key: key.replace(/^./, String(index)),
    fileName: `marzo-${index}.xlsx`,
    state: 'checked',
    begunAt: '2026-03-10T12:00:00Z',
    begunBy: 'Ana Salazar',
    good: 1,
    held: 2,
  })
  await stagePage({
    Page,
    path,
    at: '/data/import',
    permissions: [3, 2],
    answers: {
      [`GET ${of}`]: () => ({ imports: Array.from({ length: count }, (_, i) => begun(i)) }),
    },
  })
  const list = (await screen.findByText('marzo-0.xlsx')).closest('details')
  expect(list?.open).toBe(isOpen)
  const file = document.querySelector('input[type=file]')
  expect(
    (file?.compareDocumentPosition(list as Node) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
})

it('says what was saved of a file while the rest waits, and leads to it', async () => {
  await stage(one({ counts: { ...counts, good: 0, savedResults: 22, savedSamples: 6 } }))
  expect((await screen.findByRole('status')).textContent).toContain(
    'Se guardaron 22 resultados.6 muestras son nuevas. Lo que espera por resolver aún no se guardó: 3.',
  )
  expect(screen.getByRole('link', { name: 'Ver los resultados' }).getAttribute('href')).toBe(
    '/data',
  )
})
