import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Sessions } from './db/sessions.ts'
import type { Decoders } from './decoders/open-decoders.ts'
import type { FileStore } from './files/file-store.ts'
import type { Scan } from './files/scan.ts'
import type { Keys } from './keys/keys.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Model } from './model/model.ts'
import type { PowerBi } from './power-bi/power-bi.ts'
import type { Stream } from './stream/stream.ts'
import type { Telemetry } from './telemetry/telemetry.ts'
import type { Tokens } from './tokens/access-tokens.ts'
import type { Links } from './tokens/laboratory-links.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { Whatsapp } from './whatsapp/whatsapp.ts'

/** Services that every feature may use; made once in main.ts and in the tests' harness. */
export type Platform = {
  config: Config
  clock: Clock
  database: Database
  sessions: Sessions
  tokens: Tokens
  links: Links
  files: FileStore
  /** Refuses a received file that the virus scanner refuses, where there is one. */
  scan: Scan
  outbox: Outbox
  keys: Keys
  outbound: Outbound
  /** Null where the environment does not configure it. */
  whatsapp: Whatsapp | null
  /** The language model, null where the environment does not configure one. */
  model: Model | null
  /** Null where the environment does not configure it. */
  powerBi: PowerBi | null
  stream: Stream
  telemetry: Telemetry
  /** Programs that read messages of devices, each in the sandbox. */
  decoders: Decoders
  log: Log
  /** The public address of the web app, for links in mails; never a request's Host header. */
  webAddress: string
  /** The accounts that the sign-in page shows, where the database holds the demonstration. */
  demonstration: Demonstration | null
}

export type Demonstration = {
  password: string
  accounts: { email: string; role: string; rights: string }[]
}

export type Log = {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}
