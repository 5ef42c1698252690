import type { Notification, NotificationDetail } from '@puquio/contract/notifications'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { CallError } from '../../../lib/api/call-error.ts'
import { loader, Page } from './NotificationsPage.tsx'

const uploaded = vi.hoisted(() => vi.fn())
vi.mock('../../../lib/api/upload.ts', () => ({ upload: uploaded }))

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = '/notifications'
const api = '/fkl-notification/projects/1'
const aNotification = (values: Partial<Notification>): Notification => ({
  id: 1,
  priority: 1,
  module: 'monitoring',
  message: 'Mañana no se muestrea',
  methods: [1],
  sender: { id: 9, name: 'Rosa Quispe' },
  opens: null,
  createdAt: '2026-02-15T12:00:00.000Z',
  isForAll: false,
  isReceived: true,
  isSent: false,
  readAt: null,
  replies: 0,
  recipientsTotal: 0,
  recipientsRead: 0,
  firstRecipient: null,
  ...values,
})
const items = [
  aNotification({ id: 1 }),
  aNotification({ id: 2, priority: 3, message: 'Charla', readAt: '2026-02-15T13:00:00.000Z' }),
]
const detail: NotificationDetail = {
  ...aNotification({}),
  conversation: [],
  recipients: [],
  attachments: [],
}
const answers = {
  [`GET ${api}/notifications`]: () => ({ items, total: 2 }),
  [`GET ${api}/notifications/1`]: () => detail,
  'GET /fkl-notification/methods': () => ({ whatsapp: false }),
  [`GET ${api}/recipients`]: ({ query }: { query: URLSearchParams }) => ({
    items: query.get('search')
      ? [{ id: 5, name: 'Luis Huamán', email: 'luis@mina.pe' }]
      : [{ id: 6, name: 'Anna Vega', email: 'anna@mina.pe' }],
    total: query.get('search') ? 1 : 34,
  }),
  [`GET ${api}/templates`]: () => [
    { id: 4, name: 'Simulacro', texts: { es: 'Simulacro en {{project}}' }, version: 1 },
  ],
  'GET /fkl-project/administered': () => ({
    items: [
      { id: 1, name: 'Mina Antares', members: 9 },
      { id: 2, name: 'Mina Sirio', members: 4 },
    ],
    total: 2,
    subscription: null,
  }),
  'POST /fkl-notification/notifications/projects': () => ({ recipients: 12 }),
  [`PUT ${api}/notifications/1/read`]: () => new Response(null, { status: 204 }),
  [`POST ${api}/notifications/1/replies`]: () => new Response(null, { status: 204 }),
  [`POST ${api}/notifications`]: () => ({ id: 3, recipients: 1 }),
}
const open = (at = path, permissions: readonly (1 | 2)[] = [1]) =>
  stagePage({ Page, loader, path, at, permissions, answers })
const sentTo = (sent: Awaited<ReturnType<typeof open>>['sent'], method: string, to: string) =>
  sent.filter((one) => one.method === method && one.path === `${api}${to}`)

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
      [`GET ${api}/notifications/1`]: () => ({ ...detail, ...told }),
    },
  })
  const panel = await screen.findByRole('dialog', { name: 'Sistema' })
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
  fireEvent.click(within(form).getByRole('button', { name: 'No enviar a Anna Vega' }))
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
  fireEvent.change(screen.getByRole('textbox', { name: 'Hasta el' }), {
    target: { value: '15/02/2026' },
  })
  await waitFor(() => expect(address()).toBe(`${path}?from=2026-02-01&to=2026-02-15`))
})

it('offers no new one to who may not send', async () => {
  await open(path, [2])
  await screen.findByText('Charla')
  expect(screen.queryByRole('button', { name: 'Nueva notificación' })).toBeNull()
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

describe('attachments', () => {
  const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
  const compose = async () => {
    const opened = await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Nueva notificación' }))
    const form = await screen.findByRole('form', { name: 'Nueva notificación' })
    const choose = (...files: File[]) =>
      fireEvent.change(within(form).getByLabelText('Agregar adjuntos'), { target: { files } })
    return { ...opened, form, choose }
  }
  beforeEach(() => {
    let id = 0
    uploaded.mockReset()
    uploaded.mockImplementation(async (_: unknown, { file }: { file: File }) => {
      if (file.name === 'bad.pdf')
        throw new CallError({ status: 422, code: 422, problem: 'FILE_DAMAGED' })
      return { id: ++id, name: file.name, mediaType: file.type, bytes: 1_400_000 }
    })
  })

  it('are uploaded, removed, and sent with the notification; a refused one is named', async () => {
    const { sent, form, choose } = await compose()
    choose(pdf('a.pdf'), pdf('bad.pdf'), pdf('b.pdf'))
    await within(form).findByText('b.pdf')
    expect((await within(form).findByRole('alert')).textContent).toContain('«bad.pdf»')
    expect(form.textContent).toContain('1.4\u202fMB')
    fireEvent.click(within(form).getByRole('button', { name: 'Quitar «a.pdf»' }))
    expect(within(form).queryByText('a.pdf')).toBeNull()
    fireEvent.change(within(form).getByRole('textbox'), { target: { value: 'Charla' } })
    fireEvent.submit(form)
    await waitFor(() =>
      expect(sentTo(sent, 'POST', '/notifications')[0]?.body).toMatchObject({ attachments: [2] }),
    )
  })

  it('are five at most, and hold the sending back while they arrive', async () => {
    const { form, choose } = await compose()
    const send = () => screen.getByRole('button', { name: 'Enviar' })
    let arrive = () => {}
    uploaded.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({ id: 9, name: '1.pdf', mediaType: 'application/pdf', bytes: 1 })
        }),
    )
    choose(...['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)))
    await waitFor(() => expect(send()).toHaveProperty('disabled', true))
    arrive()
    await within(form).findByText(/No se adjuntó «6.pdf»/)
    await waitFor(() => expect(send()).toHaveProperty('disabled', false))
    expect(uploaded).toHaveBeenCalledTimes(5)
    expect(within(form).queryByLabelText('Agregar adjuntos')).toBeNull()
  })

  it('are downloads with their sizes in the detail', async () => {
    const attachments = [{ id: 7, name: 'acta.pdf', mediaType: 'application/pdf', bytes: 2_000 }]
    await stagePage({
      Page,
      loader,
      path,
      at: `${path}?open=1`,
      answers: { ...answers, [`GET ${api}/notifications/1`]: () => ({ ...detail, attachments }) },
    })
    const panel = await screen.findByRole('dialog')
    const link = await within(panel).findByRole('link', { name: 'acta.pdf' })
    expect(link.getAttribute('href')).toContain(`${api}/notifications/1/attachments/7`)
    expect(link.closest('li')?.textContent).toContain('2\u202fkB')
  })
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
