import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aCommitment, aList } from '../../../../test/commitment-record.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import type { PdfViewerProps } from '../../../widgets/pdf-viewer/viewer-props.ts'
import { Page } from '../pages/CommitmentReviewPage.tsx'

const quote = 'Se regarán las vías cada día.'

vi.mock('../../../widgets/pdf-viewer/PdfViewer.tsx', () => ({
  PdfViewer: ({ name, page = 1, onSelect }: PdfViewerProps) => (
    <button type="button" onClick={() => onSelect?.({ page, toPage: null, quote })}>
      {`Marcar en ${name}`}
    </button>
  ),
}))

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/environmental-instruments/review'
const base = '/fkl-bdo/projects/1/commitments'
const [place] = aCommitment().places
const places = place
  ? [place, { ...place, id: 2, documentId: 12, document: 'ITS.pdf', page: 31 }]
  : []
const one = aCommitment({ places })
const made = aCommitment({ id: 8, shortName: 'Riego de vías', method: 'hand' })

const stageByHand = async () => {
  let known = [one]
  const staged = await stagePage({
    Page,
    path,
    at: `${path}?states=proposed`,
    permissions: [1],
    answers: {
      [`GET ${base}`]: () =>
        aList(known, { unverifiedBy: { model: 0, rules: 1, hand: known.length - 1 } }),
      [`GET ${base}/1`]: () => one,
      [`GET ${base}/8`]: () => made,
      [`POST ${base}`]: () => {
        known = [made, one]
        return made
      },
      'GET /fkl-bdo/projects/1/responsible-roles': () => [],
      'GET /fkl-data-source/projects/1/parameters/choices': () => [],
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Marcar en EIA-d.pdf' }))
  return staged
}
const create = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Crear compromiso con lo marcado' }))
  const panel = await screen.findByRole('dialog')
  fireEvent.submit(panel.querySelector('form') as HTMLFormElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('is made of the document that it was marked in, although another one is shown since', async () => {
  const { sent } = await stageByHand()
  fireEvent.click(screen.getByRole('button', { name: /ITS\.pdf · / }))
  await screen.findByRole('button', { name: 'Marcar en ITS.pdf' })
  await create()
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    documentId: 9,
    page: 5,
    quote,
    shortName: 'Se regarán las vías cada día',
    // Nobody said that they read it on its page.
    isVerified: false,
  })
})

it('stands behind the one that is open, and is counted', async () => {
  await stageByHand()
  await create()
  const list = await screen.findByRole('list', { name: 'Compromisos a revisar' })
  await waitFor(() =>
    expect([...list.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('COM-014'),
      expect.stringContaining('Riego de vías'),
    ]),
  )
  expect(screen.getByText('1 de 2')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('note', { name: /verificar/i }).textContent).toMatch(/^2 compromisos/),
  )
})
