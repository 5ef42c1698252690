import { randomUUID } from 'node:crypto'
import type { DeviceProfileInput } from '@puquio/contract/modi/device-profiles'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

/** A profile of devices, without a decoder. */
export async function buildProfile(
  database: Database,
  { project }: { project: { id: number } },
  columns: Record<string, unknown> = {},
): Promise<{ profile: Row }> {
  const profile = await insert(database, 'device_profile', {
    projectId: project.id,
    name: `Perfil ${randomUUID()}`,
    maker: 'Dragino',
    model: 'LDDS75',
    intervalS: 600,
    channel: 'lora',
    decoder: '',
    payloads: '[]',
    timeZone: 'America/Lima',
    variables: '[]',
    createdAt: '2026-02-01T00:00:00Z',
    ...columns,
  })
  return { profile }
}

type Of = { project: { id: number }; device: { id: number } }

/** How far a file of a logger was read. */
const buildLoggerFile = (database: Database, { project, device }: Of): Promise<Row> =>
  insert(database, 'device_file', {
    projectId: project.id,
    deviceId: device.id,
    name: 'Nivel.dat',
    readLength: 0,
    nextLine: 5,
    prefix: Buffer.alloc(32),
    receivedAt: '2026-02-01T00:00:00Z',
  })

/** Messages of a day that were decoded again; its job is gone. */
export const buildRerun = (
  database: Database,
  { project, device, admin }: Of & { admin: { id: number } },
  columns: Record<string, unknown> = {},
): Promise<Row> =>
  insert(database, 'message_rerun', {
    projectId: project.id,
    deviceId: device.id,
    fromAt: '2026-02-01T00:00:00Z',
    untilAt: '2026-02-02T00:00:00Z',
    requestedAt: '2026-02-02T00:00:00Z',
    requestedBy: admin.id,
    ...columns,
  })

/** One whose job waits. */
export async function buildWaitingRerun(
  database: Database,
  of: Parameters<typeof buildRerun>[1],
): Promise<Row> {
  const at = '2026-02-02T00:00:00Z'
  const job = { projectId: of.project.id, kind: 'rerun-messages', payload: {} }
  const { id: jobId } = await insert(database, 'job', { ...job, runAt: at, createdAt: at })
  return buildRerun(database, of, { jobId })
}

/** What a person fills in for a profile whose decoder reads a level in cm of two bytes. */
export const profileBody = (given: Partial<DeviceProfileInput> = {}): DeviceProfileInput => ({
  name: `Nivel ${randomUUID()}`,
  maker: 'Dragino',
  model: 'LDDS75',
  channel: 'lora',
  intervalS: 1200,
  decoder: levelDecoder,
  tests: [{ name: 'Un metro', encoding: 'hex', content: '00 64', fPort: 2, expected: null }],
  variables: [],
  csv: null,
  ...given,
})

export const levelDecoder = `function decodeUplink({ bytes }) {
  return { data: { level: (bytes[0] << 8 | bytes[1]) / 100 } }
}`

/** A profile, messages of a device that were decoded again, and how far a file of it was read. */
export async function buildProfiled(database: Database, of: Parameters<typeof buildRerun>[1]) {
  const { profile: deviceProfile } = await buildProfile(database, of)
  const messageRerun = await buildRerun(database, of)
  await buildLoggerFile(database, of)
  return { deviceProfile, messageRerun }
}
