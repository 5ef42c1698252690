import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { buildMember, type buildMine, buildUser, insert } from '../build.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'
import { sign, statusNotice } from '../whatsapp-notices.ts'
import { png } from './png.ts'
import { buildNotification, buildTemplate } from '../proofs/build-everything.ts'

const notification = { priority: 1, module: 'general', message: 'Simulacro', methods: [1, 2] }
const eventValues = { isOn: true, priority: 2, audience: 'writers', methods: [1, 2], texts: null }
const template = { name: 'Simulacro', texts: { es: 'Simulacro en {{project}}' } }

type Given = {
  database: Database
  project: () => Promise<{
    mine: Awaited<ReturnType<typeof buildMine>>
    as: { id: number }
    on: { projectId: number }
  }>
  system: (rest?: ChangeCall) => Promise<ChangeCall>
}
type Calls = Record<
  Extract<ChangeName, `notification${string}` | `deliveries.${string}` | `whatsapp.${string}`>,
  () => Promise<ChangeCall>
>

/** Those of notifications and their deliveries, for changeCalls. */
export function notificationCalls({ database, project, system }: Given): Calls {
  const received = (body?: object) => async () => {
    const { mine, on } = await project()
    const as = await buildMember(database, mine.project, 'read')
    const made = await buildNotification(database, mine, [as])
    return { as, params: { ...on, notificationId: made.id }, ...(body ? { body } : {}) }
  }
  const failedMail = () => {
    const mail = { recipient: 'a@example.com', subject: 's', bodyText: 't', bodyHtml: 'h' }
    const createdAt = '2026-02-01T00:00:00Z'
    return insert(database, 'mail', {
      ...mail,
      messageId: randomUUID(),
      createdAt,
      status: 'failed',
    })
  }
  return {
    'notifications.mark': received({ isRead: true }),
    'notifications.markAll': async () => {
      const { as, params } = await received()()
      return { as, params: { projectId: params.projectId } }
    },
    'notifications.reply': received({ message: 'Recibido' }),
    'notificationAttachments.upload': async () => {
      const { as, on: params } = await project()
      return { as, params, file: { name: 'foto.png', bytes: png } }
    },
    'notifications.send': async () => {
      const { mine, as, on: params } = await project()
      await buildMember(database, mine.project, 'read')
      return { as, params, body: { ...notification, userIds: null } }
    },
    'notifications.sendToProjects': async () => {
      const { mine, as } = await project()
      await buildMember(database, mine.project, 'read')
      return { as, body: { ...notification, projectIds: [mine.project.id] } }
    },
    'notifications.sendToAll': async () => {
      await buildUser(database)
      return system({ body: notification })
    },
    'whatsapp.receive': async () => {
      const body = statusNotice('wamid.unknown', 'delivered')
      return { body, headers: { 'x-hub-signature-256': sign(JSON.stringify(body)) } }
    },
    'deliveries.retryMail': async () => system({ params: { mailId: (await failedMail()).id } }),
    'deliveries.retry': async () => {
      const { mine } = await project()
      const { deliveryId } = await buildNotification(database, mine, [mine.admin])
      return system({ params: { deliveryId } })
    },
    'deliveries.retryFailed': async () => {
      await failedMail()
      return system()
    },
    'notificationPreferences.set': async () => ({
      as: await buildUser(database),
      body: {
        high: [1, 2],
        medium: [1],
        low: [],
        quietHours: { from: '22:00', until: '06:00' },
        digestTime: '07:00',
        timeZone: 'America/Lima',
        version: 0,
      },
    }),
    'notificationSettings.setEvent': () =>
      system({ params: { event: 'plan-imported' }, body: { ...eventValues, version: 0 } }),
    'notificationSettings.resetEvent': async () => {
      const set = { name: 'policy-changed', isOn: false, priority: 1, audience: 'everybody' }
      await insert(database, 'notification_event', { ...set, methods: [1] })
      return system({ params: { event: 'policy-changed' } })
    },
    'notificationSettings.createTemplate': () => system({ body: template }),
    'notificationSettings.editTemplate': async () => {
      const { id } = await buildTemplate(database)
      return system({ params: { templateId: id }, body: { ...template, name: 'Otra', version: 1 } })
    },
    'notificationSettings.removeTemplate': async () =>
      system({ params: { templateId: (await buildTemplate(database)).id } }),
  }
}
