import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { question } from '../../../ui/dialog/confirm.ts'
import { toasts } from '../../../ui/toasts/toasts.ts'
import { leaveStage } from '../../../../test/page-stage.tsx'
import { counts, key, of, one, stage } from '../../../../test/result-import-stage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
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
      [`POST ${of}/${key}/answers/withdrawal`]: () => one({ held }),
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
    const toast = await waitFor(() => {
      const shown = toasts.read().find(({ action }) => action === 'answer')
      expect(shown).toBeTruthy()
      return shown
    })
    expect(toast).toMatchObject({
      text: 'Pb sol: Corresponde a Plomo total',
      leads: { label: 'Deshacer' },
    })
    toast?.leads?.follow()
    await waitFor(() =>
      expect(sent.find(({ path: to }) => to.endsWith('/withdrawal'))?.body).toMatchObject({
        text: 'Pb sol',
        position: null,
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

  it('the order of dates is asked once, and the answer is for all of them', async () => {
    const dates: ResultImport['held'] = [
      {
        reason: 'ambiguous-date',
        field: 'date',
        text: '4/3/2026',
        params: { first: '04/03/2026', second: '03/04/2026' },
        rows: 12,
      },
    ]
    const { sent } = await stage(one({ held: dates }), {
      [`POST ${of}/${key}/answers`]: () => one({}),
      [`GET ${of}/${key}/rows`]: () => ({ total: 0, rows: [] }),
    })
    const row = await screen.findByRole('row', { name: /^4\/3\/2026 y todas las semejantes/ })
    fireEvent.click(within(row).getByRole('button', { name: /12/ }))
    await waitFor(() =>
      expect(sent.find(({ path: to }) => to.includes('/rows'))?.path).not.toContain('text='),
    )
    fireEvent.click(within(row).getByRole('button', { name: 'El día va primero' }))
    await waitFor(() =>
      expect(asked(sent)).toEqual({
        reason: 'ambiguous-date',
        field: 'date',
        text: null,
        position: null,
        act: { kind: 'date-order', order: 'day-first' },
      }),
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

  it('are asked about and not ticked where one much like them exists, and never made of a formula', async () => {
    const codes = ['A-1', 'EF-O1', '=CMD()']
    const { sent } = await stage(
      one({
        newStations: {
          stations: codes.map((code) => ({ code, isLocated: false, results: 1 })),
          total: 3,
        },
      }),
      {
        [`POST ${of}/${key}/answers`]: () => one({}),
        [`POST ${of}/${key}/stations`]: () => one({}),
      },
      { permissions: [1] },
    )
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await screen.findByRole('checkbox', { name: 'A-1' })
    expect(codes.map((code) => box(code).checked)).toEqual([true, false, false])
    fireEvent.click(box('Todas'))
    expect(codes.map((code) => box(code).checked)).toEqual([true, true, false])
    expect(box('=CMD()').disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: /^EF-O1: ¿es EF-01\?/ }))
    await waitFor(() =>
      expect(sent.find(({ path: to }) => to.endsWith('/answers'))?.body).toEqual({
        reason: 'unknown-station',
        field: 'station',
        text: 'EF-O1',
        position: null,
        act: { kind: 'name', id: 7 },
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

describe('what was answered', () => {
  const answered: ResultImport['answered'] = [
    {
      reason: 'unknown-parameter',
      field: 'parameter',
      text: 'Pb sol',
      position: null,
      act: { kind: 'name', id: 9 },
      rows: 2,
      place: null,
      written: 'Pb sol',
    },
    {
      reason: 'not-a-value',
      field: 'value',
      text: null,
      position: 4,
      act: { kind: 'leave-out' },
      rows: 1,
      place: 'Hoja1 C7',
      written: 'roto',
    },
  ]

  it('stands on the page with how many results, and is asked again', async () => {
    const { sent } = await stage(one({ answered, counts: { ...counts, leftOut: 1 } }), {
      [`POST ${of}/${key}/answers/withdrawal`]: () => one({}),
    })
    expect(await screen.findByText('Dejados fuera')).toBeTruthy()
    expect(screen.getByRole('row', { name: /^Pb sol/ }).textContent).toContain('2 resultados')
    const left = screen.getByRole('row', { name: /^roto.*Hoja1 C7/ })
    expect(left.textContent).toContain('Dejado fuera')
    await screen.findByText('Corresponde a Plomo total')
    fireEvent.click(within(left).getByRole('button', { name: 'Volver a preguntar por roto' }))
    await waitFor(() =>
      expect(sent.find(({ path: to }) => to.endsWith('/withdrawal'))?.body).toEqual({
        reason: 'not-a-value',
        field: 'value',
        text: null,
        position: 4,
      }),
    )
  })
})

it('names the results that are older than a year', async () => {
  const old = {
    position: 0,
    sheet: 'Hoja1',
    row: 3,
    columnLetter: 'C',
    station: 'E-01',
    date: '2024-03-04',
    parameter: 'Plomo total',
    value: '0,2',
    unit: 'mg/L',
    held: [],
  }
  const { sent } = await stage(one({ counts: { ...counts, old: 1 } }), {
    [`GET ${of}/${key}/rows`]: () => ({ total: 1, rows: [old] }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Ver cuáles' }))
  expect((await screen.findByRole('row', { name: /^Hoja1 C3/ })).textContent).toContain(
    'E-01 · 04/03/2024 · Plomo total · 0,2 · mg/L',
  )
  const asked = sent.find(({ path: to }) => to.endsWith('/rows'))
  expect(asked?.query.get('isOld')).toBe('true')
})

it('asks before results of another time are saved into a campaign', async () => {
  const { sent } = await stage(one({ counts: { ...counts, firstOn: '2024-03-04' } }), {
    [`POST ${of}/${key}/save`]: () => one({}),
  })
  const saved = () => sent.filter(({ path: to }) => to.endsWith('/save'))
  const campaign = await screen.findByLabelText(/^Campaña/)
  await waitFor(() => expect(document.querySelector('#result-campaigns option')).toBeTruthy())
  fireEvent.change(campaign, { target: { value: 'marzo 2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar 2 resultados' }))
  await waitFor(() => expect(question.read()?.title).toBe('¿Guardar en Marzo 2026?'))
  expect(question.read()?.text).toContain('van del 01/03/2026 al 20/03/2026')
  expect(saved()).toEqual([])
  act(() => question.read()?.answer(true))
  await waitFor(() => expect(saved()).toHaveLength(1))
})

it('is discarded only after a question, without reading the import again', async () => {
  const { sent } = await stage(one({}), {
    [`DELETE ${of}/${key}`]: () => new Response(null, { status: 204 }),
    [`GET ${of}`]: () => ({ imports: [], total: 0 }),
  })
  const deleted = () => sent.filter(({ method }) => method === 'DELETE')
  const reads = () =>
    sent.filter(({ method, path: to }) => method === 'GET' && to === `${of}/${key}`).length
  fireEvent.click(await screen.findByRole('button', { name: 'Descartar la importación' }))
  expect(deleted()).toEqual([])
  expect(question.read()?.title).toBe('¿Descartar marzo.xlsx?')
  const before = reads()
  act(() => question.read()?.answer(true))
  await waitFor(() => expect(deleted()).toHaveLength(1))
  await waitFor(() =>
    expect(toasts.read().map(({ text }) => text)).toContain('marzo.xlsx: importación descartada.'),
  )
  expect(reads()).toBe(before)
})

it('a file of a laboratory names it, and opens the report that came with it', async () => {
  const handedIn = { at: '2026-03-05T17:00:00Z', laboratory: 'Laboratorio Andino', campaign: '' }
  await stage(one({ handedIn, report: { name: 'IE-26.pdf', bytes: 1_500_000 } }))
  await screen.findByText('Entregado por Laboratorio Andino el 05/03/2026 12:00')
  const link = screen.getByRole('link', { name: /^IE-26\.pdf/ })
  expect(link.getAttribute('href')).toBe(`${of}/${key}/report`)
})

it('values that say that nothing was measured are counted, with what they say', async () => {
  const found = { ...counts, blank: 3, leftOut: 2, inFile: 10 }
  await stage(one({ counts: found, blankTexts: ['No analizado', ''] }))
  const shown = await screen.findByText(/sin valor, que no se guardan/)
  expect(shown.textContent).toBe('3 celdas sin valor, que no se guardan: No analizado, (vacío)')
  const facts = [...document.querySelectorAll('dl div')].map((fact) => fact.textContent)
  expect(facts).toEqual(
    expect.arrayContaining([
      'Valores del archivo10',
      'Listos para guardar2',
      'Por resolver3',
      'Sin valor3',
      'Dejados fuera2',
    ]),
  )
})
