import type { Project } from '@puquio/contract/projects'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answers, leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { CallError } from '../../../lib/api/call-error.ts'
import '../../../lib/problems/problem-texts.ts'
import { chosenProjectId } from '../../../lib/project/project-choice.ts'
import * as uploads from '../../../lib/api/upload.ts'
import * as images from '../../../ui/image/shrink-image.ts'
import * as create from './ProjectCreatePage.tsx'
import * as update from './ProjectUpdatePage.tsx'
import * as list from './ProjectsPage.tsx'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => undefined
  // jsdom draws nothing.
  vi.spyOn(images, 'shrinkImage').mockImplementation(async (file) => file)
})
afterEach(() => {
  cleanup()
  leaveStage()
  vi.restoreAllMocks()
})

const project = {
  id: 7,
  name: 'Mina Azul',
  business: 'Minera',
  color: '#1d4e89',
  logo: null,
  main: false,
  url_policy: 'www.mina.pe/politica',
  date_policy: '2026-02-15T12:00:00.000Z',
  timeZone: 'America/Lima',
  wetStartsMonth: 11,
  dryStartsMonth: 5,
  version: 2,
} satisfies Project
const item = { id: 7, name: 'Mina Azul', business: 'Minera', color: '#1d4e89', logo: null }
const answers: Answers = {
  'GET /fkl-project/administered': () => ({
    items: [{ ...item, main: true, members: 12, files: null }],
    total: 1,
    subscription: { limit: 5, used: 4 },
  }),
  'GET /fkl-project/7': () => project,
  'PUT /fkl-project/7/policy': () => ({ ...project, version: 3 }),
}
const problem = (name: CallError['problem'], params = {}) =>
  new Response(JSON.stringify({ status: 409, code: 409, problem: name, params, requestId: 'a' }), {
    status: 409,
    headers: { 'content-type': 'application/json' },
  })
const png = new File(['png'], 'logo.png', { type: 'image/png' })
const path = screens.ProjectCreate.path
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Crear proyecto' }))
const chooseLogo = () =>
  fireEvent.change(screen.getByLabelText('Logo', { selector: 'input' }), {
    target: { files: [png] },
  })

it('lists the projects with their members, and what the subscription leaves', async () => {
  const at = screens.ProjectList.path
  await stagePage({ ...list, path: at, at: `${at}?sort=-members`, answers })
  await screen.findByText('Mina Azul')
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/Mina Azul.*Minera.*12.*✓/)
  screen.getByText('4 de 5 proyectos de la suscripción')
})

it('shows the system administrator what the files of each project take', async () => {
  const at = screens.ProjectList.path
  const files = { used: 12_300_000_000, quota: 50_000_000_000 }
  const listed = {
    ...answers,
    'GET /fkl-project/administered': () => ({
      items: [{ ...item, main: true, members: 12, files }],
      total: 1,
      subscription: null,
    }),
  }
  await stagePage({ ...list, path: at, at, answers: listed, isSystemAdmin: true })
  expect((await screen.findByText(/de 50/)).textContent).toMatch(/^12.GB de 50.GB$/)
})

it('creates a project with its logo, which has to be chosen', async () => {
  const made = { code: 'FK-0013', project }
  const send = vi.spyOn(uploads, 'upload').mockResolvedValue(made)
  await stagePage({ ...create, path, at: path, answers })
  await screen.findByRole('heading', { level: 1 })
  type(/^Nombre/, 'Mina Azul')
  type(/^Empresa/, 'Minera')
  type(/^Enlace/, 'javascript:alert(1)')
  submit()
  await screen.findByText('Seleccionar el logo del proyecto.')
  expect((await screen.findByText(/No es una URL válida/)).textContent).not.toContain('politica')
  type(/^Enlace/, '')
  chooseLogo()
  await screen.findByRole('img', { name: 'Logo' })
  submit()
  const body = { name: 'Mina Azul', business: 'Minera', color: '#1f3a68', url_policy: '' }
  await waitFor(() => expect(send.mock.calls[0]?.[1]).toEqual({ body, file: png }))
})

it('stays in the project that is open once another one is made, and leads on', async () => {
  vi.spyOn(uploads, 'upload').mockResolvedValue({ code: 'FK-0013', project })
  const here = { ...project, id: 1, name: 'Mina' }
  const all = { ...answers, 'GET /fkl-project/': () => [here, project] }
  const { address } = await stagePage({ ...create, path, at: path, answers: all })
  await screen.findByRole('heading', { level: 1 })
  type(/^Nombre/, 'Mina Azul')
  type(/^Empresa/, 'Minera')
  chooseLogo()
  await screen.findByRole('img', { name: 'Logo' })
  submit()
  await screen.findByText(/^Se sigue trabajando en Mina\./)
  expect(address()).toBe(path)
  expect(chosenProjectId()).toBe(1)
  const steps = screen.getByRole('list')
  const links = within(steps).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/config/project/user/7',
    '/config/project/update/7?tab=menu',
    '/config/project/update/7?tab=smtp',
  ])
  fireEvent.click(within(steps).getByRole('link', { name: /^Agregar integrantes/ }))
  await waitFor(() => expect(address()).toBe('/config/project/user/7'))
  expect(chosenProjectId()).toBe(7)
})

it('says that the subscription allows no more', async () => {
  const refusal = { status: 409, code: 409, params: { limit: 5 } }
  vi.spyOn(uploads, 'upload').mockRejectedValue(
    new CallError({ ...refusal, problem: 'PROJECT_LIMIT_REACHED' }),
  )
  await stagePage({ ...create, path, at: path, answers })
  await screen.findByRole('heading', { level: 1 })
  type(/^Nombre/, 'Mina Azul')
  type(/^Empresa/, 'Minera')
  chooseLogo()
  await screen.findByRole('img', { name: 'Logo' })
  submit()
  await screen.findByText(/^No se creó el proyecto\. La suscripción permite 5 proyectos/)
})

it('leads to the users of the project, and says how many there are', async () => {
  const at = '/config/project/update/7'
  const given = { ...answers, 'GET /fkl-project/7/users': () => ({ items: [], total: 12 }) }
  await stagePage({ ...update, path: screens.ProjectUpdate.path, at, answers: given })
  const link = await screen.findByRole('link', { name: 'Integrantes (12)' })
  expect(link.getAttribute('href')).toBe('/config/project/user/7')
})

it('offers a way back from the form of a new project', async () => {
  await stagePage({ ...create, path, at: path, answers })
  const link = await screen.findByRole('link', { name: 'Cancelar' })
  expect(link.getAttribute('href')).toBe('/config/project')
})

it('saves the link to the policy by itself, and says that it was not saved', async () => {
  const at = '/config/project/update/7'
  const stage = { ...update, path: screens.ProjectUpdate.path, at }
  let isRefused = true
  const { sent } = await stagePage({
    ...stage,
    answers: {
      ...answers,
      'PUT /fkl-project/7/policy': () =>
        isRefused ? problem('CHANGED_MEANWHILE') : { ...project, version: 3 },
    },
  })
  const form = await screen.findByRole('form', { name: 'Enlace a la política del proyecto' })
  const save = () => fireEvent.submit(form)
  within(form).getByText(/15\/02\/2026 07:00:00/)
  save()
  await within(form).findByText(/^No se guardó el enlace a la política\. Otra persona/)
  isRefused = false
  fireEvent.change(within(form).getByRole('textbox'), { target: { value: '' } })
  save()
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      url_policy: null,
      version: 2,
    }),
  )
})

it('says that the logo of an existing project was not saved, and why', async () => {
  const refusal = new CallError({ status: 422, code: 422, problem: 'FILE_DAMAGED' })
  vi.spyOn(uploads, 'upload').mockRejectedValue(refusal)
  const at = '/config/project/update/7'
  await stagePage({ ...update, path: screens.ProjectUpdate.path, at, answers })
  await screen.findByRole('form', { name: 'Enlace a la política del proyecto' })
  chooseLogo()
  await screen.findByText(/^No se guardó el logo del proyecto\./)
})

it('sends a logo as it is drawn again, and nothing that is no image', async () => {
  const small = new File(['small'], 'logo.png', { type: 'image/png' })
  vi.spyOn(images, 'shrinkImage')
    .mockRejectedValueOnce(new Error('no image'))
    .mockResolvedValue(small)
  const send = vi.spyOn(uploads, 'upload').mockResolvedValue({ code: 'FK-0013', project })
  await stagePage({ ...create, path, at: path, answers })
  await screen.findByRole('heading', { level: 1 })
  type(/^Nombre/, 'Mina Azul')
  type(/^Empresa/, 'Minera')
  chooseLogo()
  await screen.findByText('No es una imagen que se pueda leer. Elegir otro archivo.')
  chooseLogo()
  await screen.findByRole('img', { name: 'Logo' })
  submit()
  await waitFor(() => expect(send.mock.calls[0]?.[1]).toMatchObject({ file: small }))
})

it('says that the general information was not saved, and why', async () => {
  const at = '/config/project/update/7'
  const stage = { ...update, path: screens.ProjectUpdate.path, at }
  const patch = () => problem('CHANGED_MEANWHILE')
  await stagePage({ ...stage, answers: { ...answers, 'PATCH /fkl-project/7': patch } })
  fireEvent.submit(await screen.findByRole('form', { name: 'Proyecto' }))
  await screen.findByText(/^No se guardó la información general del proyecto\. Otra persona/)
})
