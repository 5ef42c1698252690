import type { Commitment } from '@puquio/contract/commitments/record'
import { decidedAtOnce } from '@puquio/contract/commitments/commitment-changes'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aCommitment } from '../../../../test/commitment-record.ts'
import { type Answers, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { toasts } from '../../../ui/toasts/toasts.ts'
import { useCommitmentChanges } from './use-commitment-changes.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
  toasts.set([])
})

const base = '/fkl-bdo/projects/1/commitments'
type Asked = { commitments: { id: number; version: number }[] }

const stageChanges = async (commitments: readonly Commitment[], answers: Answers) => {
  const onChanged = vi.fn()
  const ends: boolean[] = []
  const Page = () => {
    const changes = useCommitmentChanges(onChanged)
    return (
      <>
        <button
          type="button"
          onClick={() => void changes.verify(commitments).then((end) => ends.push(end))}
        >
          Decidir
        </button>
        <button type="button" onClick={() => changes.undo()}>
          Volver
        </button>
        {changes.dialogs}
      </>
    )
  }
  const staged = await stagePage({ Page, path: '/x', at: '/x', answers })
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { ...staged, onChanged, ends, click }
}

const many = Array.from({ length: decidedAtOnce + 3 }, (_, at) => aCommitment({ id: at + 1 }))
const changed = ({ commitments }: Asked, state: Commitment['state']) => ({
  changed: commitments.map(({ id, version }) => aCommitment({ id, state, version: version + 1 })),
  conflicts: [],
})
const texts = () => toasts.read().map(({ text }) => text)

it('tells what was decided before a later part failed, and takes that back', async () => {
  const { sent, onChanged, ends, click } = await stageChanges(many, {
    [`POST ${base}-decisions`]: ({ body }) =>
      (body as Asked).commitments.length === decidedAtOnce
        ? changed(body as Asked, 'verified')
        : new Response('{"problem":"FAILED"}', { status: 500 }),
    [`POST ${base}-taken-back`]: ({ body }) => changed(body as Asked, 'proposed'),
  })
  click('Decidir')
  await waitFor(() => expect(ends).toEqual([false]))
  expect(texts()).toHaveLength(2)
  expect(texts()).toContain(`${decidedAtOnce} compromisos verificados`)
  expect(onChanged.mock.lastCall?.[0]).toHaveLength(decidedAtOnce)
  click('Volver')
  await waitFor(() => expect(texts()).toContain('Se deshizo el cambio'))
  const back = sent.find(({ path }) => path === `${base}-taken-back`)?.body as Asked
  expect(back.commitments).toHaveLength(decidedAtOnce)
  expect(back.commitments[0]).toEqual({ id: 1, version: 2 })
})

it('takes back what is left where a later part of that failed', async () => {
  let isFailing = true
  const { sent, click } = await stageChanges(many, {
    [`POST ${base}-decisions`]: ({ body }) => changed(body as Asked, 'verified'),
    [`POST ${base}-taken-back`]: ({ body }) =>
      isFailing && (body as Asked).commitments.length < decidedAtOnce
        ? new Response('{"problem":"FAILED"}', { status: 500 })
        : changed(body as Asked, 'proposed'),
  })
  click('Decidir')
  await waitFor(() => expect(texts()).toEqual([`${many.length} compromisos verificados`]))
  click('Volver')
  await waitFor(() => expect(toasts.read().at(-1)?.kind).toBe('error'))
  isFailing = false
  click('Volver')
  await waitFor(() => expect(texts()).toContain('Se deshizo el cambio'))
  const last = sent.findLast(({ path }) => path === `${base}-taken-back`)?.body as Asked
  expect(last.commitments.map(({ id }) => id)).toEqual([501, 502, 503])
})

it('has nothing to take back of one that was verified before', async () => {
  const one = aCommitment({ state: 'verified' })
  const { ends, click } = await stageChanges([one], {
    [`POST ${base}-decisions`]: () => ({ changed: [one], conflicts: [] }),
  })
  click('Decidir')
  await waitFor(() => expect(ends).toEqual([true]))
  expect(texts()).toEqual([])
})
