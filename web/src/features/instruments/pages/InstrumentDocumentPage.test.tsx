import { screens } from '@puquio/domain'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './InstrumentDocumentPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const refused = {
  id: 21,
  instrumentId: 3,
  instrument: 'ITS-3',
  name: 'capitulo-6.pdf',
  bytes: 31_000,
  sha256: 'ab'.repeat(32),
  state: 'refused',
  problem: { code: 'PDF_PASSWORD', params: {} },
  pages: null,
  title: null,
  hasScript: false,
  commitments: 0,
  unverified: 0,
  alsoIn: [],
  addedAt: '2026-02-01T12:30:00Z',
  addedBy: 'Ana Quispe',
}

it('says at the document itself, too, why it cannot be read', async () => {
  await stagePage({
    Page,
    path: screens.InstrumentDocument.path,
    at: '/environmental-instruments/documents/21',
    answers: { 'GET /fkl-bdo/projects/1/instrument-documents/21': () => refused },
  })
  expect((await screen.findByRole('alert')).textContent).toMatch(/protegido con una contraseña/)
})
