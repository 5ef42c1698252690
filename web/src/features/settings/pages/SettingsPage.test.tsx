import { type PermissionCode, screens } from '@puquio/domain'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './SettingsPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = screens.ConfigView.path
type As = { permissions?: readonly PermissionCode[]; isSystemAdmin?: boolean }
const open = (as: As, at: string = path) => stagePage({ Page, path, at, answers: {}, ...as })
const sections = () =>
  screen.getAllByRole('navigation').map((section) => ({
    title: within(section).getByRole('heading').textContent,
    links: within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  }))

const own = {
  title: 'Mi cuenta',
  links: ['/config?tab=own', '/notifications/preferences', '/forgot', '/config?tab=tokens'],
}
const ofProject = [
  '/config/project/update/1',
  '/config/project/user/1',
  '/config/project/update/1?tab=menu',
  '/config/project/update/1?tab=smtp',
  '/config/map-layers',
]

it('shows a reader the own account and the layers of maps, and an auditor the trail of the project', async () => {
  await open({ permissions: [2] })
  await screen.findByRole('heading', { name: 'Mi cuenta' })
  const layers = '/config/map-layers'
  expect(sections()).toEqual([own, { title: 'Proyecto Mina', links: [layers] }])
  cleanup()
  leaveStage()
  await open({ permissions: [2, 4] })
  await screen.findByRole('heading', { name: 'Mi cuenta' })
  expect(sections()).toEqual([own, { title: 'Proyecto Mina', links: [layers, '/config/audit'] }])
})

it('shows an ADMIN the project, too, and the system administrator all three', async () => {
  await open({ permissions: [1] })
  await screen.findByRole('heading', { name: 'Proyecto Mina' })
  expect(sections()).toEqual([
    own,
    { title: 'Proyecto Mina', links: [...ofProject, '/config/audit', '/config/project'] },
  ])
  cleanup()
  leaveStage()
  await open({ permissions: [], isSystemAdmin: true })
  await screen.findByRole('heading', { name: 'Sistema' })
  expect(sections()).toEqual([
    own,
    { title: 'Proyecto Mina', links: [...ofProject, '/config/audit', '/modi/networks'] },
    {
      title: 'Sistema',
      links: [
        '/config/project',
        '/config/users',
        '/config/notifications',
        '/config/notifications?tab=outbox',
        '/config?tab=system-smtp',
        '/config?tab=policy',
        '/config?tab=system',
        '/config/jobs',
      ],
    },
  ])
})

it('opens a section under its own title, with the way back', async () => {
  await open({}, `${path}?tab=own`)
  await screen.findByRole('heading', { name: 'Preferencias' })
  expect(screen.getByRole('link', { name: 'Configuración' }).getAttribute('href')).toBe(path)
})

it.each([
  ['project', '/config/project/update/1'],
  ['smtp', '/config/project/update/1?tab=smtp'],
  ['mails', '/config/notifications?tab=outbox'],
])('leads the address of before, ?tab=%s, to where its section is now', async (tab, to) => {
  const { address } = await open({ isSystemAdmin: true }, `${path}?tab=${tab}`)
  await waitFor(() => expect(address()).toBe(to))
})

it('shows the overview instead of a section that is not the reader’s', async () => {
  const { address } = await open({ permissions: [2] }, `${path}?tab=system`)
  await screen.findByRole('heading', { name: 'Mi cuenta' })
  expect(address()).toBe(`${path}?tab=system`)
  expect(screen.queryByRole('form')).toBeNull()
})
