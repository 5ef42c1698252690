import { eventNames, notificationEvents } from '@puquio/contract/notifications/events'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import '../../../lib/problems/problem-texts.ts'
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
  'GET /fkl-notification/channels': () => ({ mail, whatsapp: { isConfigured: false } }),
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

it('says of each channel whether it is set, and how it is set', async () => {
  await open(`${path}?tab=channels`)
  const [system, email, whatsapp] = await screen.findAllByRole('listitem')
  expect(system?.textContent).toContain('Disponible')
  expect(email?.textContent).toMatch(/No configurado.*Correos en espera: 3/)
  expect(whatsapp?.textContent).toMatch(/No configurado.*WHATSAPP_TOKEN/)
})
