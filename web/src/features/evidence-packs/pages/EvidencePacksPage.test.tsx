import type { EvidencePack } from '@puquio/contract/commitments/evidence-packs'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import '../../../lib/problems/problem-texts.ts'
import { loader, Page } from './EvidencePacksPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const { path } = screens.EvidencePacks
const packs = '/fkl-bdo/projects/1/evidence-packs'
const fingerprint = 'cd'.repeat(32)
const made: EvidencePack = {
  id: 7,
  kind: 'commitment',
  commitment: { id: 3, name: 'Monitoreo de efluentes' },
  instrument: null,
  from: null,
  to: null,
  language: 'es',
  parts: ['pages'],
  requestedAt: '2026-02-01T12:00:00Z',
  person: 'Rosa Quispe',
  isMine: true,
  stage: 'done',
  place: null,
  done: 0,
  total: null,
  problem: null,
  counts: {
    commitments: 1,
    monitorings: 24,
    occurrences: 0,
    actions: 0,
    results: 12,
    files: 5,
    bytes: 1000,
    withoutPicture: 4,
  },
  digest: 'ef'.repeat(32),
  file: { name: 'expediente.zip', bytes: 2_000_000 },
  fileGone: null,
  pdf: { bytes: 90_000 },
}
const open = (items: readonly EvidencePack[], search = '') =>
  stagePage({
    Page,
    loader,
    path,
    at: `${path}${search}`,
    answers: {
      [`GET ${packs}`]: () => ({ items, total: items.length }),
      [`GET ${packs}/7`]: () => ({
        ...made,
        files: [{ path: 'informe.pdf', bytes: 90_000, sha256: 'aa'.repeat(32) }],
      }),
      [`POST ${packs}`]: () => ({ ...made, id: 8, stage: 'waiting', place: 1, file: null }),
      'GET /fkl-bdo/signing-key': () => ({
        key: { publicKey: '-', fingerprint, createdAt: '2026-02-01T12:00:00Z' },
      }),
      'GET /fkl-bdo/projects/1/instruments/choices': () => ({ instruments: [], miningUnits: [] }),
    },
  })

it('lists packs with what is in them and their file, and how they are verified', async () => {
  await open([made])
  expect(await screen.findByText('Monitoreo de efluentes')).toBeTruthy()
  const file = screen.getByRole('link', { name: /^Descargar \(/ })
  expect(file.getAttribute('href')).toContain(`${packs}/7/file`)
  expect(screen.getByText(/24 monitoreos/)).toBeTruthy()
  expect(screen.getAllByText(new RegExp(fingerprint)).length).toBeGreaterThan(0)
})

it('says the place of one that waits, and why another failed', async () => {
  const open2 = { ...made, file: null, pdf: null, digest: null, counts: null }
  await open([
    { ...open2, stage: 'waiting', place: 4 },
    { ...open2, id: 9, stage: 'failed', problem: 'PACK_EMPTY' },
  ])
  expect(await screen.findByText(/4/, { selector: 'p' })).toBeTruthy()
  expect(screen.getByText(/No hay compromisos verificados/)).toBeTruthy()
})

it('shows the files of one by its address', async () => {
  await open([made], '?pack=7')
  expect(await screen.findByText(/informe\.pdf/)).toBeTruthy()
  expect(screen.getByText('aa'.repeat(32))).toBeTruthy()
  expect(screen.getByText(/Citas sin la imagen de su página en el informe: 4\./)).toBeTruthy()
})

it('says what a period needs before it sends anything', async () => {
  const { sent } = await open([], '?new=true')
  expect(await screen.findByText(/Hasta 36 páginas/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('radio', { name: 'Un periodo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Preparar' }))
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]').length).toBe(2))
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})
