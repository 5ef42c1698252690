import type { MemberMenu } from '@puquio/contract/menus'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import '../../../lib/problems/problem-texts.ts'
import { Toasts } from '../../../ui/toasts/Toasts.tsx'
import { Page as UserMenu } from './UserMenuPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const Page = () => (
  <>
    <UserMenu />
    <Toasts />
  </>
)
const entry = { alias: null, boardId: null, url: null, isHidden: false }
const menu: MemberMenu = {
  user: { id: 9, name: 'Luis', last_name: 'Poma', email: 'luis@example.com' },
  entries: [
    { ...entry, id: 1, depth: 0, kind: 'screen', label: 'menu.Home', alias: 'Home' },
    { ...entry, id: 2, depth: 0, kind: 'folder', label: 'Aguas' },
    { ...entry, id: 3, depth: 1, kind: 'link', label: 'OEFA', url: 'www.oefa.gob.pe' },
  ],
}
const at = '/config/project/user/1/menu/9'
const api = '/fkl-project/1/members/9/menu'
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const open = async (put: () => unknown) => {
  const answers = { [`GET ${api}`]: () => menu, [`PUT ${api}`]: put }
  const stage = await stagePage({ Page, path: screens.UserMenuEdit.path, at, answers })
  await screen.findByRole('heading', { name: 'Menú de Luis Poma' })
  return stage
}

it('hides an entry from the person, with what hangs below it', async () => {
  const { sent } = await open(() => new Response(null, { status: 204 }))
  fireEvent.click(box('Aguas'))
  expect([box('OEFA').checked, box('OEFA').disabled]).toEqual([false, true])
  expect(box('Inicio').checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Se guardaron los permisos de menú')
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ hidden: [2] })
})

it('says that the menu permissions were not saved, and why', async () => {
  const refusal = {
    status: 409,
    code: 409,
    problem: 'CHANGED_MEANWHILE',
    params: {},
    requestId: 'a',
  }
  await open(() => new Response(JSON.stringify(refusal), { status: 409 }))
  fireEvent.click(box('Inicio'))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => screen.getByText(/^No se guardaron los permisos de menú\. Otra persona/))
})
