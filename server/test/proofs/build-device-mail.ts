import { randomUUID } from 'node:crypto'
import type { DeviceMailInput } from '@puquio/contract/modi/device-reports'
import type { Database } from '../../src/platform/db/database.ts'
import { insert } from '../build.ts'

type Of = { project: { id: number }; device: { id: number }; admin: { id: number } }

/** A device that reports by mail, with one that was sent. */
export async function buildDeviceMail(
  database: Database,
  { project, device, admin }: Of,
): Promise<void> {
  const of = { projectId: project.id, deviceId: device.id }
  await insert(database, 'device_mail', {
    ...of,
    recipients: [],
    content: ['state'],
    frequency: 'daily',
    atTime: '07:00',
    weekday: 1,
    enabled: false,
    sentUntil: '2026-02-01T00:00:00Z',
    nextAt: '2026-02-02T00:00:00Z',
  })
  await insert(database, 'device_mail_sending', {
    ...of,
    userId: admin.id,
    isAsked: true,
    messageId: `${randomUUID()}@puquio`,
    fromAt: '2026-02-01T00:00:00Z',
    untilAt: '2026-02-02T00:00:00Z',
    createdAt: '2026-02-02T00:00:00Z',
  })
}

export const mailBody = (given: Partial<DeviceMailInput> = {}): DeviceMailInput => ({
  recipients: [],
  content: ['readings', 'state', 'alarms'],
  frequency: 'daily',
  atTime: '07:00',
  weekday: 1,
  enabled: true,
  ...given,
})
