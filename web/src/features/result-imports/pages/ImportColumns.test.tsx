import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStage } from '../../../../test/page-stage.tsx'
import { key, mapping, of, one, stage } from '../../../../test/result-import-stage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
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

  it('name the station that stands over several of them, merged or as a person says', async () => {
    const heads = (isSpread?: boolean) => ({
      ...mapping,
      headerRow: 2,
      firstRow: 3,
      headRows: [
        { row: 1, holds: 'station' as const, ...(isSpread !== undefined && { isSpread }) },
      ],
      columns: ['Fecha', 'Cu', 'Pb'].map((heading, column) => ({
        column,
        heading,
        meaning:
          column === 0
            ? { kind: 'field' as const, field: 'date' as const }
            : { kind: 'parameter' as const, name: heading, unit: null },
      })),
    })
    const sheet = {
      name: 'Hoja1',
      rows: [
        ['', 'E-01', ''],
        ['Fecha', 'Cu', 'Pb'],
        ['1/3', '1', '2'],
      ],
    }
    const doubts = ['heads-over-several' as const]
    const file = one({ state: 'mapped', mapping: heads(), sheets: [sheet], doubts })
    const { sent } = await stage(file, {
      [`PUT ${of}/${key}/mapping`]: () => one({ state: 'checking' }),
    })
    const lead = () => screen.getByRole('row', { name: /^Pb/ })
    await screen.findByText(/no tiene texto sobre todas sus columnas/)
    expect(lead().textContent).not.toContain('E-01')
    fireEvent.click(screen.getByRole('checkbox', { name: /vale también/ }))
    expect(lead().textContent).toContain('C · E-01')
    fireEvent.click(screen.getByRole('button', { name: 'Revisar el archivo' }))
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      mapping: { headRows: [{ row: 1, holds: 'station', isSpread: true }] },
    })
    cleanup()
    leaveStage()
    const merged = { ...sheet, merged: [[1, 1, 2] as [number, number, number]] }
    await stage(one({ state: 'mapped', mapping: heads(), sheets: [merged] }))
    expect((await screen.findByRole('row', { name: /^Pb/ })).textContent).toContain('C · E-01')
    expect(screen.queryByRole('checkbox', { name: /vale también/ })).toBeNull()
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

  const known = { state: 'mapped', laboratory: 'Andino' } as const

  it('of a known format are taken at once', async () => {
    const { sent } = await stage(one({ ...known, recognised: 'same' }), {
      [`PUT ${of}/${key}/mapping`]: () => one({ state: 'checking' }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Continuar con este formato' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        laboratory: 'Andino',
        mapping: { columns: mapping.columns },
      }),
    )
  })

  it('of a known format that have moved are looked at first', async () => {
    await stage(one({ ...known, recognised: 'moved' }))
    await screen.findByRole('button', { name: 'Revisar el archivo' })
    expect(screen.queryByRole('button', { name: 'Continuar con este formato' })).toBeNull()
  })

  describe('of samples under equal headings', () => {
    const samples = (meaning: 'sample' | 'value') => ({
      ...mapping,
      layout: 'transposed' as const,
      headerRow: 3,
      firstRow: 4,
      headRows: [
        { row: 1, holds: 'station' as const },
        { row: 2, holds: 'date' as const },
      ],
      columns: ['Parámetro', 'Resultado', 'Resultado'].map((heading, column) => ({
        column,
        heading,
        meaning:
          column === 0
            ? { kind: 'field' as const, field: 'parameter' as const }
            : meaning === 'sample'
              ? { kind: 'sample' as const }
              : { kind: 'field' as const, field: 'value' as const },
      })),
    })
    const rows = [
      ['', 'EF-01', 'EF-02'],
      ['', '2026-03-12', '13/03/2026'],
      ['Parámetro', 'Resultado', 'Resultado'],
      ['Cobre total', '0,1', '0,2'],
    ]
    const found = (meaning: 'sample' | 'value') =>
      one({ state: 'mapped', mapping: samples(meaning), sheets: [{ name: 'Hoja1', rows }] })

    it('are named by their stations and dates', async () => {
      await stage(found('sample'))
      const row = await screen.findByRole('row', { name: /^EF-01 · 12\/03\/2026/ })
      expect(within(row).getByRole('rowheader').textContent).toContain('B · Resultado')
      const held = within(row).getByRole<HTMLInputElement>('combobox', {
        name: 'Contenido de EF-01 · 12/03/2026',
      })
      expect(held.value).toBe('Resultados de EF-01 · 12/03/2026')
      expect(screen.getByRole('combobox', { name: 'Contenido de EF-02 · 13/03/2026' })).toBeTruthy()
    })

    it('can always be said to be a sample, and their pickers have names of their own', async () => {
      const { sent } = await stage(found('value'), {
        [`PUT ${of}/${key}/mapping`]: () => one({ state: 'checking' }),
      })
      for (const letter of ['B', 'C']) {
        fireEvent.click(
          await screen.findByRole('combobox', {
            name: `Contenido de Resultado (columna ${letter})`,
          }),
        )
        const station = letter === 'B' ? 'EF-01 · 12/03/2026' : 'EF-02 · 13/03/2026'
        fireEvent.click(await screen.findByRole('option', { name: `Resultados de ${station}` }))
      }
      fireEvent.click(screen.getByRole('button', { name: 'Revisar el archivo' }))
      await waitFor(() =>
        expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
          mapping: {
            columns: [{}, { meaning: { kind: 'sample' } }, { meaning: { kind: 'sample' } }],
          },
        }),
      )
    })
  })

  it('where none was found there is another file to choose', async () => {
    await stage(one({ state: 'mapped', mapping: null }))
    expect(await screen.findByText(/Ninguna hoja parece una tabla/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Importar otro archivo' })).toBeTruthy()
  })
})
