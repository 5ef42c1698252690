import type { LaboratoryFile } from '@puquio/contract/laboratory/laboratory-links'
import type { ResultMapping } from '@puquio/contract/laboratory/result-mapping'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { mapping } from '../../../../test/result-import-stage.tsx'
import { queryClient } from '../../../lib/api/query-client.ts'
import { session } from '../../../lib/session.ts'
import { writeStored } from '../../../lib/storage.ts'
import { Page } from './HandInPage.tsx'

const { path } = screens.LaboratoryHandIn
const of = '/fkl-data-source/laboratory'
const key = '3f0c6a8e-9d55-4a3c-8a27-6a6f7d1c2b10'

afterEach(() => {
  cleanup()
  leaveStage()
  writeStored('tab', 'puquio.laboratory', null)
  queryClient.clear()
})
beforeEach(() => {
  window.location.hash = ''
})

const one: LaboratoryFile = {
  key,
  fileName: 'informe.csv',
  state: 'checked',
  rowsDone: 0,
  rowsTotal: 0,
  refusal: null,
  recognised: null,
  sheets: [],
  doubts: [],
  mapping: null,
  options: { decimalMark: null, dateOrder: null, timeZone: null, utmZone: null, datum: null },
  values: 3,
  held: 1,
  firstOn: '2026-01-17',
  lastOn: '2026-01-18',
  old: 0,
  blank: 0,
  blankTexts: [],
  findings: [{ reason: 'unknown-station', field: 'station', text: 'E-77', params: {}, rows: 1 }],
  unread: [],
  unreadSheets: [],
  handedInAt: null,
  report: null,
}
const { fileName, state, values, held, handedInAt } = one
const about = {
  project: 'Mina Norte',
  laboratory: 'Laboratorio Andino',
  label: '',
  until: '2026-12-31',
  timeZone: 'America/Lima',
  files: [{ key, fileName, state, values, held, handedInAt }],
}

const stage = (answers = {}) =>
  stagePage({ Page, path, at: path, answers: { [`GET ${of}`]: () => about, ...answers } })

describe('the link', () => {
  it('is taken out of the address and kept for the tab', async () => {
    window.location.hash = '#pul_secret'
    await stage()
    await screen.findByRole('heading', { name: 'Laboratorio Andino', level: 1 })
    expect(window.location.hash).toBe('')
    cleanup()
    await stage()
    await screen.findByText(
      'Entrega de resultados a Mina Norte. El enlace vale hasta el 31/12/2026.',
    )
  })

  it('is asked for where there is none, and nothing is asked of the server', async () => {
    const { sent } = await stage()
    await screen.findByText(/^Falta el enlace del laboratorio/)
    expect(sent.filter(({ path: asked }) => asked.startsWith(of))).toEqual([])
  })

  it.each([
    ['expired', /venció/],
    ['revoked', /revocó/],
    ['unknown', /no es válido/],
  ])('that is %s says so, and ends nobody’s session', async (reason, words) => {
    window.location.hash = '#pul_secret'
    const problem = { status: 401, code: 401, problem: 'LABORATORY_LINK_NOT_VALID' }
    const body = JSON.stringify({ ...problem, params: { reason } })
    await stage({ [`GET ${of}`]: () => new Response(body, { status: 401 }) })
    await screen.findByText(words)
    expect(session.read()?.AuthCode).toBe('code')
  })

  it('goes with each call, and the session of the browser with none', async () => {
    window.location.hash = '#pul_secret'
    await stage()
    await screen.findByRole('heading', { name: 'Laboratorio Andino' })
    const asked = vi.mocked(fetch)
    const answered = vi.fn(asked)
    vi.stubGlobal('fetch', answered)
    await queryClient.refetchQueries()
    const sent = answered.mock.calls.find(
      ([address]) => typeof address === 'string' && address.includes(of),
    )
    expect(sent?.[1]?.headers).toMatchObject({ authorization: 'Bearer pul_secret' })
  })
})

describe('a file', () => {
  it('shows its findings and their rows, and is handed in once that is confirmed', async () => {
    window.location.hash = '#pul_secret'
    let shown = one
    const rows = [
      {
        position: 2,
        sheet: '',
        row: 4,
        columnLetter: 'D',
        station: 'E-77',
        date: '2026-01-17',
        parameter: 'Plomo total',
        value: '0,01',
        unit: 'mg/L',
        held: [{ reason: 'unknown-station', field: 'station', text: 'E-77', params: {} }],
      },
    ]
    const { sent } = await stage({
      [`GET ${of}/files/${key}`]: () => shown,
      [`GET ${of}/files/${key}/rows`]: () => ({ rows, total: 1 }),
      [`POST ${of}/files/${key}/hand-in`]: () => {
        shown = { ...one, state: 'handed-in', handedInAt: '2026-02-15T17:00:00Z' }
        return shown
      },
    })
    const listed = await screen.findByRole('listitem', { name: 'informe.csv' })
    expect(listed.textContent).toContain('3 resultados, uno observado')
    fireEvent.click(within(listed).getByRole('button', { name: 'Seguir' }))
    expect(screen.queryByText(/sin valor/)).toBeNull()
    const finding = await screen.findByRole('row', { name: /E-77/ })
    // A laboratory chooses nothing.
    expect(finding.textContent).toContain('Revisar cómo está escrita.')
    expect(finding.textContent).not.toContain('Elegir')
    fireEvent.click(within(finding).getByRole('button'))
    expect((await screen.findByRole('row', { name: /^D4/ })).textContent).toContain('Plomo total')
    fireEvent.click(screen.getByRole('button', { name: 'Entregar' }))
    const dialog = await screen.findByRole('dialog')
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Entregar' }))
    await screen.findByText('Se entregó informe.csv')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Entregar' })).toBeNull())
  })

  it.each([
    ['as proposed', 'wide'],
    ['where none was found', null],
  ] as const)('has its rows and layout said by the laboratory, %s', async (_name, layout) => {
    window.location.hash = '#pul_secret'
    const columns: ResultMapping['columns'] = [
      { column: 0, heading: 'Sustancia', meaning: { kind: 'field', field: 'parameter' } },
      { column: 1, heading: 'EF-01', meaning: { kind: 'sample' } },
    ]
    const rows = [['Informe'], ['Sustancia', 'EF-01'], ['Plomo', '0,1']]
    const found: LaboratoryFile = {
      ...one,
      state: 'mapped',
      sheets: [{ name: 'Hoja1', rows }],
      mapping: layout && { ...mapping, layout, columns: [] },
    }
    const { sent } = await stage({
      [`GET ${of}/files/${key}`]: () => found,
      [`GET ${of}/files/${key}/proposal`]: () => ({
        mapping: { ...mapping, layout: 'transposed', columns },
        doubts: [],
      }),
      [`PUT ${of}/files/${key}/mapping`]: () => ({ ...found, state: 'checking' }),
    })
    const listed = await screen.findByRole('listitem', { name: 'informe.csv' })
    fireEvent.click(within(listed).getByRole('button', { name: 'Seguir' }))
    fireEvent.change(await screen.findByLabelText('Disposición'), {
      target: { value: 'transposed' },
    })
    if (layout === null)
      fireEvent.change(screen.getByLabelText('Qué es la fila 2'), { target: { value: 'header' } })
    await screen.findByRole('row', { name: /^Sustancia/ })
    const [asked] = sent.filter(({ path: to }) => to.includes('/proposal'))
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      sheet: 'Hoja1',
      headerRow: '2',
      layout: 'transposed',
    })
    fireEvent.click(screen.getByRole('button', { name: 'Revisar el archivo' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        mapping: { layout: 'transposed', columns },
      }),
    )
  })

  it('of a known format goes on at once', async () => {
    window.location.hash = '#pul_secret'
    const found: LaboratoryFile = { ...one, state: 'mapped', recognised: 'same', mapping }
    const { sent } = await stage({
      [`GET ${of}/files/${key}`]: () => found,
      [`PUT ${of}/files/${key}/mapping`]: () => ({ ...found, state: 'checking' }),
    })
    const listed = await screen.findByRole('listitem', { name: 'informe.csv' })
    fireEvent.click(within(listed).getByRole('button', { name: 'Seguir' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Continuar con este formato' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ mapping }),
    )
  })

  it('whose headings have moved is looked at first', async () => {
    window.location.hash = '#pul_secret'
    await stage({
      [`GET ${of}/files/${key}`]: () => ({ ...one, state: 'mapped', recognised: 'moved', mapping }),
    })
    const listed = await screen.findByRole('listitem', { name: 'informe.csv' })
    fireEvent.click(within(listed).getByRole('button', { name: 'Seguir' }))
    await screen.findByText(/^Se reconocieron las columnas/)
    expect(screen.queryByRole('button', { name: 'Continuar con este formato' })).toBeNull()
  })

  it('takes its report as PDF along, which can be taken away again', async () => {
    window.location.hash = '#pul_secret'
    let shown: LaboratoryFile = { ...one, report: { name: 'IE-26.pdf', bytes: 1_500_000 } }
    const { sent } = await stage({
      [`GET ${of}/files/${key}`]: () => shown,
      [`DELETE ${of}/files/${key}/report`]: () => (shown = one),
    })
    const listed = await screen.findByRole('listitem', { name: 'informe.csv' })
    fireEvent.click(within(listed).getByRole('button', { name: 'Seguir' }))
    const report = await screen.findByRole('region', { name: /^Informe de ensayo en PDF/ })
    expect(report.textContent).toContain('IE-26.pdf')
    fireEvent.click(within(report).getByRole('button', { name: 'Quitar' }))
    await within(report).findByText('Se entrega con el archivo y queda adjunto a sus muestras.')
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true)
  })

  it('that is a workbook comes back with its findings, by the link and no cookie', async () => {
    window.location.hash = '#pul_secret'
    const { sent } = await stage({
      [`GET ${of}/files/${key}`]: () => ({ ...one, fileName: 'informe.xlsx' }),
      [`GET ${of}/files/${key}/marked`]: () =>
        new Response('xlsx', {
          headers: { 'content-disposition': 'attachment; filename="a.xlsx"' },
        }),
    })
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined }),
    )
    const listed = await screen.findByRole('listitem', { name: 'informe.csv' })
    fireEvent.click(within(listed).getByRole('button', { name: 'Seguir' }))
    const asked = vi.fn(fetch)
    vi.stubGlobal('fetch', asked)
    fireEvent.click(
      await screen.findByRole('button', { name: 'Descargar mi archivo con lo observado' }),
    )
    await waitFor(() => expect(sent.some(({ path: to }) => to.includes('/marked'))).toBe(true))
    const [, init] =
      asked.mock.calls.find(([to]) => typeof to === 'string' && to.includes('/marked')) ?? []
    expect(init?.headers).toMatchObject({ authorization: 'Bearer pul_secret' })
  })

  it('that was refused says why, and can be exchanged for another', async () => {
    window.location.hash = '#pul_secret'
    const refusal = { problem: 'WORKBOOK_EMPTY', params: {} }
    const { sent } = await stage({
      [`GET ${of}/files/${key}`]: () => ({ ...one, state: 'refused', refusal }),
      [`DELETE ${of}/files/${key}`]: () => new Response(null, { status: 204 }),
    })
    const listed = await screen.findByRole('listitem', { name: 'informe.csv' })
    fireEvent.click(within(listed).getByRole('button', { name: 'Seguir' }))
    await screen.findByText('No se puede usar informe.csv')
    fireEvent.click(screen.getByRole('button', { name: 'Descartar y subir otro' }))
    await screen.findByText('Archivos subidos con este enlace')
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true)
  })

  it('whose dates are open says where their order is given', async () => {
    window.location.hash = '#pul_secret'
    const open = { ...one.findings[0], reason: 'ambiguous-date', field: 'date', text: '09/11/2026' }
    await stage({ [`GET ${of}/files/${key}`]: () => ({ ...one, findings: [open] }) })
    const listed = await screen.findByRole('listitem', { name: 'informe.csv' })
    fireEvent.click(within(listed).getByRole('button', { name: 'Seguir' }))
    expect(
      await screen.findByText(/El orden de la fecha y el signo decimal se indican/),
    ).toBeTruthy()
  })

  it('is discarded only after a question', async () => {
    window.location.hash = '#pul_secret'
    const { sent } = await stage({
      [`GET ${of}/files/${key}`]: () => one,
      [`DELETE ${of}/files/${key}`]: () => new Response(null, { status: 204 }),
    })
    const listed = await screen.findByRole('listitem', { name: 'informe.csv' })
    fireEvent.click(within(listed).getByRole('button', { name: 'Seguir' }))
    const discard = { name: 'Descartar y subir otro' }
    fireEvent.click(await screen.findByRole('button', discard))
    const dialog = await screen.findByRole('dialog')
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
    fireEvent.click(within(dialog).getByRole('button', discard))
    await screen.findByText('Archivos subidos con este enlace')
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true))
  })
})
