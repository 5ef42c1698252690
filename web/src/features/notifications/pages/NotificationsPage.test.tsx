import type { NotificationDetail } from '@puquio/contract/notifications'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  aNotification,
  answers,
  api,
  detail,
  openNotifications as open,
  path,
  sentTo,
} from '../../../../test/notifications-page.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { loader, Page } from './NotificationsPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

it('says of each its priority in words, and which are not read', async () => {
  await open()
  await screen.findByText('Charla')
  const [, unread, read] = screen.getAllByRole('row')
  expect(unread?.textContent).toMatch(
    /Alta.*Sin leer: Mañana no se muestrea.*Rosa Quispe.*Monitoreos/,
  )
  expect(read?.textContent).toMatch(/Baja.*Charla/)
  expect(read?.textContent).not.toContain('Sin leer')
})

it('keeps its filters in the address', async () => {
  const { sent, address } = await open(`${path}?unread=true&priority=1`)
  await screen.findByText('Charla')
  const asked = sentTo(sent, 'GET', '/notifications').at(-1)
  expect([asked?.query.get('unread'), asked?.query.get('priority')]).toEqual(['true', '1'])
  fireEvent.change(screen.getByRole('combobox', { name: 'Módulo' }), { target: { value: 'plans' } })
  await waitFor(() => expect(address()).toBe(`${path}?unread=true&priority=1&module=plans`))
  fireEvent.click(screen.getByRole('radio', { name: 'Enviadas' }))
  await waitFor(() => expect(address()).toBe(`${path}?box=sent&priority=1&module=plans`))
})

it('reads one by opening it, once, and answers it', async () => {
  const { sent } = await open(`${path}?open=1`)
  const panel = await screen.findByRole('dialog')
  await within(panel).findByText('Mañana no se muestrea')
  await waitFor(() =>
    expect(sentTo(sent, 'PUT', '/notifications/1/read').map(({ body }) => body)).toEqual([
      { isRead: true },
    ]),
  )
  fireEvent.change(within(panel).getByRole('textbox'), { target: { value: 'Enterado' } })
  fireEvent.click(within(panel).getByRole('button', { name: 'Responder' }))
  await waitFor(() =>
    expect(sentTo(sent, 'POST', '/notifications/1/replies')[0]?.body).toEqual({
      message: 'Enterado',
    }),
  )
})

it('opens the addresses in a message, shown without what follows the question mark', async () => {
  const message = 'Ver http://127.0.0.1/modi/graph/8/LT?from=%22x%22.'
  await stagePage({
    Page,
    loader,
    path,
    at: `${path}?open=1`,
    permissions: [1],
    answers: { ...answers, [`GET ${api}/notifications/1`]: () => ({ ...detail, message }) },
  })
  const link = await screen.findByRole('link', { name: 'http://127.0.0.1/modi/graph/8/LT?…' })
  expect(link.getAttribute('href')).toBe('http://127.0.0.1/modi/graph/8/LT?from=%22x%22')
  expect(link.parentElement?.textContent).toBe('Ver http://127.0.0.1/modi/graph/8/LT?….')
})

it('shows long lists of answers and recipients in pages', async () => {
  const long = (query: URLSearchParams): NotificationDetail => ({
    ...detail,
    isReceived: false,
    isSent: true,
    replies: 120,
    conversation: [
      {
        id: 1,
        author: { id: 5, name: 'Luis Huamán' },
        message: `Página ${query.get('repliesPage')}`,
        createdAt: '2026-02-15T13:00:00.000Z',
      },
    ],
    recipients: [{ id: 5, name: 'Luis Huamán', readAt: null, deliveries: [] }],
    recipientsTotal: 51,
    recipientsRead: 7,
  })
  await stagePage({
    Page,
    loader,
    path,
    at: `${path}?open=1`,
    permissions: [1],
    answers: {
      ...answers,
      [`GET ${api}/notifications/1`]: ({ query }: { query: URLSearchParams }) => long(query),
    },
  })
  const panel = await screen.findByRole('dialog')
  await within(panel).findByText('Página 1')
  expect(within(panel).getByText('7 de 51 la leyeron')).toBeDefined()
  const steps = within(within(panel).getByRole('navigation', { name: 'Respuestas' }))
  expect(steps.getByText('1 a 50 de 120')).toBeDefined()
  fireEvent.click(steps.getByRole('button', { name: 'Siguientes' }))
  await within(panel).findByText('Página 2')
  fireEvent.click(steps.getByRole('button', { name: 'Siguientes' }))
  await within(panel).findByText('Página 3')
  expect(steps.getByText('101 a 120 de 120')).toBeDefined()
  expect(steps.getByRole<HTMLButtonElement>('button', { name: 'Siguientes' }).disabled).toBe(true)
  expect(within(panel).getByRole('navigation', { name: 'Destinatarios' }).textContent).toContain(
    '1 a 50 de 51',
  )
})

it('shows of what the system tells where it can be seen, and asks for no answer', async () => {
  const told = aNotification({
    id: 1,
    sender: null,
    opens: '/planning-and-monitoring/edit/7?status=near',
  })
  await stagePage({
    Page,
    loader,
    path,
    at: `${path}?open=1`,
    answers: {
      ...answers,
      [`GET ${api}/notifications`]: () => ({ items: [told], total: 1 }),
      [`GET ${api}/notifications/1`]: () => ({ ...detail, ...told, event: 'Monitoreos cercanos' }),
    },
  })
  const panel = await screen.findByRole('dialog', { name: 'Monitoreos cercanos' })
  const link = await within(panel).findByRole('link', { name: 'Ver el plan' })
  expect(link.getAttribute('href')).toBe('/planning-and-monitoring/edit/7?status=near')
  expect(within(panel).queryByRole('textbox')).toBeNull()
})

it('sends a new one to chosen people by the chosen ways; WhatsApp says why it cannot', async () => {
  const { sent } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Nueva notificación' }))
  const form = await screen.findByRole('form', { name: 'Nueva notificación' })
  fireEvent.submit(form)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  expect(sentTo(sent, 'POST', '/notifications')).toEqual([])
  fireEvent.change(within(form).getByRole('textbox'), { target: { value: 'Simulacro' } })
  fireEvent.click(within(form).getByRole('checkbox', { name: 'Correo' }))
  const whatsapp = within(form).getByRole('checkbox', { name: 'WhatsApp' })
  expect(whatsapp).toHaveProperty('disabled', true)
  expect(form.textContent).toContain('Pedirlo a: quien administra el sistema')
  await within(form).findByText('La recibirán 34 personas.')
  fireEvent.click(within(form).getByRole('radio', { name: /^Algunas personas/ }))
  fireEvent.submit(form)
  await within(form).findByText('Elegir al menos una persona.')
  await within(form).findByText(/Se muestran 1 de 34/)
  const search = within(form).getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'luis@' } })
  // Enter searches, and sends nothing.
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false)
  fireEvent.click(await within(form).findByRole('checkbox', { name: 'Luis Huamán' }))
  // The chosen ones stay, whatever is sought next.
  fireEvent.change(search, { target: { value: '' } })
  fireEvent.click(await within(form).findByRole('checkbox', { name: 'Anna Vega' }))
  await within(form).findByText('La recibirán 2 personas.')
  fireEvent.click(within(form).getByRole('button', { name: 'Quitar a Anna Vega' }))
  await within(form).findByText('La recibirá 1 persona.')
  fireEvent.submit(form)
  await waitFor(() =>
    expect(sentTo(sent, 'POST', '/notifications')[0]?.body).toEqual({
      priority: 2,
      module: 'general',
      message: 'Simulacro',
      methods: [1, 2],
      userIds: [5],
    }),
  )
})

it('sends in the words of a template, to several projects', async () => {
  const { sent } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Nueva notificación' }))
  const form = await screen.findByRole('form', { name: 'Nueva notificación' })
  fireEvent.change(await within(form).findByRole('combobox', { name: 'Plantilla' }), {
    target: { value: '4' },
  })
  const message = within(form).getByRole<HTMLTextAreaElement>('textbox')
  expect(message.value).toMatch(/^Simulacro en (?!\{)/)
  expect(message.readOnly).toBe(true)
  fireEvent.click(await within(form).findByRole('radio', { name: /varios proyectos/ }))
  fireEvent.submit(form)
  await within(form).findByText('Elegir al menos un proyecto.')
  for (const name of ['Mina Antares', 'Mina Sirio'])
    fireEvent.click(await within(form).findByRole('checkbox', { name }))
  expect(within(form).getByText(/^La recibirán \d+ personas como máximo/)).toBeTruthy()
  fireEvent.submit(form)
  const posted = () =>
    sent.find(({ path: to }) => to === '/fkl-notification/notifications/projects')
  await waitFor(() =>
    expect(posted()?.body).toEqual({
      priority: 2,
      module: 'general',
      message: '',
      templateId: 4,
      methods: [1],
      projectIds: [1, 2],
    }),
  )
})

it('cuts the list by days', async () => {
  const { sent, address } = await open(`${path}?from=2026-02-01`)
  await screen.findByText('Charla')
  expect(sentTo(sent, 'GET', '/notifications').at(-1)?.query.get('from')).toBe('2026-02-01')
  fireEvent.change(screen.getByRole('textbox', { name: 'Hasta' }), {
    target: { value: '15/02/2026' },
  })
  await waitFor(() => expect(address()).toBe(`${path}?from=2026-02-01&to=2026-02-15`))
})

it('offers no new one to users who may not send', async () => {
  await open(path, [2])
  await screen.findByText('Charla')
  expect(screen.queryByRole('button', { name: 'Nueva notificación' })).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Enviadas' })).toBeNull()
  cleanup()
  leaveStage()
  // A link to it still opens.
  await open(`${path}?box=sent`, [2])
  expect(await screen.findByRole('radio', { name: 'Enviadas' })).toBeDefined()
})

it('tells the sender what became of each delivery, and why', async () => {
  const at = '2026-02-15T13:00:00.000Z'
  const outcome = { changedAt: at, reason: null }
  const recipients = [
    {
      id: 5,
      name: 'Luis Huamán',
      readAt: at,
      deliveries: [
        { ...outcome, method: 1 as const, state: 'delivered' as const },
        { ...outcome, method: 2 as const, state: 'failed' as const, reason: '550 No such mailbox' },
        { ...outcome, method: 3 as const, state: 'skipped' as const, reason: 'phone-not-verified' },
      ],
    },
  ]
  const sent = { ...detail, isReceived: false, isSent: true, recipients }
  const given = { ...answers, [`GET ${api}/notifications/1`]: () => sent }
  await stagePage({ Page, loader, path, at: `${path}?box=sent&open=1`, answers: given })
  const panel = await screen.findByRole('dialog', { name: 'Notificación enviada' })
  await within(panel).findByText(/550 No such mailbox/)
  expect(panel.textContent).toMatch(
    /Luis Huamán.*leída el 15\/02\/2026 08:00.*Correo: Falló.*no conoce el buzón.*550 No such mailbox.*WhatsApp: No se envía.*su teléfono no está verificado/,
  )
  expect(panel.textContent).not.toContain('Sistema: Entregado')
})

it('offers WhatsApp where it is set up, and says whom it reaches', async () => {
  const set = { ...answers, 'GET /fkl-notification/methods': () => ({ whatsapp: true }) }
  await stagePage({ Page, loader, path, at: path, answers: set })
  fireEvent.click(await screen.findByRole('button', { name: 'Nueva notificación' }))
  const form = await screen.findByRole('form', { name: 'Nueva notificación' })
  await within(form).findByText('Llega solo a quienes verificaron su teléfono.')
  expect(within(form).getByRole('checkbox', { name: 'WhatsApp' })).toHaveProperty('disabled', false)
})

it('shows of those that were sent whom they reached and how many have read them', async () => {
  const sent = { isReceived: false, isSent: true }
  const firstRecipient = 'Anna Vega'
  const given = [
    aNotification({ ...sent, id: 1, recipientsTotal: 7, recipientsRead: 3, firstRecipient }),
    aNotification({ ...sent, id: 2, recipientsTotal: 1, firstRecipient }),
    aNotification({ ...sent, id: 3, recipientsTotal: 40, firstRecipient, isForAll: true }),
  ]
  const list = { [`GET ${api}/notifications`]: () => ({ items: given, total: 3 }) }
  await stagePage({ Page, loader, path, at: `${path}?box=sent`, answers: { ...answers, ...list } })
  await screen.findByText('Anna Vega y 6 más')
  const rows = screen.getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    expect.arrayContaining(['Anna Vega y 6 más', '3 de 7']),
    expect.arrayContaining(['Anna Vega', '0 de 1']),
    expect.arrayContaining(['Todas las personas', '0 de 40']),
  ])
  expect(screen.queryByRole('columnheader', { name: 'Origen' })).toBeNull()
})
