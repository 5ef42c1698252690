import type { MenuItem } from '@puquio/contract/general'
import type { PermissionCode } from '@puquio/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'

type Answers = { permissions: PermissionCode[]; aliases: string[]; admin?: boolean }

const project = { id: 1, name: 'Mina', main: true }
const item = (alias: string, id: number) =>
  ({
    id,
    kind: 'screen',
    label: alias,
    alias,
    urir: null,
    board: null,
    url: null,
    children: [],
  }) as MenuItem

/** A signed-in browser whose server answers so; every test gets modules of its own. */
const visit = async ({ permissions, aliases, admin = false }: Answers) => {
  vi.resetModules()
  localStorage.setItem('puquio.user', JSON.stringify({ id: 7, AuthCode: 'c', admin }))
  const bodies: Record<string, unknown> = {
    '/fkl-project/': [project],
    '/fkl-user/permissions': permissions.length > 0 ? permissions : null,
    '/fkl-general/menu': aliases.length > 0 ? aliases.map(item) : null,
    '/fkl-user/policy': null,
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const body = bodies[address.split('?')[0] ?? '']
    return body === null
      ? new Response(null, { status: 204 })
      : new Response(JSON.stringify(body), { status: 200 })
  })
  const { guardPage } = await import('./guard.ts')
  const { toasts } = await import('../ui/toasts/toasts.ts')
  return { guardPage, toasts }
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const plans = 'PlanningAndMonitoring'
const create = 'PlanningCreate'
const users = 'UserList'
const settings = 'ConfigView'
const later = 'ModiDevices'
const chat = 'ChatBot'

describe('the guard of pages', () => {
  it.each([
    ['READ with the menu', [2], ['PlanningAndMonitoring'], false, [plans, settings, chat]],
    ['READ without it', [2], ['ReferenceData'], false, [settings, chat]],
    ['ADMIN', [1], ['PlanningAndMonitoring'], false, [plans, create, settings, chat]],
    ['nobody in the project', [], [], false, [settings, chat]],
    [
      'system administrator',
      [],
      ['PlanningAndMonitoring'],
      true,
      [plans, create, users, settings, chat],
    ],
  ] as const)('%s', async (_, permissions, aliases, admin, open) => {
    const { guardPage, toasts } = await visit({
      permissions: [...permissions],
      aliases: [...aliases],
      admin,
    })
    const opened = []
    for (const screen of [plans, create, users, later, settings, chat] as const) {
      const isOpen = await guardPage(screen, { isPreload: false }).then(
        () => true,
        () => false,
      )
      if (isOpen) opened.push(screen)
    }
    expect(opened).toEqual(open)
    // A screen without a page is not found for anybody.
    expect(toasts.read().some(({ text }) => text.startsWith('Ruta no válida'))).toBe(true)
  })

  it('warns of nothing while a link is only pointed at', async () => {
    const { guardPage, toasts } = await visit({ permissions: [2], aliases: ['ReferenceData'] })
    await expect(guardPage(plans, { isPreload: true })).rejects.toBeDefined()
    expect(toasts.read()).toEqual([])
  })

  it.each([
    ['LaboratorySampleCreate', 'Registro de datos'],
    ['ResultImport', 'Registro de datos'],
    ['LaboratoryLinks', 'Administración'],
  ] as const)('says which role %s needs, until it is read', async (screen, role) => {
    const { guardPage, toasts } = await visit({ permissions: [2], aliases: ['LaboratoryData'] })
    await expect(guardPage(screen, { isPreload: false })).rejects.toBeDefined()
    expect(toasts.read()).toMatchObject([
      {
        isKept: true,
        text: `Ruta no válida: esta página pide el permiso de ${role}. Pedirlo a un administrador del proyecto.`,
      },
    ])
  })
})
