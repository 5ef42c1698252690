import { decodeThingsboardAttributes, decodeThingsboardTelemetry } from '@puquio/domain'
import type { Platform } from '../../platform/platform.ts'
import { attributesReported } from '../commands/service.ts'
import type { Door } from './door.ts'
import type { KnownDevice } from './known-devices-store.ts'
import { readJson } from './read-json.ts'

const decoders = {
  telemetry: decodeThingsboardTelemetry,
  attributes: decodeThingsboardAttributes,
}

type Report = { wayIn: string; body: Buffer; receivedAt: Date }

/** Takes what a device says of itself in the forms of ThingsBoard: readings, and attributes. */
export const takesReports =
  ({ door, ...platform }: Pick<Platform, 'database' | 'clock'> & { door: Door }) =>
  async (
    device: KnownDevice,
    topic: keyof typeof decoders,
    { wayIn, body, receivedAt }: Report,
  ) => {
    const said = readJson(body)
    // Attributes are in a form that is known: no decoder reads them.
    const kept = topic === 'attributes' ? `${wayIn}:attributes` : wayIn
    await door.take(device, decoders[topic](said), { wayIn: kept, receivedAt, body })
    if (topic === 'attributes') await attributesReported(platform, device, said)
  }
