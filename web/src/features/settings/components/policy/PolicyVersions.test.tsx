import type { KeptPolicy } from '@puquio/contract/users'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../../test/page-stage.tsx'
import { question } from '../../../../ui/dialog/confirm.ts'
import '../../../../lib/problems/problem-texts.ts'
import { Toasts } from '../../../../ui/toasts/Toasts.tsx'
import { PolicyVersions } from './PolicyVersions.tsx'

// jsdom has no layout, which the editor asks for where its selection stands.
beforeEach(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})
afterEach(() => {
  cleanup()
  leaveStage()
})

const path = screens.ConfigView.path
const Page = () => (
  <>
    <PolicyVersions />
    <Toasts />
  </>
)
const version = (id: number, state: KeptPolicy['state']): KeptPolicy => ({
  id,
  title: { es: `Política ${id}` },
  content: { es: `<h2>Datos</h2><p>Texto ${id}</p>` },
  start_date: '2026-02-15T12:00:00.000Z',
  state,
  acceptances: 12,
})
const open = async (post: () => unknown) => {
  const answers = {
    'GET /fkl-user/policy/versions': () => [version(3, 'in-force'), version(2, 'past')],
    'POST /fkl-user/policy/versions': post,
  }
  const stage = await stagePage({ Page, path, at: path, answers })
  await screen.findByRole('table')
  return stage
}
const publish = () =>
  fireEvent.submit(screen.getByRole('form', { name: 'Nueva versión de la política' }))
const title = () => screen.getByRole('textbox', { name: /^Título/ })

it('lists every version with its state, and shows its text', async () => {
  await open(() => null)
  const [, newest, past] = screen.getAllByRole('row')
  expect(newest?.textContent).toMatch(/3.*Política 3.*15\/02\/2026 07:00.*Vigente.*12/)
  expect(past?.textContent).toMatch(/2.*Anterior/)
  fireEvent.click(screen.getByRole('button', { name: 'Política 2' }))
  const panel = await screen.findByRole('dialog')
  within(panel).getByRole('heading', { name: 'Datos' })
  within(panel).getByText('Texto 2')
})

it('publishes a new version after asking, which begins as the newest one', async () => {
  const { sent } = await open(() => ({ code: 'FK-0013', id_policy: 4 }))
  fireEvent.click(screen.getByRole('button', { name: 'Nueva versión de la política' }))
  await screen.findByRole('textbox', { name: 'Texto' })
  fireEvent.change(title(), { target: { value: '' } })
  publish()
  await screen.findByText('Completar este campo.')
  fireEvent.change(title(), { target: { value: 'Política 4' } })
  fireEvent.click(screen.getByRole('radio', { name: 'English' }))
  fireEvent.change(await waitFor(title), { target: { value: 'Policy 4' } })
  publish()
  await screen.findByText(/English: .*título y el texto en English|título y el texto en English/)
  fireEvent.change(title(), { target: { value: '' } })
  publish()
  await waitFor(() => expect(question.read()?.title).toBe('Publicar la versión'))
  question.read()?.answer(true)
  await screen.findByText('Se publicó la versión de la política')
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    title: { es: 'Política 4' },
    content: { es: '<h2>Datos</h2><p>Texto 3</p>' },
    start_date: expect.stringMatching(/Z$/),
  })
})

it('says that the policy was not published, and why', async () => {
  const refusal = { status: 500, code: 500, problem: 'UNEXPECTED', params: {}, requestId: 'a' }
  await open(() => new Response(JSON.stringify(refusal), { status: 500 }))
  fireEvent.click(screen.getByRole('button', { name: 'Nueva versión de la política' }))
  await screen.findByRole('textbox', { name: 'Texto' })
  publish()
  await waitFor(() => expect(question.read()).not.toBeNull())
  question.read()?.answer(true)
  await screen.findByText(/^No se publicó la política\./)
})
