import type { InstrumentDocument } from '@puquio/contract/commitments/documents'
import type { InstrumentDetail } from '@puquio/contract/commitments/instruments'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Answers, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { clearUploads } from '../../../widgets/uploads/upload-queue.ts'
import { loader as loadEdit, Page as EditPage } from './InstrumentEditPage.tsx'
import { loader as loadOne, Page as InstrumentPage } from './InstrumentPage.tsx'
import { loader as loadList, Page as ListPage } from './InstrumentsPage.tsx'

afterEach(() => {
  cleanup()
  clearUploads()
  leaveStage()
})

const other = {
  id: 2,
  name: 'EIA-d del tajo',
  kind: 'eia-d',
  year: 2010,
  isRetired: false,
} as const
const instrument: InstrumentDetail = {
  id: 3,
  miningUnit: { id: 9, name: 'Yanacancha' },
  name: 'Segunda MEIA-d',
  kind: 'meia',
  year: 2018,
  authority: 'SENACE',
  resolution: 'R.D. 12-2018',
  resolutionOn: '2018-05-02',
  inForceFrom: null,
  documents: 1,
  pages: 300,
  commitments: { proposed: 4, verified: 1, rejected: 0, 'in-force': 7, superseded: 0 },
  decidedShare: 2 / 3,
  standing: { standing: 'overdue', tasks: 5, overdue: 2, commitments: 4, compliant: 1 },
  retiredAt: null,
  retiredReason: null,
  createdAt: '2026-02-01T12:00:00Z',
  createdBy: 'Ana Quispe',
  version: 1,
  changes: [{ kind: 'modifies', instrument: other }],
  changedBy: [],
  chain: {
    instruments: [other, { ...other, id: 3, name: 'Segunda MEIA-d', kind: 'meia', year: 2018 }],
    changes: [{ kind: 'modifies', instrumentId: 3, earlierId: 2 }],
  },
}
const document: InstrumentDocument = {
  id: 21,
  instrumentId: 3,
  instrument: 'ITS-3',
  name: 'capitulo-6.pdf',
  bytes: 31_000_000,
  sha256: 'ab'.repeat(32),
  state: 'ready',
  problem: null,
  pages: 300,
  title: null,
  hasScript: true,
  commitments: 12,
  unverified: 4,
  alsoIn: [{ documentId: 20, instrumentId: 2, instrument: 'EIA-d del tajo' }],
  addedAt: '2026-02-01T12:30:00Z',
  addedBy: 'Ana Quispe',
}
const of = '/fkl-bdo/projects/1/instruments'
const answers: Answers = {
  [`GET ${of}`]: () => ({ items: [instrument], total: 1 }),
  [`GET ${of}-choices`]: () => ({
    instruments: [{ ...other, miningUnitId: 9 }],
    miningUnits: [instrument.miningUnit],
    years: [2018, 2010],
  }),
  [`GET ${of}/3`]: () => instrument,
  [`GET ${of}/3/documents`]: () => [document],
  'GET /fkl-bdo/projects/1/extractions': () => ({ items: [], total: 0 }),
  'GET /fkl-file/projects/1/unfinished-uploads': () => ({ items: [], total: 0 }),
}
const admin = [1, 2, 3] as const

const openList = (given: Partial<Parameters<typeof stagePage>[0]> = {}) =>
  stagePage({
    Page: ListPage,
    loader: loadList,
    path: screens.Commitments.path,
    at: '/environmental-instruments',
    answers,
    ...given,
  })
const openOne = (given: Partial<Parameters<typeof stagePage>[0]> = {}) =>
  stagePage({
    Page: InstrumentPage,
    loader: loadOne,
    path: screens.Instrument.path,
    at: '/environmental-instruments/instruments/3',
    answers,
    ...given,
  })

describe('the list of instruments', () => {
  it('counts commitments, shows what is overdue, and keeps filters in the address', async () => {
    const { sent } = await openList({
      at: '/environmental-instruments?kinds=meia,its&year=2018&view=retired',
    })
    const row = await screen.findByRole('row', { name: /Segunda MEIA-d/ })
    expect(row.textContent).toMatch(/12/)
    const asked = sent.find(({ path }) => path === of)
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      kinds: 'meia,its',
      year: '2018',
      view: 'retired',
    })
  })

  const none = { ...answers, [`GET ${of}`]: () => ({ items: [], total: 0 }) }
  it('says what to do while there is none, to those who may', async () => {
    await openList({ answers: none, permissions: [...admin] })
    expect(await screen.findByText('Todavía no hay instrumentos ambientales')).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Nuevo instrumento' })).toHaveLength(2)
  })

  it('says who makes them, to those who may not', async () => {
    await openList({ answers: none, permissions: [2] })
    expect(await screen.findByText(/Un ADMIN los crea/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Nuevo instrumento' })).toBeNull()
  })
})

describe('an instrument', () => {
  it('shows its chain, counts that lead to the matrix, and its documents, to those who only read', async () => {
    await openOne({ permissions: [2] })
    const chain = await screen.findByRole('list', { name: 'Cadena de instrumentos' })
    expect(within(chain).getByRole('link', { name: 'EIA-d del tajo' })).toBeDefined()
    expect(chain.textContent).toContain('Modifica EIA-d del tajo')
    const inForce = await screen.findByRole('link', { name: '7' })
    expect(decodeURIComponent(inForce.getAttribute('href') ?? '')).toMatch(/states=.*in-force/)
    expect(await screen.findByText('capitulo-6.pdf')).toBeDefined()
    expect(screen.getByRole('img', { name: /Nunca se ejecutan/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Elegir archivos' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull()
  })

  it('leads to the list where there is none of that number', async () => {
    const none = () =>
      new Response(JSON.stringify({ error: { code: 404, problem: 'NOT_FOUND', params: {} } }), {
        status: 404,
      })
    await openOne({ answers: { ...answers, [`GET ${of}/3`]: none } })
    expect(
      await screen.findByText('El instrumento no existe o pertenece a otro proyecto.'),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Instrumentos ambientales' })).toBeDefined()
  })

  it('has one first button: the review while something is proposed, else the processing', async () => {
    const firstOnes = () =>
      [...window.document.querySelectorAll('.mantine-Button-root:not([data-variant=default])')].map(
        (one) => one.textContent,
      )
    await openOne({ permissions: [...admin] })
    await screen.findByRole('link', { name: 'Revisar propuestos' })
    await screen.findByRole('button', { name: 'Procesar compromisos' })
    expect(firstOnes()).toEqual(['Revisar propuestos'])
    cleanup()
    leaveStage()
    const commitments = { ...instrument.commitments, proposed: 0 }
    await openOne({
      permissions: [...admin],
      answers: { ...answers, [`GET ${of}/3`]: () => ({ ...instrument, commitments }) },
    })
    await screen.findByRole('button', { name: 'Procesar compromisos' })
    expect(firstOnes()).toEqual(['Procesar compromisos'])
  })

  it('counts those that comply among those that have tasks, and says so', async () => {
    await openOne()
    const name = await screen.findByText('Cumplen, de los que tienen tareas')
    expect(name.nextElementSibling?.textContent).toBe('1 de 4')
  })

  it('says why a document cannot be read', async () => {
    const refused = {
      ...document,
      state: 'refused',
      problem: { code: 'PDF_PASSWORD', params: {} },
    }
    await openOne({ answers: { ...answers, [`GET ${of}/3/documents`]: () => [refused] } })
    expect(await screen.findByText(/protegido con una contraseña/)).toBeDefined()
  })

  it('answers at once what is too large or no PDF, and sends nothing', async () => {
    const { sent } = await openOne({ permissions: [...admin] })
    const input = await screen.findByLabelText('Agregar documentos PDF')
    const large = new File(['%PDF'], 'grande.pdf', { type: 'application/pdf' })
    Object.defineProperty(large, 'size', { value: 300_000_001 })
    const word = new File(['x'], 'plan.docx', { type: 'application/msword' })
    fireEvent.change(input, { target: { files: [large, word] } })
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toMatch(/grande\.pdf/)
    expect(sent.some(({ path }) => path.endsWith('/uploads'))).toBe(false)
  })
})

describe('the form of an instrument', () => {
  it('shows what somebody else saved meanwhile, and sends again only then', async () => {
    const theirs = { ...instrument, authority: 'MINEM', version: 2 }
    let isChanged = false
    const { sent } = await stagePage({
      Page: EditPage,
      loader: loadEdit,
      path: screens.InstrumentEdit.path,
      at: '/environmental-instruments/edit/3',
      permissions: [...admin],
      answers: {
        ...answers,
        'GET /fkl-data-source/projects/1/reference': () => reference,
        [`GET ${of}/3`]: () => (isChanged ? theirs : instrument),
        [`PUT ${of}/3`]: ({ body }) => {
          if ((body as { version: number }).version === 2) return theirs
          isChanged = true
          return new Response(
            JSON.stringify({ error: { code: 409, problem: 'CHANGED_MEANWHILE', params: {} } }),
            { status: 409 },
          )
        },
      },
    })
    fireEvent.change(await screen.findByLabelText(/Nombre/), { target: { value: 'MEIA-d II' } })
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    const conflict = await screen.findByRole('alert')
    expect(conflict.textContent).toMatch(/AutoridadSENACEMINEM/)
    fireEvent.click(within(conflict).getByRole('button', { name: 'Conservar lo que escribí' }))
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'PUT')[1]?.body).toMatchObject({
        name: 'MEIA-d II',
        authority: 'MINEM',
        version: 2,
      }),
    )
  })
})

const reference = {
  lists: {
    components: [],
    subcomponents: [],
    'mining-components': [],
    'mining-units': [
      { id: 9, name: 'Yanacancha', parentId: null, rule: null, marginDays: null, retiredAt: null },
    ],
    'source-types': [],
    profiles: [],
    frequencies: [],
  },
  stations: [],
}
