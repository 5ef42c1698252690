import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useState } from 'react'
import { aCommitment } from '../../../../test/commitment-record.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { EditPanel } from './EditPanel.tsx'
import { useCommitmentChanges } from './use-commitment-changes.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const base = '/fkl-bdo/projects/1/commitments'
const one = aCommitment()
const theirs = aCommitment({ shortName: 'COM-014 bis', version: 5 })
const mine = 'Se medirá el agua cada mes.'
const conflict = 'Otra persona lo cambió mientras tanto'

const problem = (name: string, status: number) =>
  new Response(JSON.stringify({ problem: name, status, code: status }), { status })

const Page = () => {
  const changes = useCommitmentChanges()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      {isOpen && <EditPanel commitment={one} changes={changes} onClose={() => setIsOpen(false)} />}
      {changes.dialogs}
    </>
  )
}

/** The form with a text typed, sent after somebody else saved version 5. */
const stageConflict = async (isAccepted: () => boolean = () => true) => {
  const staged = await stagePage({
    Page,
    path: '/x',
    at: '/x',
    permissions: [1],
    answers: {
      [`GET ${base}/1`]: () => theirs,
      'GET /fkl-bdo/projects/1/responsible-roles': () => [],
      'GET /fkl-data-source/projects/1/parameters/choices': () => [],
      [`PATCH ${base}/1`]: ({ body }) => {
        if ((body as { version: number }).version !== 5) return problem('CHANGED_MEANWHILE', 409)
        if (!isAccepted()) return problem('FAILED', 500)
        return { ...theirs, text: mine, version: 6 }
      },
    },
  })
  const panel = await screen.findByRole('dialog', { name: 'Editar compromiso' })
  fireEvent.change(text(), { target: { value: mine } })
  const submit = () => fireEvent.submit(panel.querySelector('form') as HTMLFormElement)
  submit()
  await screen.findByRole('dialog', { name: conflict })
  const written = () => staged.sent.filter(({ method }) => method === 'PATCH')
  return { ...staged, submit, written }
}
const text = () => within(form()).getByLabelText(/^Texto/)
const form = () => screen.getByRole('form', { name: 'Editar compromiso', hidden: true })
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isChosen = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: conflict })).toBeNull())
const isClosed = () => waitFor(() => expect(screen.queryByRole('form')).toBeNull())

it('keeps what was typed where Escape chooses nothing, and can be sent again', async () => {
  const { submit, written } = await stageConflict()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Guardar lo mío' }), { key: 'Escape' })
  await isChosen()
  expect(text()).toHaveProperty('value', mine)
  expect(screen.queryByText('Cerrar sin guardar')).toBeNull()
  submit()
  await screen.findByRole('dialog', { name: conflict })
  choose('Guardar lo mío')
  await isClosed()
  expect(written().at(-1)?.body).toEqual({ text: mine, version: 5 })
})

it('keeps what was typed where saving it over theirs is refused, and says why', async () => {
  let isAccepted = false
  const { submit } = await stageConflict(() => isAccepted)
  choose('Guardar lo mío')
  await within(form()).findByRole('alert')
  expect(text()).toHaveProperty('value', mine)
  isAccepted = true
  submit()
  await screen.findByRole('dialog', { name: conflict })
  choose('Guardar lo mío')
  await isClosed()
})

it('closes with what is there now where that is kept', async () => {
  const { written } = await stageConflict()
  choose('Dejar lo que hay ahora')
  await isClosed()
  expect(written()).toHaveLength(1)
})
