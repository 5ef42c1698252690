import type { Notification, NotificationDetail } from '@puquio/contract/notifications'
import { loader, Page } from '../src/features/notifications/pages/NotificationsPage.tsx'
import { stagePage } from './page-stage.tsx'

export const path = '/notifications'
export const api = '/fkl-notification/projects/1'
export const aNotification = (values: Partial<Notification>): Notification => ({
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
export const detail: NotificationDetail = {
  ...aNotification({}),
  conversation: [],
  recipients: [],
  event: null,
  attachments: [],
}
export const answers = {
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
/** The page of notifications with two of them. */
export const openNotifications = (at = path, permissions: readonly (1 | 2)[] = [1]) =>
  stagePage({ Page, loader, path, at, permissions, answers })
export const sentTo = (
  sent: Awaited<ReturnType<typeof openNotifications>>['sent'],
  method: string,
  to: string,
) => sent.filter((one) => one.method === method && one.path === `${api}${to}`)
