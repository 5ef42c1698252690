import { eventNames, notificationEvents } from '@puquio/contract/notifications/events'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import '../../../lib/problems/problem-texts.ts'
import { question } from '../../../ui/dialog/confirm.ts'
import { Page } from './NotificationsConfigPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/config/notifications'
const events = eventNames.map((event) => {
  const { priority, audience, methods } = notificationEvents[event]
  const values = { isOn: true, priority, audience, methods, texts: null }
  return { event, ...values, version: 0, isDefault: true }
})
const template = { id: 4, name: 'Simulacro', texts: { es: 'En {{project}}' }, version: 2 }
const mail = { isInEnvironment: false, ofSystem: 0, projects: 1, waiting: 3, failed: 0 }
const answers = {
  'GET /fkl-notification/events': () => events,
  'PUT /fkl-notification/events/plan-imported': () => events[2],
  'GET /fkl-notification/templates': () => [template],
  'POST /fkl-notification/templates': () => ({ ...template, id: 5 }),
  'GET /fkl-notification/method-states': () => ({ mail, whatsapp: { isConfigured: false } }),
}
const open = (at: string) => stagePage({ Page, path, at, answers })

it('sets of an event whether, whom and how it notifies, and its words with a preview', async () => {
  const { sent } = await open(path)
  fireEvent.click(await screen.findByRole('button', { name: 'Editar «Plan importado»' }))
  const form = within(await screen.findByRole('form', { name: 'Plan importado' }))
  fireEvent.change(form.getByRole('combobox', { name: 'A quién' }), {
    target: { value: 'everybody' },
  })
  fireEvent.click(form.getByRole('checkbox', { name: 'Correo' }))
  fireEvent.click(form.getByRole('checkbox', { name: 'Usar textos propios' }))
  const spanish = form.getByRole('textbox', { name: /^Español/ })
  fireEvent.change(spanish, { target: { value: 'Llegó {{plan}} de {{quien}}' } })
  fireEvent.submit(form.getByRole('textbox', { name: 'English' }))
  await form.findByText(/Variables desconocidas: quien/)
  fireEvent.change(spanish, { target: { value: 'Llegó {{plan}}: {{count}}' } })
  form.getByText('Llegó Monitoreo de aguas 2026: 12')
  fireEvent.change(form.getByRole('textbox', { name: 'English' }), { target: { value: '' } })
  fireEvent.click(form.getByRole('radio', { name: 'EN' }))
  form.getByText('Llegó Monitoreo de aguas 2026: 12')
  fireEvent.submit(spanish)
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    isOn: true,
    audience: 'everybody',
    methods: [1, 2],
    texts: { es: 'Llegó {{plan}}: {{count}}', en: '' },
    version: 0,
  })
})

it('adds a template, with only the variables that are known of every notification', async () => {
  const { sent } = await open(`${path}?tab=templates`)
  await screen.findByText('En {{project}}')
  fireEvent.click(screen.getByRole('button', { name: 'Agregar una plantilla' }))
  const form = within(await screen.findByRole('form', { name: 'Agregar una plantilla' }))
  const name = form.getByRole('textbox', { name: /Nombre de la plantilla/ })
  fireEvent.change(name, { target: { value: 'Cierre de vía' } })
  const spanish = form.getByRole('textbox', { name: /^Español/ })
  fireEvent.change(spanish, { target: { value: '{{plan}}' } })
  fireEvent.submit(name)
  await form.findByText(/Variables desconocidas: plan/)
  fireEvent.change(spanish, { target: { value: 'Vía cerrada: {{project}}' } })
  form.getByText('Vía cerrada: Mina Antares')
  fireEvent.submit(name)
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Cierre de vía',
    texts: { es: 'Vía cerrada: {{project}}' },
  })
})

it('says of each sending method whether it is set, and how it is set', async () => {
  await open(`${path}?tab=methods`)
  const [system, email, whatsapp] = await screen.findAllByRole('listitem')
  expect(system?.textContent).toContain('Disponible')
  expect(email?.textContent).toMatch(/No configurado.*Correos en espera: 3/)
  expect(whatsapp?.textContent).toMatch(/No configurado.*WHATSAPP_TOKEN/)
})

const outgoing = {
  kind: 'notification',
  id: 7,
  method: 2,
  state: 'failed',
  reason: '550 No such mailbox',
  changedAt: '2026-02-15T13:00:00.000Z',
  project: { id: 1, name: 'Mina Antares' },
  recipient: 'Luis Huamán',
  address: 'luis@example.com',
  text: 'Simulacro',
  mailId: 70,
  attempts: 3,
  createdAt: '2026-02-15T12:00:00.000Z',
}
const skipped = { method: 3, mailId: null, state: 'skipped', reason: 'phone-not-verified' }
const outbox = {
  items: [
    outgoing,
    {
      ...outgoing,
      kind: 'mail',
      mailId: 7,
      project: null,
      recipient: 'eva@example.com',
      address: 'eva@example.com',
    },
    { ...outgoing, ...skipped, id: 8, recipient: 'Ana Paz', address: null },
  ],
  total: 3,
  failed: 2,
  projects: [{ id: 1, name: 'Mina Antares' }],
}
const activation = 'Abrir https://puquio.example.com/activate?token=abc para entrar'
const done = () => new Response(null, { status: 204 })
const outboxAnswers = {
  'GET /fkl-notification/method-states': () => ({ mail, whatsapp: { isConfigured: false } }),
  'GET /fkl-notification/mails/70': () => ({ subject: 'Simulacro', text: activation }),
  'GET /fkl-notification/deliveries': () => outbox,
  'POST /fkl-notification/deliveries/7/retry': done,
  'POST /fkl-notification/mails/7/retry': done,
  'POST /fkl-notification/deliveries/retry': () => ({ count: 2 }),
}
const openOutbox = (at = `${path}?tab=outbox`) =>
  stagePage({ Page, path, at, answers: outboxAnswers })

it('lists what leaves, with its outcome and why, by the filters of the address', async () => {
  const at = `${path}?tab=outbox&state=failed&method=2&project=1&kind=mail&search=luis`
  const { sent, address } = await openOutbox(at)
  await screen.findByText('Luis Huamán · luis@example.com')
  const [, failed, mailed, skipped] = screen.getAllByRole('row')
  expect(failed?.textContent).toMatch(
    /Correo.*Falló.*no conoce el buzón del destinatario.*Simulacro.*Mina Antares/,
  )
  expect(mailed?.textContent).toMatch(/eva@example.com.*Sistema/)
  expect(skipped?.textContent).toMatch(/WhatsApp.*No se envía.*su teléfono no está verificado/)
  const asked = sent.find(({ path: to }) => to === '/fkl-notification/deliveries')?.query
  expect(['state', 'method', 'project', 'kind', 'search'].map((name) => asked?.get(name))).toEqual([
    'failed',
    '2',
    '1',
    'mail',
    'luis',
  ])
  fireEvent.change(screen.getByRole('combobox', { name: 'Medio' }), { target: { value: '3' } })
  await waitFor(() => expect(address()).toContain('method=3'))
  expect(address()).toContain('tab=outbox')
})

it('sends one again, a mail by its own call, and all that failed after asking', async () => {
  const { sent } = await openOutbox()
  await screen.findByText('Luis Huamán · luis@example.com')
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ path: to }) => to)
  for (const name of [/Luis Huamán, Simulacro/, /eva@example.com, Simulacro/]) {
    fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Enviar ahora' }))
  }
  await waitFor(() =>
    expect(posted()).toEqual([
      '/fkl-notification/deliveries/7/retry',
      '/fkl-notification/mails/7/retry',
    ]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Reenviar los fallidos (2)' }))
  expect(question.read()?.title).toBe('¿Reenviar los 2 envíos que fallaron?')
  act(() => question.read()?.answer(true))
  await waitFor(() => expect(posted()).toContain('/fkl-notification/deliveries/retry'))
})

it('asks about a single failed one in the singular', async () => {
  const one = {
    ...outboxAnswers,
    'GET /fkl-notification/deliveries': () => ({ ...outbox, failed: 1 }),
  }
  await stagePage({ Page, path, at: `${path}?tab=outbox`, answers: one })
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar los fallidos (1)' }))
  expect(question.read()?.title).toBe('¿Reenviar el envío que falló?')
  act(() => question.read()?.answer(false))
  expect(screen.getByText(/El resultado de una prueba de SMTP/)).toBeTruthy()
})

it('opens a message with its outcome and its text, whose links can be followed', async () => {
  await openOutbox()
  fireEvent.click(await screen.findByText('Luis Huamán · luis@example.com'))
  const panel = within(await screen.findByRole('dialog', { name: 'Mensaje para Luis Huamán' }))
  const link = await panel.findByRole('link', { name: /activate/ })
  expect(link.getAttribute('href')).toBe('https://puquio.example.com/activate?token=abc')
  expect(panel.getByText(/^Falló · /)).toBeTruthy()
  expect(panel.getByText(/no conoce el buzón del destinatario/)).toBeTruthy()
  expect(panel.getByText('550 No such mailbox')).toBeTruthy()
  fireEvent.click(panel.getByRole('button'))
  fireEvent.click(screen.getByText('Ana Paz'))
  const other = within(await screen.findByRole('dialog', { name: 'Mensaje para Ana Paz' }))
  expect(other.getByText('Simulacro')).toBeTruthy()
})

it('says that e-mails wait where the system has no server, and leads to where one is added', async () => {
  await openOutbox()
  const link = await screen.findByRole('link', { name: 'Configurar el correo del sistema' })
  expect(link.getAttribute('href')).toBe('/config?tab=system-smtp')
})
