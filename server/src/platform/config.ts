import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { idleMs, sessionMs } from '@puquio/domain'
import { z } from 'zod'
import { brokerCertificateNames, brokerOf } from './mqtt/external/settings.ts'
import { missingOfModel, modelExpectations, modelOf, modelSettings } from './model/settings.ts'
import { mqttExpectations, mqttOf, mqttSettings, mqttsNames } from './mqtt/settings.ts'
import { readNetwork } from './outbound/allowed-address.ts'
import { rockblockOf } from './outbound/rockblock-account.ts'
import {
  powerBiExpectations,
  powerBiNames,
  powerBiOf,
  powerBiSettings,
} from './power-bi/settings.ts'
import { projectRoot } from './project-root.ts'
import { whatsappNames, whatsappOf } from './whatsapp/account.ts'

const loopback = new Set(['127.0.0.1', 'localhost', '::1'])
const milliseconds = z.coerce.number().int().min(1000).max(86_400_000)
const gigabytes = z.coerce.number().min(0).max(1_000_000)
const database = z.url({ protocol: /^postgres(ql)?$/ })
const webAddress = z.url({ protocol: /^https?$/ })
/** Values of proxy-addr: an address, a network, or the name of one. */
const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
])
/** What a process of several is for: pages and calls, what devices send, and all that runs by itself. */
export const processRoles = ['web', 'ingest', 'jobs'] as const
export type ProcessRole = (typeof processRoles)[number]
const templateName = z.string().regex(/^[a-z0-9_]+$/)
/** A host with its port, or the path of a socket. */
const clamd = z.string().transform((text, context) => {
  if (text.startsWith('/')) return { path: text }
  const [, host, port] = /^([^\s/]+):(\d{1,5})$/.exec(text) ?? []
  if (host && Number(port) <= 65_535) return { host, port: Number(port) }
  context.addIssue({ code: 'custom' })
  return z.NEVER
})
/** E-mail domains, behind the issuer that may speak for them where there are several. */
const ssoDomains = z.string().transform((text, context) => {
  const words = text.split(/\s+/)
  const issuer = webAddress.safeParse(words[0]).data ?? null
  const domains = words.slice(issuer === null ? 0 : 1).map((word) => word.toLowerCase())
  const isRead = domains.length > 0 && domains.every((word) => /^[^\s@/:]+\.[^\s@/:]+$/.test(word))
  if (isRead) return { issuer, domains }
  context.addIssue({ code: 'custom' })
  return z.NEVER
})
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

/** Every setting, by the name it has in the environment; .env.example says what each is for. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4600),
  HOST: z.string().default('127.0.0.1'),
  ...mqttSettings,
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: list.pipe(z.array(proxy)).default([]),
  CORS_ORIGINS: list.pipe(z.array(webAddress)).default([]),
  EMBED_ORIGINS: list.pipe(z.array(webAddress)).default([]),
  PUQUIO_DATA: z.string().default('.data'),
  PUQUIO_DEMO: z.enum(['on', 'off', 'public']).default('on'),
  DEMO_DAYS: z.coerce.number().int().min(0).max(366).default(365),
  PUQUIO_NOW: z.iso.datetime({ offset: true }).optional(),
  DATABASE_URL: database.optional(),
  DATABASE_OWNER_URL: database.optional(),
  DATABASE_TELEMETRY_URL: database.optional(),
  ROLES: list.pipe(z.array(z.enum(processRoles)).min(1)).default([...processRoles]),
  RAW_MESSAGE_DAYS: z.coerce.number().int().min(0).max(36_500).default(730),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SESSION_MS: milliseconds.default(sessionMs),
  IDLE_MS: milliseconds.default(idleMs),
  NOTIFICATION_MS: milliseconds.default(3_600_000),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z.string().optional(),
  DELIVERIES_PER_SECOND: z.coerce.number().int().min(1).max(1000).default(20),
  NOTIFICATIONS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(60),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/).optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  WHATSAPP_TEMPLATE: templateName.default('puquio_notification'),
  WHATSAPP_CODE_TEMPLATE: templateName.default('puquio_code'),
  WHATSAPP_API_URL: webAddress.default('https://graph.facebook.com/v23.0'),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SSO_ISSUERS: list.pipe(z.array(webAddress)).default([]),
  SSO_DOMAINS: list.pipe(z.array(ssoDomains)).optional(),
  SSO_NAME: z.string().max(40).default('Microsoft'),
  ROCKBLOCK_PUBLIC_KEY: z.string().optional(),
  ROCKBLOCK_USERNAME: z.string().max(200).optional(),
  ROCKBLOCK_PASSWORD: z.string().max(200).optional(),
  ROCKBLOCK_URL: webAddress.default('https://rockblock.rock7.com'),
  ...modelSettings,
  ...powerBiSettings,
  MASTER_KEY: z.string().optional(),
  BUCKET_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^?#]*[^/?#:]\/[a-z0-9.-]+$/)
    .optional(),
  BUCKET_REGION: z.string().default('us-east-1'),
  BUCKET_ACCESS_KEY: z.string().optional(),
  BUCKET_SECRET_KEY: z.string().optional(),
  PROJECT_QUOTA_GB: gigabytes.min(0.001).default(50),
  DISK_RESERVE_GB: gigabytes.default(2),
  CLAMD: clamd.optional(),
  QPDF: z.string().optional(),
  OUTBOUND_ALLOW: list
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
    .default([]),
  BASEMAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/.*\{z\}/)
    .optional(),
  BASEMAP_TILES_ATTRIBUTION: z.string().default(''),
})

const expectations: Record<keyof z.infer<typeof settings>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1',
  ...mqttExpectations,
  PUBLIC_URL: 'an http or https address',
  TRUST_PROXY:
    'addresses or networks of proxies, such as 127.0.0.1 or 10.0.0.0/8, separated by commas',
  CORS_ORIGINS: 'http or https addresses, separated by commas',
  EMBED_ORIGINS: 'http or https addresses, separated by commas',
  PUQUIO_DATA: 'a folder',
  PUQUIO_DEMO: 'on, off or public',
  DEMO_DAYS: 'a number of days from 0 to 366',
  RAW_MESSAGE_DAYS: 'a number of days, 0 for ever',
  PUQUIO_NOW: 'an instant such as 2026-02-15T12:00:00-05:00',
  DATABASE_URL: 'a postgresql:// address',
  DATABASE_OWNER_URL: 'a postgresql:// address',
  DATABASE_TELEMETRY_URL: 'a postgresql:// address',
  ROLES: 'some of web, ingest and jobs, separated by commas',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  SESSION_MS: 'milliseconds from 1000 to 86400000',
  IDLE_MS: 'milliseconds from 1000 to 86400000',
  NOTIFICATION_MS: 'milliseconds from 1000 to 86400000',
  SMTP_URL: 'an smtp:// or smtps:// address',
  SMTP_FROM: 'a mail address',
  DELIVERIES_PER_SECOND: 'a number from 1 to 1000',
  NOTIFICATIONS_PER_HOUR: 'a number from 1 to 100000',
  WHATSAPP_TOKEN: 'an access token of the Cloud API',
  WHATSAPP_PHONE_ID: 'the id of a phone number, digits only',
  WHATSAPP_APP_SECRET: 'the secret of an app',
  WHATSAPP_VERIFY_TOKEN: 'a text that the webhook is verified by',
  WHATSAPP_TEMPLATE: 'the name of a message template: a-z, 0-9 and _',
  WHATSAPP_CODE_TEMPLATE: 'the name of a message template: a-z, 0-9 and _',
  WHATSAPP_API_URL: 'an http or https address',
  OIDC_ISSUER: 'an https address',
  OIDC_CLIENT_ID: 'a text',
  OIDC_CLIENT_SECRET: 'a text',
  SSO_ISSUERS: 'https addresses, separated by commas',
  SSO_DOMAINS:
    'domains of e-mails with spaces between, each list behind its issuer where there are several, such as https://login.example.com/a mina.pe filial.pe, https://login.example.com/b otra.pe',
  SSO_NAME: 'a name of at most 40 characters',
  ROCKBLOCK_PUBLIC_KEY: 'the path of a file',
  ROCKBLOCK_USERNAME: 'a text of at most 200 characters',
  ROCKBLOCK_PASSWORD: 'a text of at most 200 characters',
  ROCKBLOCK_URL: 'an http or https address',
  ...modelExpectations,
  ...powerBiExpectations,
  MASTER_KEY: 'keys as the file master-key holds them',
  BUCKET_ENDPOINT: 'an http or https address whose last part is the bucket',
  BUCKET_REGION: 'the name of a region',
  BUCKET_ACCESS_KEY: 'a text',
  BUCKET_SECRET_KEY: 'a text',
  PROJECT_QUOTA_GB: 'a number from 0.001 to 1000000',
  DISK_RESERVE_GB: 'a number from 0 to 1000000',
  CLAMD: 'a host and a port, such as 127.0.0.1:3310, or the path of a socket',
  QPDF: 'the path of qpdf, or off',
  OUTBOUND_ALLOW: 'addresses or networks, such as 10.20.0.0/16, separated by commas',
  BASEMAP_TILES_URL: 'an http or https address with {z}, {x} and {y}',
  BASEMAP_TILES_ATTRIBUTION: 'a text',
}

/** Set by the project's own scripts, hence not warned of. */
const scriptSettings = new Set([
  'PUQUIO_PROVE',
  'PUQUIO_CHROMIUM',
  'PUQUIO_E2E_REPORT',
  'PUQUIO_E2E_DEMONSTRATION',
])

export type Config = ReturnType<typeof readConfig>

/** A setting that stops the start: its message is one line for the operator. */
export class BadSetting extends Error {}

export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => {
      const text = env[name]?.trim()
      return text ? [[name, text]] : []
    }),
  )
  const read = settings.safeParse(given)
  if (!read.success) throw new BadSetting(describe(read.error, given))
  const value = read.data
  refuseContradictions(value)
  return {
    port: value.PORT,
    host: value.HOST,
    mqtt: mqttOf(value, { isLocal: loopback.has(value.HOST), isOnFreePort: value.PORT === 0 }),
    broker: brokerOf(value, value.PORT),
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustProxy: value.TRUST_PROXY,
    corsOrigins: value.CORS_ORIGINS.map((address) => new URL(address).origin),
    embedOrigins: value.EMBED_ORIGINS.map((address) => new URL(address).origin),
    dataFolder: resolve(projectRoot, value.PUQUIO_DATA),
    demo: value.PUQUIO_DEMO,
    demoDays: value.DEMO_DAYS,
    messageDays: value.RAW_MESSAGE_DAYS,
    startsAt: value.PUQUIO_NOW ? new Date(value.PUQUIO_NOW) : null,
    databaseUrl: value.DATABASE_URL ?? null,
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? null,
    databaseTelemetryUrl: value.DATABASE_TELEMETRY_URL ?? null,
    roles: new Set<ProcessRole>(value.ROLES),
    logLevel: value.LOG_LEVEL,
    sessionMs: value.SESSION_MS,
    idleMs: value.IDLE_MS,
    notificationMs: value.NOTIFICATION_MS,
    smtpUrl: value.SMTP_URL ?? null,
    smtpFrom: value.SMTP_FROM ?? null,
    deliveriesPerSecond: value.DELIVERIES_PER_SECOND,
    notificationsPerHour: value.NOTIFICATIONS_PER_HOUR,
    whatsapp: whatsappOf(value),
    singleSignOn: singleSignOnOf(value),
    signatureKeyFile: value.ROCKBLOCK_PUBLIC_KEY ?? null,
    rockblock: rockblockOf(value),
    model: modelOf(value),
    powerBi: powerBiOf(value),
    masterKeys: value.MASTER_KEY ?? null,
    bucket:
      value.BUCKET_ENDPOINT && value.BUCKET_ACCESS_KEY && value.BUCKET_SECRET_KEY
        ? {
            endpoint: value.BUCKET_ENDPOINT,
            region: value.BUCKET_REGION,
            accessKeyId: value.BUCKET_ACCESS_KEY,
            secretAccessKey: value.BUCKET_SECRET_KEY,
          }
        : null,
    projectQuotaBytes: value.PROJECT_QUOTA_GB * 1_000_000_000,
    diskReserveBytes: value.DISK_RESERVE_GB * 1_000_000_000,
    clamd: value.CLAMD ?? null,
    qpdf: value.QPDF ?? null,
    outboundAllow: value.OUTBOUND_ALLOW.map(readNetwork),
    basemapTiles: value.BASEMAP_TILES_URL
      ? { url: value.BASEMAP_TILES_URL, attribution: value.BASEMAP_TILES_ATTRIBUTION }
      : null,
  }
}

/** An identity provider of OpenID Connect. */
export type SingleSignOn = {
  issuer: string
  clientId: string
  /** Null for a public client. */
  clientSecret: string | null
  /** Whose accounts may sign in: several where the provider answers for several tenants. */
  issuers: string[]
  /** For whose e-mails an issuer may speak: only these link an account at the first sign-in. */
  domains: { issuer: string; domain: string }[]
  name: string
}

function singleSignOnOf(value: z.infer<typeof settings>): SingleSignOn | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = value
  if (issuer === undefined || clientId === undefined) return null
  const issuers = value.SSO_ISSUERS.length > 0 ? value.SSO_ISSUERS : [issuer]
  const clientSecret = value.OIDC_CLIENT_SECRET ?? null
  const domains = (value.SSO_DOMAINS ?? []).flatMap((one) => {
    const of = one.issuer ?? issuers[0] ?? issuer
    return one.domains.map((domain) => ({ issuer: of, domain }))
  })
  return { issuer, clientId, clientSecret, issuers, domains, name: value.SSO_NAME }
}

/** Unknown names that look like settings of Puquio, most likely misspelt. */
export function unknownSettings(env: Record<string, string | undefined>): string[] {
  return Object.keys(env).filter(
    (name) => name.startsWith('PUQUIO_') && !(name in settings.shape) && !scriptSettings.has(name),
  )
}

/** Settings that are allowed but most likely a mistake, a line each for the operator. */
export function doubtsAbout({ publicUrl, trustProxy, host, mqtt, model }: Config): string[] {
  const isBehindUnnamedProxy = publicUrl?.startsWith('https:') && trustProxy.length === 0
  const isPriceless = model !== null && model.prices.input + model.prices.output === 0
  const isMqttOpen = mqtt.port !== null && !loopback.has(host)
  return [
    ...(isBehindUnnamedProxy
      ? [
          'PUBLIC_URL is https and TRUST_PROXY is missing: behind a proxy that it does not name, all people count as one address, and the delays after wrong passwords are shared by all.',
        ]
      : []),
    ...(isMqttOpen
      ? [
          `MQTT_PORT is open on ${host} without TLS: whoever reads the network reads the tokens of devices. MQTTS_PORT has it encrypted.`,
        ]
      : []),
    ...(isPriceless
      ? [
          'MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT are 0: what is asked of the language model counts as nothing, and no monthly budget but 0 ever ends it.',
        ]
      : []),
  ]
}

/** Reads `.env` where there is one; the environment takes precedence. */
export function loadEnvFile(file = resolve(projectRoot, '.env')) {
  if (existsSync(file)) process.loadEnvFile(file)
}

function refuseContradictions(value: z.infer<typeof settings>) {
  const demo = value.PUQUIO_DEMO
  if (demo === 'on' && !loopback.has(value.HOST))
    throw new BadSetting(
      `HOST is ${value.HOST} while the demonstration with its known passwords is on: set PUQUIO_DEMO=off, or PUQUIO_DEMO=public if you mean it.`,
    )
  if (demo === 'off' && value.PUQUIO_NOW)
    throw new BadSetting('PUQUIO_NOW moves the clock, which only the demonstration may do.')
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_TELEMETRY_URL'] as const) {
    if (value.DATABASE_URL && !value[name])
      throw new BadSetting(
        `${name} is missing: DATABASE_URL needs it beside it (docs/operations.md).`,
      )
    if (value[name] && !value.DATABASE_URL)
      throw new BadSetting(`DATABASE_URL is missing: ${name} means nothing without it.`)
  }
  if (!value.DATABASE_URL && new Set(value.ROLES).size < processRoles.length)
    throw new BadSetting(
      'DATABASE_URL is missing: the database that Puquio brings has one process, which needs all ROLES.',
    )
  const { protocol, hostname } = new URL(value.OIDC_ISSUER ?? 'https://none')
  if (protocol === 'http:' && !loopback.has(hostname.replace(/[[\]]/g, '')))
    throw new BadSetting('OIDC_ISSUER must begin with https://: its answers say who somebody is.')
  if (value.SMTP_URL && !value.SMTP_FROM)
    throw new BadSetting('SMTP_FROM is missing: SMTP_URL needs the address that mails come from.')
  refuseHalf('single sign-on', ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'SSO_DOMAINS'], value)
  refuseForeignDomains(value)
  refuseHalf('WhatsApp', whatsappNames, value)
  const missing = missingOfModel(value)
  if (missing) throw new BadSetting(missing)
  refuseHalf('Power BI', powerBiNames, value)
  refuseHalf('a bucket', bucketNames, value)
  refuseHalf('MQTT over TLS', mqttsNames, value)
  refuseHalf('a certificate for the external broker', brokerCertificateNames, value)
  if ((value.BROKER_CA ?? value.BROKER_KEY) && !value.BROKER_URL?.startsWith('mqtts:'))
    throw new BadSetting('BROKER_URL must begin with mqtts://: certificates mean TLS.')
  if (value.MQTTS_CLIENT_CA && value.MQTTS_PORT === undefined)
    throw new BadSetting('MQTTS_PORT is missing: MQTTS_CLIENT_CA means nothing without it.')
}

/** Which issuer speaks for a domain must be known, and listed. */
function refuseForeignDomains(value: z.infer<typeof settings>) {
  const issuers = value.SSO_ISSUERS.length > 0 ? value.SSO_ISSUERS : [value.OIDC_ISSUER]
  const bare = value.SSO_DOMAINS?.find(({ issuer }) => issuer === null)
  if (issuers.length > 1 && bare)
    throw new BadSetting(
      `SSO_DOMAINS must name the issuer of ${bare.domains.join(' ')}: SSO_ISSUERS lists several.`,
    )
  const unlisted = value.SSO_DOMAINS?.find(({ issuer }) => issuer && !issuers.includes(issuer))
  if (unlisted)
    throw new BadSetting(
      `SSO_DOMAINS names ${unlisted.issuer}, which SSO_ISSUERS or OIDC_ISSUER does not.`,
    )
}

const bucketNames = ['BUCKET_ENDPOINT', 'BUCKET_ACCESS_KEY', 'BUCKET_SECRET_KEY'] as const

/** Settings that mean something only together. */
function refuseHalf(
  what: string,
  names: readonly (keyof z.infer<typeof settings>)[],
  value: z.infer<typeof settings>,
) {
  const missing = names.filter((name) => value[name] === undefined)
  if (missing.length > 0 && missing.length < names.length)
    throw new BadSetting(`${missing[0]} is missing: ${what} needs ${names.join(', ')}.`)
}

/** Addresses of databases and mail servers carry passwords: their value is not repeated, nor a secret's. */
function describe(error: z.ZodError, given: Record<string, string>): string {
  const name = String(error.issues[0]?.path[0]) as keyof typeof expectations
  const shown = /_(URL|TOKEN|SECRET|KEY)$/.test(name) ? 'not valid' : JSON.stringify(given[name])
  return `${name} is ${shown}: it must be ${expectations[name]}.`
}
