import type { MailServer } from '@puquio/contract/mail-servers'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../test/page-stage.tsx'
import '../../lib/problems/problem-texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Toasts } from '../../ui/toasts/Toasts.tsx'
import { MailServers } from './MailServers.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const server: MailServer = {
  id: 5,
  version: 3,
  server: 'smtp.mina.example.com',
  port: 465,
  email: 'avisos@mina.example.com',
  ssl: true,
  tls: false,
  priority: 1,
  size: 10,
  status: true,
  hasPassword: true,
  isFixed: false,
  testedAt: null,
  testOutcome: null,
}
const path = '/config'
const Page = () => (
  <>
    <MailServers projectId={1} />
    <ConfirmDialog />
    <Toasts />
  </>
)
const base = '/fkl-project/1/smtp'
const noContent = () => new Response(null, { status: 204 })

it('adds the first one, encrypted by one way or the other, and says what is wrong', async () => {
  const answers = { [`GET ${base}`]: () => [], [`POST ${base}`]: () => server }
  const { sent } = await stagePage({ Page, path, at: path, answers })
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar un servidor' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: /^SSL/ }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^TLS/ }).checked).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  const host = screen.getByRole<HTMLInputElement>('textbox', { name: /Servidor/ })
  await waitFor(() => expect(host.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(host, { target: { value: server.server } })
  fireEvent.change(screen.getByRole('textbox', { name: /Correo/ }), {
    target: { value: server.email },
  })
  fireEvent.change(screen.getByLabelText(/Contraseña/), { target: { value: 'clave' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('SMTP configurado correctamente')
  const made = sent.find(({ method }) => method === 'POST')
  expect(made?.body).toMatchObject({
    server: server.server,
    password: 'clave',
    ssl: true,
    tls: false,
  })
})

it('offers a further one the next priority', async () => {
  const answers = { [`GET ${base}`]: () => [server, { ...server, id: 6, priority: 4 }] }
  await stagePage({ Page, path, at: path, answers })
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar un servidor' }))
  const priority = await screen.findByRole<HTMLInputElement>('textbox', { name: /Prioridad/ })
  expect(priority.value).toBe('5')
})

it('keeps the stored password where none is typed', async () => {
  const answers = { [`GET ${base}`]: () => [server], [`PUT ${base}/5`]: () => server }
  const { sent } = await stagePage({ Page, path, at: path, answers })
  fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${server.server}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar el servidor' }))
  await screen.findByText(/Dejar en blanco/)
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  const { body } = sent.find(({ method }) => method === 'PUT') ?? {}
  expect(body).toMatchObject({ version: 3 })
  expect(body).not.toHaveProperty('password')
})

it('asks before it saves another server without the password that it is to be typed again for', async () => {
  const answers = { [`GET ${base}`]: () => [server], [`PUT ${base}/5`]: () => server }
  const { sent } = await stagePage({ Page, path, at: path, answers })
  fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${server.server}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar el servidor' }))
  const port = await screen.findByRole('textbox', { name: /Puerto/ })
  fireEvent.change(port, { target: { value: '587' } })
  await screen.findByText(/se debe escribir de nuevo/)
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar sin contraseña' }))
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    port: 587,
    password: '',
  })
})

it('sends a test to the own address, and says what the server answered', async () => {
  const params = { failure: 'sign-in', reason: '535 no' }
  const problem = { status: 422, code: 422, problem: 'MAIL_NOT_SENT', params }
  let isRight = false
  const answers = {
    [`GET ${base}`]: () => [server],
    [`POST ${base}/5/test`]: () =>
      isRight ? noContent() : new Response(JSON.stringify(problem), { status: 422 }),
  }
  await stagePage({ Page, path, at: path, answers })
  const test = async () => {
    fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${server.server}` }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Enviar una prueba' }))
  }
  await test()
  await screen.findByText(/no aceptó el usuario o la contraseña.*«535 no»/)
  isRight = true
  await test()
  await screen.findByText(/^Correo enviado a/)
})

it('offers a test as soon as one is saved', async () => {
  const answers = {
    [`GET ${base}`]: () => [server],
    [`PUT ${base}/5`]: () => server,
    [`POST ${base}/5/test`]: noContent,
  }
  const { sent } = await stagePage({ Page, path, at: path, answers })
  fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${server.server}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar el servidor' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }))
  await screen.findByText(`¿Probar ${server.server}:465?`)
  expect(sent.some(({ path: to }) => to.endsWith('/test'))).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Enviar una prueba' }))
  await screen.findByText(/^Correo enviado a/)
  expect(sent.filter(({ path: to }) => to.endsWith('/test'))).toHaveLength(1)
})

it('shows when each was tested last, and what came of it', async () => {
  const testedAt = '2026-02-15T13:00:00.000Z'
  const servers = [
    server,
    { ...server, id: 6, testedAt, testOutcome: 'sent' },
    { ...server, id: 7, testedAt, testOutcome: 'sign-in' },
  ]
  await stagePage({ Page, path, at: path, answers: { [`GET ${base}`]: () => servers } })
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Última pruebaSin probar')
  expect(rows[1]).toMatch(/Última prueba15\/02\/2026 08:00: el correo salió$/)
  expect(rows[2]).toMatch(/Última prueba15\/02\/2026 08:00: falló.*no aceptó el usuario/)
})

it('shows what the environment sets, without a way to change it', async () => {
  const answers = { [`GET ${base}`]: () => [{ ...server, isFixed: true }] }
  await stagePage({ Page, path, at: path, answers })
  await screen.findByText(/SMTP_URL/)
  expect(screen.queryByRole('button', { name: /Acciones/ })).toBeNull()
})
