import { hostname } from 'node:os'
import { z } from 'zod'

const texts = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
)
/** Filters of topics: `+` is a whole level, `#` the last. A shared subscription is made of them, and is none itself. */
const filter = z
  .string()
  .max(200)
  .regex(/^(?!\$)([^/+#\s]*|\+)(\/([^/+#\s]*|\+))*(\/#)?$/)

/** The settings of the external broker, by the names that they have in the environment. */
export const brokerSettings = {
  BROKER_URL: z.url({ protocol: /^mqtts?$/ }).optional(),
  BROKER_CA: z.string().optional(),
  BROKER_CERTIFICATE: z.string().optional(),
  BROKER_KEY: z.string().optional(),
  BROKER_GROUP: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .default('puquio'),
  BROKER_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,128}$/)
    .optional(),
  BROKER_TOPICS: texts
    .pipe(z.array(filter).min(1).max(20))
    .default([
      'application/+/device/+/event/+',
      'v1/devices/+/telemetry',
      'v1/devices/+/attributes',
    ]),
}

export const brokerExpectations: Record<keyof typeof brokerSettings, string> = {
  BROKER_URL: 'an mqtt:// or mqtts:// address',
  BROKER_CA: 'the path of a file',
  BROKER_CERTIFICATE: 'the path of a file',
  BROKER_KEY: 'the path of a file',
  BROKER_GROUP: 'a name of at most 64 letters, digits, points, - or _',
  BROKER_CLIENT_ID: 'a name of at most 128 letters, digits, points, - or _',
  BROKER_TOPICS: 'filters of topics such as application/+/device/+/event/+, separated by commas',
}

/** A certificate by which this process signs in: both files, or neither. */
export const brokerCertificateNames = ['BROKER_CERTIFICATE', 'BROKER_KEY'] as const

/** A broker of the operator, whose messages the processes of a group share. */
export type ExternalBrokerConfig = {
  /** With the name and the password of the user, where it asks for them. */
  url: string
  /** Files of PEM; null where the system's authorities serve, or no certificate is asked for. */
  authorityFile: string | null
  certificateFile: string | null
  keyFile: string | null
  group: string
  /** By which the broker knows the session of this process when it comes back. */
  clientId: string
  topics: readonly string[]
}

type Given = z.output<z.ZodObject<typeof brokerSettings>>

/** @param port of the web, which tells the processes of a machine apart. */
export const brokerOf = (value: Given, port: number): ExternalBrokerConfig | null =>
  value.BROKER_URL === undefined
    ? null
    : {
        url: value.BROKER_URL,
        authorityFile: value.BROKER_CA ?? null,
        certificateFile: value.BROKER_CERTIFICATE ?? null,
        keyFile: value.BROKER_KEY ?? null,
        group: value.BROKER_GROUP,
        clientId: value.BROKER_CLIENT_ID ?? `puquio-${hostname()}-${port}`,
        topics: value.BROKER_TOPICS,
      }
