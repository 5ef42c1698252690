import { z } from 'zod'
import { brokerExpectations, brokerSettings } from './external/settings.ts'

const port = z.coerce.number().int().min(0).max(65_535)

/** The settings of the broker inside, and of one outside, by the names that they have in the environment. */
export const mqttSettings = {
  MQTT_PORT: z.union([z.literal('off'), port]).optional(),
  MQTTS_PORT: port.optional(),
  MQTTS_CERTIFICATE: z.string().optional(),
  MQTTS_KEY: z.string().optional(),
  MQTTS_CLIENT_CA: z.string().optional(),
  ...brokerSettings,
}

export const mqttExpectations: Record<keyof typeof mqttSettings, string> = {
  MQTT_PORT: 'a port number from 0 to 65535, or off',
  MQTTS_PORT: 'a port number from 0 to 65535',
  MQTTS_CERTIFICATE: 'the path of a file',
  MQTTS_KEY: 'the path of a file',
  MQTTS_CLIENT_CA: 'the path of a file',
  ...brokerExpectations,
}

/** What TLS needs, together or not at all. */
export const mqttsNames = ['MQTTS_PORT', 'MQTTS_CERTIFICATE', 'MQTTS_KEY'] as const

/** Files of PEM: the certificate with its chain, its key, and the authority of devices' certificates. */
export type MqttTls = {
  port: number
  certificateFile: string
  keyFile: string
  /** Null where no device has a certificate. */
  clientAuthorityFile: string | null
}

export type MqttConfig = {
  /** Null where it listens only over TLS, or not at all. */
  port: number | null
  isDefaultPort: boolean
  tls: MqttTls | null
}

/** @param web whether the web listens on this machine alone, and whether on any free port, as tests do. */
export function mqttOf(
  value: { [Name in keyof typeof mqttSettings]?: z.output<(typeof mqttSettings)[Name]> },
  web: { isLocal: boolean; isOnFreePort: boolean },
): MqttConfig {
  const { MQTTS_PORT: tlsPort, MQTTS_CERTIFICATE: certificateFile, MQTTS_KEY: keyFile } = value
  // Tokens cross other networks in the clear only where somebody asked for it.
  const unasked = !web.isLocal ? 'off' : web.isOnFreePort ? 0 : 1883
  const plain = value.MQTT_PORT ?? unasked
  const clientAuthorityFile = value.MQTTS_CLIENT_CA ?? null
  return {
    port: plain === 'off' ? null : plain,
    isDefaultPort: value.MQTT_PORT === undefined,
    tls:
      tlsPort !== undefined && certificateFile && keyFile
        ? { port: tlsPort, certificateFile, keyFile, clientAuthorityFile }
        : null,
  }
}
