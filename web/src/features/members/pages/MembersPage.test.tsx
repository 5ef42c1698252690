import type { Member } from '@puquio/contract/people/members'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answers, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import * as uploads from '../../../lib/api/upload.ts'
import '../../../lib/problems/problem-texts.ts'
import { withPermission } from '../permissions.ts'
import { Toasts } from '../../../ui/toasts/Toasts.tsx'
import { Page } from './MembersPage.tsx'

const WithToasts = () => (
  <>
    <Page />
    <Toasts />
  </>
)

afterEach(() => {
  cleanup()
  leaveStage()
  vi.restoreAllMocks()
})

const aMember = (values: Partial<Member>): Member => ({
  id: 10,
  name: 'Ana',
  last_name: 'Ríos',
  email: 'ana@example.com',
  phone: null,
  position: 'Monitora',
  language: 'es',
  state: 'active',
  permissions: [2, 3],
  isGuest: false,
  endsOn: null,
  hasEnded: false,
  joinedAt: '2026-01-10T12:00:00.000Z',
  lastSignInAt: null,
  isOfHere: true,
  isAwaited: false,
  version: 3,
  ...values,
})
const guest = aMember({
  id: 11,
  last_name: 'Soto',
  permissions: [2],
  isGuest: true,
  endsOn: '2026-03-31',
  isOfHere: false,
})
const awaited = aMember({
  id: 12,
  name: '',
  last_name: '',
  email: 'zoila@otra.pe',
  position: null,
  state: null,
  isGuest: true,
  isOfHere: false,
  isAwaited: true,
})
const users = '/fkl-project/1/users'
const project = { id: 1, name: 'Mina', timeZone: 'America/Lima' }
const answers: Answers = {
  'GET /fkl-project/1': () => project,
  [`GET ${users}`]: () => ({ items: [aMember({}), guest], total: 2 }),
  [`POST ${users}`]: () => ({ code: 'FK-0013', isMailWaiting: false }),
  [`POST ${users}/existing`]: () => ({ code: 'FK-0013', isMailWaiting: false, isAwaited: false }),
  [`PUT ${users}/10`]: () => ({ code: 'FK-0012' }),
  [`PUT ${users}/11/permissions`]: () => ({ code: 'FK-0012' }),
  [`DELETE ${users}/10`]: () => ({ code: 'FK-0011' }),
}
const path = screens.ProjectUserList.path
const at = '/config/project/user/1'
const open = async (search = '') => {
  const stage = await stagePage({ Page, path, at: `${at}${search}`, answers })
  await screen.findByText('Ríos, Ana')
  return stage
}
type Sent = Awaited<ReturnType<typeof open>>['sent']
const bodyOf = (sent: Sent, asked: string) =>
  sent.find(({ method, path: to }) => `${method} ${to}` === asked)?.body
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const menuOf = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('menu'))
}
const type = (form: HTMLElement, name: RegExp, value: string) =>
  fireEvent.change(within(form).getByRole('textbox', { name }), { target: { value } })

it('shows of whom it awaits the e-mail alone, and that they have not come', async () => {
  const items = [aMember({}), awaited]
  const listed = { ...answers, [`GET ${users}`]: () => ({ items, total: 2 }) }
  await stagePage({ Page, path, at, answers: listed })
  const row = (await screen.findByText('zoila@otra.pe')).closest('tr')
  expect(row?.textContent).toContain('Aún no entra')
  expect(row?.textContent).not.toContain('Español')
})

it('shows what each may do, as whom and until when, filtered as the address says', async () => {
  const { sent } = await open('?kind=guest&permission=2&sort=-endsOn')
  const asked = sent.find(({ path: to }) => to === users)?.query
  expect(['kind', 'permission', 'sort'].map((key) => asked?.get(key))).toEqual([
    'guest',
    '2',
    '-endsOn',
  ])
  const [, member, other] = screen.getAllByRole('row')
  expect(member?.textContent).toMatch(/Lectura, Registro de datos.*Integrante.*Activo/)
  expect(other?.textContent).toMatch(/Soto.*Lectura.*Invitado.*31\/03\/2026/)
})

it('creates a user with permissions, where data entry brings reading', async () => {
  const { sent } = await open()
  press('Crear usuario')
  const form = await screen.findByRole('form', { name: 'Crear usuario' })
  type(form, /^Nombre/, 'Rosa')
  type(form, /Apellidos/, 'Mamani')
  type(form, /Correo/, 'rosa@example.com')
  fireEvent.click(within(form).getByRole('checkbox', { name: 'Lectura' }))
  fireEvent.submit(form)
  await within(form).findByText('Completar este campo.')
  fireEvent.click(within(form).getByRole('checkbox', { name: 'Registro de datos' }))
  fireEvent.submit(form)
  await waitFor(() =>
    expect(bodyOf(sent, `POST ${users}`)).toMatchObject({
      email: 'rosa@example.com',
      permissions: [2, 3],
      isGuest: false,
      endsOn: null,
    }),
  )
})

it('adds somebody by the whole e-mail, as a guest until a day, and says no more than was typed', async () => {
  const { sent } = await open()
  press('Agregar usuario existente')
  const form = await screen.findByRole('form', { name: 'Agregar usuario existente' })
  type(form, /Correo/, 'otra@example.com')
  fireEvent.click(within(form).getByRole('checkbox', { name: /Es un invitado/ }))
  expect(
    within(form).getByRole<HTMLInputElement>('checkbox', { name: 'Administración' }).disabled,
  ).toBe(true)
  type(form, /Acceso hasta/, '30/06/2099')
  fireEvent.submit(form)
  await waitFor(() =>
    expect(bodyOf(sent, `POST ${users}/existing`)).toEqual({
      email: 'otra@example.com',
      permissions: [2],
      isGuest: true,
      endsOn: '2099-06-30',
    }),
  )
})

it('leads a system administrator to where a mail server is added', async () => {
  const waiting = {
    ...answers,
    [`POST ${users}`]: () => ({ code: 'FK-0013', isMailWaiting: true }),
  }
  const given = { Page: WithToasts, path, at, answers: waiting, isSystemAdmin: true }
  const { address } = await stagePage(given)
  await screen.findByText('Ríos, Ana')
  press('Crear usuario')
  const form = await screen.findByRole('form', { name: 'Crear usuario' })
  type(form, /^Nombre/, 'Rosa')
  type(form, /Apellidos/, 'Mamani')
  type(form, /Correo/, 'rosa@example.com')
  fireEvent.submit(form)
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar un servidor de correo' }))
  await waitFor(() => expect(address()).toBe('/config?tab=system-smtp'))
  expect(screen.queryByText(/El correo espera/)).toBeNull()
})

it('says that the mail waits while the system has no mail server, and whom to ask', async () => {
  const waiting = {
    ...answers,
    [`POST ${users}`]: () => ({ code: 'FK-0013', isMailWaiting: true }),
  }
  await stagePage({ Page: WithToasts, path, at, answers: waiting })
  await screen.findByText('Ríos, Ana')
  press('Crear usuario')
  const form = await screen.findByRole('form', { name: 'Crear usuario' })
  type(form, /^Nombre/, 'Rosa')
  type(form, /Apellidos/, 'Mamani')
  type(form, /Correo/, 'rosa@example.com')
  fireEvent.submit(form)
  const told = await screen.findByText(/^Se agregó a Rosa Mamani al proyecto\./)
  expect(told.textContent).toMatch(
    /El correo espera: el sistema no tiene servidor de correo\. Pedir/,
  )
})

const adding = async (added: () => unknown) => {
  const call = `POST ${users}/existing`
  await stagePage({ Page: WithToasts, path, at, answers: { ...answers, [call]: added } })
  await screen.findByText('Ríos, Ana')
  press('Agregar usuario existente')
  const form = await screen.findByRole('form', { name: 'Agregar usuario existente' })
  type(form, /Correo/, 'otra@example.com')
  fireEvent.submit(form)
  return form
}

it('closes with who was added, and says why nothing else of somebody of another company is seen', async () => {
  const added = { code: 'FK-0013', isMailWaiting: false, isAwaited: false }
  await adding(() => added)
  await screen.findByText('Se agregó a otra@example.com al proyecto y se le avisará por correo')
  expect(screen.queryByRole('form', { name: 'Agregar usuario existente' })).toBeNull()
  cleanup()
  await adding(() => ({ ...added, isAwaited: true }))
  await screen.findByText(/como invitado y se le avisará por correo\. Es de otra empresa/)
})

it('says at the field that nobody has the e-mail, and carries it over to a new user', async () => {
  const problem = {
    status: 404,
    code: 'FK-0002',
    problem: 'USER_NOT_FOUND',
    params: {},
    requestId: 'a',
  }
  const form = await adding(() => new Response(JSON.stringify(problem), { status: 404 }))
  await within(form).findByText('Ninguna cuenta tiene este correo. Revisarlo o crear el usuario.')
  fireEvent.click(await screen.findByText('Crear el usuario con este correo'))
  const made = await screen.findByRole('form', { name: 'Crear usuario' })
  expect(within(made).getByRole<HTMLInputElement>('textbox', { name: /Correo/ }).value).toBe(
    'otra@example.com',
  )
})

it('offers the data of those alone whose account was made here, and asks before removing', async () => {
  const { sent } = await open()
  const foreign = await menuOf(/Soto/)
  expect(foreign.queryByText('Editar usuario')).toBeNull()
  fireEvent.click(foreign.getByText('Cambiar permisos'))
  const form = await screen.findByRole('form', { name: 'Permisos de Ana Soto' })
  fireEvent.click(within(form).getByRole('checkbox', { name: 'Auditoría' }))
  fireEvent.submit(form)
  await waitFor(() =>
    expect(bodyOf(sent, `PUT ${users}/11/permissions`)).toEqual({
      permissions: [2, 4],
      isGuest: true,
      endsOn: '2026-03-31',
    }),
  )
  fireEvent.click((await menuOf(/Ríos/)).getByText('Quitar del proyecto'))
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
})

it('is called in recent pages by what it is, then whose', async () => {
  await open()
  expect(document.title).toBe('Integrantes – Mina · Puquio')
})

it('edits with the version that was read', async () => {
  const { sent } = await open()
  fireEvent.click((await menuOf(/Ríos/)).getByText('Editar usuario'))
  const form = await screen.findByRole('form', { name: 'Editar usuario' })
  type(form, /Cargo/, 'Jefa')
  fireEvent.submit(form)
  await waitFor(() =>
    expect(bodyOf(sent, `PUT ${users}/10`)).toEqual({
      name: 'Ana',
      last_name: 'Ríos',
      phone: null,
      position: 'Jefa',
      language: 'es',
      version: 3,
    }),
  )
})

it('takes data entry and audit along where reading is taken', () => {
  expect(withPermission([2, 3, 4], 2, false)).toEqual([])
  expect(withPermission([1], 4, true)).toEqual([1, 2, 4])
  expect(withPermission([2, 3], 3, false)).toEqual([2])
})

it('checks a workbook of invitations, shows what it holds, and invites when asked to', async () => {
  const row = {
    row: 2,
    email: 'nueva@example.com',
    name: 'Rosa',
    last_name: 'Mamani',
    permissions: [2, 3] as const,
    isGuest: false,
    endsOn: null,
    isMember: false,
  }
  const rows = [row, { ...row, row: 3, email: 'ana@example.com', isMember: true }]
  const understood = { isSaved: false, isMailWaiting: false, rows, issueCount: 0, issues: [] }
  const send = vi.spyOn(uploads, 'upload').mockResolvedValue(understood)
  await open()
  fireEvent.click((await menuOf(/Más acciones/)).getByText('Invitar desde Excel'))
  const file = new File(['libro'], 'invitados.xlsx')
  fireEvent.change(screen.getByLabelText('Archivo de Excel', { selector: 'input' }), {
    target: { files: [file] },
  })
  await screen.findByText(/1 persona por invitar/)
  expect(send.mock.calls[0]?.[1]).toMatchObject({ body: { save: 'no' } })
  const [, first, second] = within(screen.getByRole('dialog')).getAllByRole('row')
  expect(first?.textContent).toMatch(/nueva@example.com.*Lectura, Registro de datos/)
  expect(second?.textContent).toMatch(/ana@example.com.*Ya está en el proyecto/)
  press('Invitar')
  await waitFor(() => expect(send.mock.calls[1]?.[1]).toMatchObject({ body: { save: 'yes' } }))
})

it('corrects a bad cell of the workbook in the page, checks it again and invites by both', async () => {
  const bad = { sheet: 'Hoja1', row: 2, column: 'A', value: 'rosa@', code: 'email' as const }
  const invitation = {
    row: 2,
    email: 'rosa@example.com',
    name: 'Rosa',
    last_name: 'Mamani',
    permissions: [2 as const],
    isGuest: false,
    endsOn: null,
    isMember: false,
  }
  const answered = { isSaved: false, isMailWaiting: false, rows: [], issueCount: 0, issues: [] }
  const send = vi
    .spyOn(uploads, 'upload')
    .mockResolvedValueOnce({ ...answered, issueCount: 1, issues: [{ ...bad, params: {} }] })
    .mockResolvedValueOnce({ ...answered, rows: [invitation] })
    .mockResolvedValueOnce({ ...answered, rows: [invitation], isSaved: true })
  await open()
  fireEvent.click((await menuOf(/Más acciones/)).getByText('Invitar desde Excel'))
  fireEvent.change(screen.getByLabelText('Archivo de Excel', { selector: 'input' }), {
    target: { files: [new File(['libro'], 'invitados.xlsx')] },
  })
  const cell = await screen.findByLabelText<HTMLInputElement>('Corregir la celda A2')
  expect(cell.value).toBe('rosa@')
  fireEvent.change(cell, { target: { value: 'rosa@example.com' } })
  press('Revisar otra vez')
  await screen.findByText(/1 persona por invitar/)
  press('Invitar')
  const corrections = JSON.stringify([{ row: 2, column: 'A', value: 'rosa@example.com' }])
  await waitFor(() =>
    expect(send.mock.calls.map(([, input]) => ('body' in input ? input.body : null))).toEqual([
      { save: 'no', corrections: '[]' },
      { save: 'no', corrections },
      { save: 'yes', corrections },
    ]),
  )
})
