import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aCommitment, aList } from '../../../../test/commitment-record.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './CommitmentReviewPage.tsx'

vi.mock('../../../widgets/pdf-viewer/PdfViewer.tsx', () => ({
  PdfViewer: ({ page }: { page: number }) => <div data-testid="page">{page}</div>,
}))

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/environmental-instruments/review'
const base = '/fkl-bdo/projects/1/commitments'
const [first] = aCommitment().places
const on = (page: number) => (first ? [{ ...first, page, areas: [] }] : [])
const one = aCommitment({ places: on(5) })
const two = aCommitment({ id: 2, shortName: 'COM-015', places: on(7) })
const three = aCommitment({ id: 3, shortName: 'COM-016', places: on(8) })
const items = [one, two, three]
const answers = {
  [`GET ${base}`]: () => aList(items),
  [`GET ${base}/1`]: () => one,
  [`GET ${base}/2`]: () => two,
  [`GET ${base}/3`]: () => three,
}
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const stageReview = (more: object = {}, permissions: readonly (1 | 2)[] = [1]) =>
  stagePage({
    Page,
    path,
    at: `${path}?states=proposed`,
    permissions,
    answers: { ...answers, ...more },
  })

it('goes on and back by keys, with the page of each', async () => {
  await stageReview()
  await screen.findByRole('heading', { name: 'COM-014' })
  expect(screen.getByTestId('page').textContent).toBe('5')
  press('j')
  await screen.findByRole('heading', { name: 'COM-015' })
  expect(screen.getByTestId('page').textContent).toBe('7')
  press('k')
  await screen.findByRole('heading', { name: 'COM-014' })
})

it('says at the end of the list how many are left to verify, with the way to the matrix', async () => {
  await stageReview()
  await screen.findByRole('heading', { name: 'COM-014' })
  const end = screen.getAllByRole('status').find(({ tagName }) => tagName === 'P')
  press('j')
  press('j')
  await screen.findByRole('heading', { name: 'COM-016' })
  expect(end?.textContent).toBe('')
  press('j')
  await waitFor(() =>
    expect(end?.textContent).toMatch(/^Fin de la lista: quedan 3 sin verificar\./),
  )
  const link = screen.getByRole('link', { name: 'Ver la matriz de compromisos' })
  expect(link.getAttribute('href')).toMatch(/\/commitments\?states=/)
  press('k')
  await screen.findByRole('heading', { name: 'COM-015' })
  expect(screen.queryByText(/^Fin de la lista/)).toBeNull()
})

it('verifies by a key and goes to the next at once; another key takes it back and returns to it', async () => {
  let now = one
  const answered = (changed: typeof one) => {
    now = changed
    return { changed: [changed], conflicts: [] }
  }
  const { sent } = await stageReview({
    [`GET ${base}`]: () => aList([now, two, three]),
    [`POST ${base}-decisions`]: () => answered({ ...one, state: 'verified', version: 2 }),
    [`POST ${base}-taken-back`]: () => answered({ ...one, version: 3 }),
  })
  await screen.findByRole('heading', { name: 'COM-014' })
  press('v')
  await screen.findByRole('heading', { name: 'COM-015' })
  await screen.findByText('Verificado')
  const notice = screen.getByRole('note', { name: /verificar/i })
  await waitFor(() => expect(notice.textContent).toMatch(/^2 compromisos/))
  press('z')
  await screen.findByRole('heading', { name: 'COM-014' })
  await waitFor(() => expect(notice.textContent).toMatch(/^3 compromisos/))
  await waitFor(() =>
    expect(sent.find(({ path: to }) => to === `${base}-taken-back`)?.body).toEqual({
      commitments: [{ id: 1, version: 2 }],
    }),
  )
})

it('rejects with a reason that is asked for', async () => {
  const { sent } = await stageReview({
    [`POST ${base}-decisions`]: () => ({
      changed: [{ ...one, state: 'rejected', version: 2 }],
      conflicts: [],
    }),
  })
  await screen.findByRole('heading', { name: 'COM-014' })
  press('x')
  const reason = await screen.findByRole('textbox', { name: /Motivo/ })
  fireEvent.change(reason, { target: { value: 'No obliga' } })
  fireEvent.keyDown(reason, { key: 'Enter' })
  await screen.findByRole('heading', { name: 'COM-015' })
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    decision: 'reject',
    reason: 'No obliga',
    commitments: [{ id: 1, version: 1 }],
  })
})

it('tells what somebody else changed meanwhile, with both values', async () => {
  const now = { ...one, kind: 'report' as const, version: 4 }
  await stageReview({ [`GET ${base}/1`]: () => now })
  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('antes «Monitoreo», ahora «Reporte»')
})

it('keys of readers only move', async () => {
  const { sent } = await stageReview({}, [2])
  await screen.findByRole('heading', { name: 'COM-014' })
  press('v')
  press('j')
  await screen.findByRole('heading', { name: 'COM-015' })
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
})

it('begins with what nobody decided on, whatever the filter', async () => {
  const { sent } = await stageReview()
  await screen.findByRole('heading', { name: 'COM-014' })
  const asked = sent.find(({ path: to }) => to === base)
  expect(asked?.query.get('group')).toBe('state')
})

it('finds the one that the address names on a later page', async () => {
  const far = aCommitment({ id: 400, shortName: 'COM-400', places: on(9) })
  const { sent } = await stagePage({
    Page,
    path,
    at: `${path}?commitment=400`,
    permissions: [1],
    answers: {
      ...answers,
      [`GET ${base}/400`]: () => far,
      [`GET ${base}`]: ({ query }) => ({
        ...aList(query.get('page') === '2' ? [far] : items),
        total: 101,
      }),
    },
  })
  await screen.findByRole('heading', { name: 'COM-400' })
  expect(screen.queryByRole('heading', { name: 'COM-014' })).toBeNull()
  const pages = sent.filter(({ path: to, query }) => to === base && query.get('size') === '100')
  expect(pages).toHaveLength(2)
})

it('splits into no two parts that say the same', async () => {
  const { sent } = await stageReview()
  await screen.findByRole('heading', { name: 'COM-014' })
  press('s')
  const dialog = await screen.findByRole('dialog')
  for (const label of [/Primero: Texto/, /Segundo: Texto/])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Regar los accesos.' } })
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)
  await screen.findByText(/Las dos partes dicen lo mismo/)
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
})
