import type { Commitment } from '@puquio/contract/commitments/record'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { aCommitment, aList } from '../../../../test/commitment-record.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { JoinDialog } from './JoinDialog.tsx'
import '../texts.ts'

afterEach(() => {
  cleanup()
  leaveStage()
})

const base = '/fkl-bdo/projects/1/commitments'
const one = aCommitment()
const two = aCommitment({ id: 2, shortName: 'COM-015', text: 'Se medirá el agua cada trimestre.' })
const three = aCommitment({ id: 3, shortName: 'COM-016' })
const now = { ...three, text: 'Se regarán las vías.', version: 2 }
const far = aCommitment({ id: 9, shortName: 'COM-900', version: 4 })

const stageJoin = async (near: readonly Commitment[]) => {
  const onDone = vi.fn()
  const staged = await stagePage({
    Page: () => (
      <JoinDialog commitment={one} near={near} onClose={() => undefined} onDone={onDone} />
    ),
    path: '/x',
    at: '/x',
    answers: {
      [`GET ${base}`]: ({ query }) => aList(query.get('search') ? [far] : [one, two, now]),
      [`POST ${base}/1/join`]: () => ({ first: one, second: two }),
    },
  })
  const dialog = await screen.findByRole('dialog')
  const submit = () => fireEvent.submit(dialog.querySelector('form') as HTMLFormElement)
  const joined = () => staged.sent.find(({ method }) => method === 'POST')?.body
  return { ...staged, onDone, submit, joined }
}
const searchFor = async (text: string) => {
  fireEvent.change(screen.getByLabelText(/Buscar en nombre/), { target: { value: text } })
  fireEvent.click(await screen.findByRole('combobox'))
  await screen.findByRole('option', { name: /COM-900/, hidden: true })
}

it('joins the neighbour that it began with, although something else was searched for since', async () => {
  const { submit, joined, onDone } = await stageJoin([two])
  await searchFor('900')
  expect(screen.getByText(two.text)).toBeTruthy()
  submit()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(joined()).toMatchObject({ version: 1, other: { id: 2, version: 1 } })
})

it('joins the one that was found, by the version that was seen', async () => {
  const { submit, joined } = await stageJoin([two])
  await searchFor('900')
  fireEvent.click(screen.getByRole('option', { name: /COM-900/, hidden: true }))
  submit()
  await waitFor(() => expect(joined()).toMatchObject({ other: { id: 9, version: 4 } }))
})

it('asks for the other one where no neighbour can be it', async () => {
  const elsewhere = { id: 4, name: 'ITS 2019', kind: 'its' as const }
  const { submit, joined } = await stageJoin([
    aCommitment({ id: 7, state: 'rejected' }),
    aCommitment({ id: 8, instrument: elsewhere }),
  ])
  submit()
  await waitFor(() =>
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(joined()).toBeUndefined()
})

it('joins the neighbour as the list has it, where somebody changed it since the review read it', async () => {
  const { submit, joined } = await stageJoin([three])
  await screen.findByText(now.text)
  submit()
  await waitFor(() => expect(joined()).toMatchObject({ other: { id: 3, version: 2 } }))
})
