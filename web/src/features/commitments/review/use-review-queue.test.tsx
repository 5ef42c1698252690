import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Commitment } from '@puquio/contract/commitments/record'
import { afterEach, expect, it, vi } from 'vitest'
import { aCommitment, aList } from '../../../../test/commitment-record.ts'
import { type Answers, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from '../pages/CommitmentReviewPage.tsx'

vi.mock('../../../widgets/pdf-viewer/PdfViewer.tsx', () => ({ PdfViewer: () => null }))

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/environmental-instruments/review'
const base = '/fkl-bdo/projects/1/commitments'
const press = (key: string) => fireEvent.keyDown(document.body, { key })

/** The review before a server that has these commitments, and pages of them. */
const stageReview = (all: Commitment[], change: Answers) => {
  const known = new Map(all.map((one) => [one.id, one]))
  const keep = (...changed: Commitment[]) => {
    for (const one of changed) known.set(one.id, one)
  }
  const proposed = () => [...known.values()].filter(({ state }) => state === 'proposed')
  return stagePage({
    Page,
    path,
    at: `${path}?states=proposed`,
    permissions: [1],
    answers: {
      [`GET ${base}`]: ({ query }) => {
        const size = Number(query.get('size'))
        const start = (Number(query.get('page') ?? 1) - 1) * size
        return { ...aList(proposed()), items: proposed().slice(start, start + size) }
      },
      ...Object.fromEntries(all.map(({ id }) => [`GET ${base}/${id}`, () => known.get(id)])),
      ...Object.fromEntries(
        Object.entries(change).map(([call, answer]) => [
          call,
          (request: Parameters<typeof answer>[0]) => {
            const said = answer(request) as {
              changed?: Commitment[]
              first: Commitment
              second: Commitment
            }
            keep(...(said.changed ?? [said.first, said.second]))
            return said
          },
        ]),
      ),
    },
  })
}
const notice = () => screen.queryByRole('note', { name: /verificar/i })?.textContent ?? 'none'
const numbers = (position: string, unverified: RegExp) =>
  waitFor(() => {
    expect(screen.getByText(position)).toBeTruthy()
    expect(notice()).toMatch(unverified)
  })

const one = aCommitment()
const two = aCommitment({ id: 2, shortName: 'COM-015' })
const part = aCommitment({ id: 3, shortName: 'COM-014 b', version: 1 })

it('counts the part that is split off, and no longer once that is taken back', async () => {
  await stageReview([one, two], {
    [`POST ${base}/1/split`]: () => ({ first: { ...one, version: 2 }, second: part }),
    [`POST ${base}-taken-back`]: () => ({
      changed: [
        { ...one, version: 3 },
        { ...part, state: 'rejected', version: 2 },
      ],
      conflicts: [],
    }),
  })
  await numbers('1 de 2', /^2 compromisos/)
  press('s')
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(screen.getByLabelText(/Primero: Texto/), { target: { value: 'Regar.' } })
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)
  await numbers('1 de 3', /^3 compromisos/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('z')
  await numbers('1 de 3', /^2 compromisos/)
})

it('leaves none out that moved up in the list while others were decided on', async () => {
  const many = Array.from({ length: 150 }, (_, at) =>
    aCommitment({ id: at + 1, shortName: `COM-${at + 1}` }),
  )
  const { sent } = await stageReview(many, {
    [`POST ${base}-decisions`]: ({ body }) => ({
      changed: (body as { commitments: { id: number }[] }).commitments.map(({ id }) =>
        aCommitment({ id, shortName: `COM-${id}`, state: 'verified', version: 2 }),
      ),
      conflicts: [],
    }),
  })
  await numbers('1 de 150', /^150 compromisos/)
  press('v')
  press('v')
  press('v')
  await numbers('4 de 150', /^147 compromisos/)
  for (let at = 4; at < 75; at += 1) press('j')
  const lastPage = () =>
    sent.findLast(({ path: to, query }) => to === base && query.get('size') === '100')
  await waitFor(() => expect(lastPage()?.query.get('page')).toBe('2'))
  await numbers('75 de 150', /^147 compromisos/)
  for (let at = 75; at < 103; at += 1) press('j')
  await screen.findByRole('heading', { name: 'COM-103' })
})
