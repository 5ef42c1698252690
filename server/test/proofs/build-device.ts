import { randomUUID } from 'node:crypto'
import type { DeviceInput } from '@puquio/contract/modi/devices'
import type { Database } from '../../src/platform/db/database.ts'
import { hashOf } from '../../src/platform/db/sessions.ts'
import { newTokenText } from '../../src/platform/tokens/token-text.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number } }

/** A device with one variable (`level`, in m) and a token, whose text the row keeps for the test alone. */
export async function buildDevice(
  database: Database,
  { project, admin }: Of,
  columns: Record<string, unknown> = {},
): Promise<{
  device: Row
  variable: Row
  deviceToken: Row & { text: string }
  deviceCertificate: Row
}> {
  const of = { projectId: project.id }
  const device = await insert(database, 'device', {
    ...of,
    serial: `S-${randomUUID()}`,
    name: 'Piezómetro 1',
    channel: 'mobile',
    installedOn: '2025-01-01',
    intervalS: 600,
    relay_1: 'Bomba 1',
    createdAt: '2026-02-01T00:00:00Z',
    ...columns,
  })
  const measured = { position: 0, key: 'level', name: 'Nivel', unit: 'm', decimals: 2 }
  const ofDevice = { ...of, deviceId: device.id }
  const variable = await insert(database, 'variable', { ...ofDevice, ...measured })
  await insert(database, 'device_state', {
    ...of,
    deviceId: device.id,
    lastReceivedAt: '2026-02-01T00:00:00Z',
  })
  const text = newTokenText('device')
  const token = await insert(database, 'device_token', {
    ...ofDevice,
    tokenHash: hashOf(text),
    ending: text.slice(-4),
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: admin.id,
  })
  const deviceCertificate = await insert(database, 'device_certificate', {
    ...ofDevice,
    fingerprint: hashOf(text).toString('hex'),
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: admin.id,
  })
  await insert(database, 'device_replacement', {
    ...ofDevice,
    replacedOn: '2025-06-01',
    serialBefore: 'S-1',
    serialAfter: 'S-2',
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: admin.id,
  })
  return { device, variable, deviceToken: { ...token, text }, deviceCertificate }
}

/** Another logger in the place of a device. */
export const replacementBody = () => ({
  serial: `R-${randomUUID()}`,
  externalKey: '',
  replacedOn: '2026-02-01',
  note: '',
  version: 1,
})

/** Where the logger of a device goes. */
export const moveBody = () => ({
  name: 'Piezómetro del dique 2',
  stationId: null,
  movedOn: '2026-02-01',
  note: '',
  version: 1,
})

/** What a person fills in for a device with one variable. */
export const deviceBody = (given: Partial<DeviceInput> = {}): DeviceInput => ({
  serial: `S-${randomUUID()}`,
  name: 'Piezómetro PZ-01',
  fieldNumber: '',
  group: '',
  stationId: null,
  latitudeDeg: null,
  longitudeDeg: null,
  terrainLevelM: null,
  probeLengthM: null,
  heightM: null,
  battery: '',
  channel: 'mobile',
  externalKey: '',
  hubId: null,
  deviceProfileId: null,
  installedOn: '2025-01-01',
  intervalS: 600,
  graceS: null,
  alarmsEnabled: true,
  relay1: '',
  relay2: '',
  note: '',
  variables: [variableBody()],
  ...given,
})

export const variableBody = (
  given: Partial<DeviceInput['variables'][number]> = {},
): DeviceInput['variables'][number] => ({
  id: null,
  key: 'level',
  name: 'Nivel',
  sensor: '',
  parameterId: null,
  unit: 'm',
  decimals: 2,
  min: null,
  max: null,
  lowLow: null,
  low: null,
  high: null,
  highHigh: null,
  ...given,
})
