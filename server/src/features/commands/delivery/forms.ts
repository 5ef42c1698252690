import { attributesTopic, requestTopic } from '../../../platform/mqtt/topics.ts'
import type { Taken } from './deliver-store.ts'

/** A relay command as ThingsBoard's firmware takes one: the device answers by its id, and leaves it once it has expired. */
export const requestOf = ({ id, relay, isOn, expiresAt }: Extract<Taken, { kind: 'relay' }>) => ({
  id,
  method: 'setRelay' as const,
  params: {
    relay,
    state: isOn ? ('on' as const) : ('off' as const),
    expiresAt: Date.parse(expiresAt),
  },
})

/** The port of a frame in LoRaWAN, where the codec names none. */
const fPort = 10

/**
 * A command as ChirpStack 4 takes it (`command/down`), whose codec makes bytes of the object. It knows the command by its
 * key, takes it once as long as it waits there, and throws it away once it has expired.
 * Source: chirpstack/chirpstack 0a80ce7, integration/mod.rs, handle_down_command.
 */
export const downlinkOf = (taken: Taken, devEui: string): string =>
  JSON.stringify({
    id: taken.key,
    devEui,
    confirmed: true,
    fPort,
    expiresAt: new Date(taken.expiresAt).toISOString(),
    object: objectOf(taken),
  })

/** What a network's codec makes bytes of. */
const objectOf = (taken: Taken) =>
  taken.kind === 'relay'
    ? { command: taken.id, relay: taken.relay, state: taken.isOn ? 'on' : 'off' }
    : { command: taken.id, configuration: taken.configuration }

/** By which The Things Stack names a command again: its correlation ids are a list of many. */
export const correlationId = 'puquio:'

/**
 * A command as The Things Stack 3 takes it, whose formatter makes bytes of the payload. It knows no end, so that the device is
 * told, in seconds since 1970.
 */
export const thingsStackOf = (taken: Taken) => ({
  downlinks: [
    {
      decoded_payload: {
        ...objectOf(taken),
        expiresAt: Math.floor(Date.parse(taken.expiresAt) / 1000),
      },
      f_port: fPort,
      confirmed: true,
      priority: 'NORMAL',
      correlation_ids: [correlationId + taken.key],
    },
  ],
})

/** What RockBLOCK's largest modem takes at once, in bytes. */
export const satelliteMax = 270

/** A command as a device behind a satellite gets it: in the form of HTTP, as a text. */
export const satelliteTextOf = (taken: Taken): string =>
  JSON.stringify(
    taken.kind === 'relay'
      ? requestOf(taken)
      : {
          id: taken.id,
          method: 'setConfiguration',
          params: { ...taken.configuration, expiresAt: Date.parse(taken.expiresAt) },
        },
  )

/** A command as a gateway of ThingsBoard takes it for a device behind it. */
export const hubMessageOf = (taken: Taken, device: string) => ({
  device,
  data: taken.kind === 'relay' ? requestOf(taken) : taken.configuration,
})

/** The topic and text of a command by MQTT; a configuration goes as shared attributes, which carry no id. */
export function messageOf(taken: Taken): { topic: string; payload: string } {
  if (taken.kind === 'configuration')
    return { topic: attributesTopic, payload: JSON.stringify(taken.configuration) }
  const { id, ...request } = requestOf(taken)
  return { topic: requestTopic(id), payload: JSON.stringify(request) }
}
