import type { ListedUser } from '@puquio/contract/users'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Answers, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './UsersPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/config/users'
const aUser = (values: Partial<ListedUser>): ListedUser => ({
  id: 10,
  name: 'Ana',
  last_name: 'Ríos',
  email: 'ana@example.com',
  phone: null,
  position: null,
  admin: false,
  active: true,
  verified: true,
  phoneVerified: false,
  blocked: false,
  language: 'es',
  projectPermissions: [],
  guestPermissions: [],
  state: 'active',
  createdAt: '2026-01-10T12:00:00.000Z',
  lastSignInAt: '2026-02-15T12:00:00.000Z',
  projects: [{ id: 4, name: 'Mina Azul' }],
  identities: [],
  version: 3,
  ...values,
})
const users = [
  aUser({ phone: '999 888 777' }),
  aUser({ id: 11, last_name: 'Soto', state: 'blocked', lastSignInAt: null, projects: [] }),
  aUser({ id: 12, last_name: 'Vega', state: 'unverified', lastSignInAt: null }),
]
const answers: Answers = {
  'GET /fkl-user/': () => ({ items: users, total: 3 }),
  'PUT /fkl-user/10': () => ({ code: 'FK-0012' }),
  'POST /fkl-user/10/block': () => ({ code: 'FK-0014' }),
  'DELETE /fkl-user/10': () => ({ code: 'FK-0011' }),
}
const open = async (at = path) => {
  const stage = await stagePage({ Page, path, at, answers })
  await screen.findByText('Ríos, Ana')
  return stage
}
const openMenu = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('menuitem', { name }))

it('shows the state, the last sign-in and the projects of each', async () => {
  await open()
  const [, active, blocked] = screen.getAllByRole('row')
  expect(active?.textContent).toMatch(
    /Ríos, Ana.*ana@example.com.*Activo.*15\/02\/2026 07:00.*Mina Azul/,
  )
  expect(blocked?.textContent).toMatch(/Soto, Ana.*Bloqueado.*–/)
})

it('shows every other field where it is chosen', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Columnas' }))
  for (const name of ['Teléfono', 'Idioma de sus correos'])
    fireEvent.click(await screen.findByRole('checkbox', { name }))
  const [, row] = screen.getAllByRole('row')
  expect(row?.textContent).toMatch(/999 888 777.*Español/)
})

it('filters and sorts by what the address says', async () => {
  const { sent, address } = await open(`${path}?state=blocked&sort=-lastSignInAt`)
  const asked = sent.find(({ path: to }) => to === '/fkl-user/')?.query
  expect([asked?.get('state'), asked?.get('sort')]).toEqual(['blocked', '-lastSignInAt'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Estado' }), {
    target: { value: 'inactive' },
  })
  await waitFor(() => expect(address()).toContain('state=inactive'))
})

it('offers what the state of each allows', async () => {
  await open()
  const offered = async (name: RegExp) => {
    openMenu(name)
    const menu = await screen.findByRole('menu')
    const labels = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
    fireEvent.keyDown(menu, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    return labels
  }
  const [edit, block, remove] = ['Editar usuario', 'Bloquear la cuenta', 'Eliminar la cuenta']
  expect(await offered(/Ríos/)).toEqual([
    edit,
    'Verificar el teléfono',
    'Desactivar la cuenta',
    block,
    remove,
  ])
  expect(await offered(/Soto/)).toEqual([edit, 'Desbloquear la cuenta', remove])
  expect(await offered(/Vega/)).toEqual([edit, 'Reenviar el enlace de activación', block, remove])
})

it('edits a user, with the version that was read', async () => {
  const { sent } = await open()
  openMenu(/Ríos/)
  await choose('Editar usuario')
  const form = await screen.findByRole('form', { name: 'Editar usuario' })
  fireEvent.change(within(form).getByRole('textbox', { name: /Cargo/ }), {
    target: { value: 'Jefa de monitoreo' },
  })
  fireEvent.click(within(form).getByRole('checkbox', { name: 'Administración del sistema' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Ana',
      last_name: 'Ríos',
      phone: '999 888 777',
      position: 'Jefa de monitoreo',
      language: 'es',
      admin: true,
      version: 3,
    }),
  )
})

it('blocks with a reason, and deletes after asking', async () => {
  const { sent } = await open()
  openMenu(/Ríos/)
  await choose('Bloquear la cuenta')
  const dialog = await screen.findByRole('dialog')
  const send = within(dialog).getByRole('button', { name: 'Bloquear la cuenta' })
  fireEvent.click(send)
  await within(dialog).findByText('Completar este campo.')
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Fin de contrato' } })
  fireEvent.click(send)
  await waitFor(() =>
    expect(sent.find(({ path: to }) => to === '/fkl-user/10/block')?.body).toEqual({
      reason: 'Fin de contrato',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  openMenu(/Ríos/)
  await choose('Eliminar la cuenta')
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
})

it('leads to the account that has the e-mail of a new one', async () => {
  const refusal = {
    status: 409,
    code: 'FK-0005',
    problem: 'ALREADY_EXISTS',
    params: { field: 'email' },
    fields: [{ path: 'email', code: 'account-exists', params: {} }],
    requestId: 'a',
  }
  const taken = () => new Response(JSON.stringify(refusal), { status: 409 })
  const given = { ...answers, 'POST /fkl-user/': taken }
  await stagePage({ Page, path, at: path, isSystemAdmin: true, answers: given })
  await screen.findByText('Ríos, Ana')
  fireEvent.click(screen.getByRole('button', { name: 'Crear usuario' }))
  const form = await screen.findByRole('form', { name: 'Crear usuario' })
  for (const [name, value] of [
    [/^Nombre/, 'Rosa'],
    [/Apellidos/, 'Mamani'],
    [/Correo/, 'ana@example.com'],
  ] as const)
    fireEvent.change(within(form).getByRole('textbox', { name }), { target: { value } })
  fireEvent.submit(form)
  await within(form).findByText('Ya hay una cuenta con este correo.')
  const link = within(form).getByRole('link', { name: 'Ver la cuenta de ana@example.com' })
  expect(link.getAttribute('href')).toContain('search=ana%40example.com')
})

it('says how WhatsApp is configured before a code is asked for, and sends none', async () => {
  const given = { ...answers, 'GET /fkl-notification/methods': () => ({ whatsapp: false }) }
  await stagePage({ Page, path, at: path, isSystemAdmin: true, answers: given })
  await screen.findByText('Ríos, Ana')
  openMenu(/Ríos/)
  await choose('Verificar el teléfono')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/Definir WHATSAPP_TOKEN/)
  expect(dialog.queryByRole('button', { name: 'Enviar el código' })).toBeNull()
  expect(dialog.queryByRole('textbox')).toBeNull()
  expect(dialog.queryByText(/se enviará por WhatsApp/i)).toBeNull()
})

it('says how WhatsApp is configured where it is not, else verifies the phone by the code', async () => {
  let isConfigured = false
  const notConfigured = { status: 501, code: 501, problem: 'NOT_CONFIGURED', requestId: 'a' }
  const refusal = JSON.stringify({ ...notConfigured, params: { name: 'WhatsApp' } })
  const headers = { 'content-type': 'application/json' }
  const stage = await stagePage({
    Page,
    path,
    at: path,
    isSystemAdmin: true,
    answers: {
      ...answers,
      'GET /fkl-notification/methods': () => ({ whatsapp: true }),
      'POST /fkl-user/10/phone-code': () =>
        new Response(isConfigured ? null : refusal, {
          status: isConfigured ? 204 : 501,
          headers,
        }),
      'POST /fkl-user/10/phone-verification': () => ({ code: 'FK-0012' }),
    },
  })
  await screen.findByText('Ríos, Ana')
  openMenu(/Ríos/)
  await choose('Verificar el teléfono')
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/se enviará por WhatsApp un código de seis dígitos al 999 888 777/i)
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar el código' }))
  await dialog.findByText(/Definir WHATSAPP_TOKEN/)
  isConfigured = true
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar el código' }))
  await dialog.findByRole('button', { name: 'Enviar otro código' })
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' 012345' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Verificar el teléfono' }))
  await waitFor(() =>
    expect(
      stage.sent.find(({ path: to }) => to === '/fkl-user/10/phone-verification')?.body,
    ).toEqual({ code: '012345' }),
  )
})
