import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { openDecoders } from './decoders/open-decoders.ts'
import { openSessions } from './db/sessions.ts'
import { openFileStore } from './files/open-file-store.ts'
import { openScan } from './files/scan.ts'
import { readMasterKeys } from './keys/key-file.ts'
import { openKeys } from './keys/keys.ts'
import { openOutbox } from './mail/outbox.ts'
import { openModel } from './model/model.ts'
import { openPowerBi } from './power-bi/power-bi.ts'
import { openStream } from './stream/stream.ts'
import { openTelemetry } from './telemetry/telemetry.ts'
import { openTokens } from './tokens/access-tokens.ts'
import { openLinks } from './tokens/laboratory-links.ts'
import { openOutbound } from './outbound/outbound.ts'
import type { Log, Platform } from './platform.ts'
import { openWhatsapp } from './whatsapp/whatsapp.ts'

type OpeningParts = {
  config: Config
  clock: Clock
  log: Log
  appUrl: string
  ownerUrl: string
  telemetryUrl: string
}

/** Opens the platform of the features, on a migrated database. */
export async function openPlatform({
  config,
  clock,
  log,
  appUrl,
  ownerUrl,
  telemetryUrl,
}: OpeningParts): Promise<Platform> {
  const onError = (error: Error) => log.warn({ err: error }, 'database connection')
  const database = openDatabase({ appUrl, ownerUrl, telemetryUrl, onError })
  const { sessionMs, idleMs } = config
  const sessions = await openSessions({ database, clock, sessionMs, idleMs, onError })
  const telemetry = openTelemetry({
    database,
    clock,
    log,
    messageDays: config.messageDays,
  })
  const outbound = openOutbound(config.outboundAllow)
  return {
    config,
    clock,
    database,
    sessions,
    tokens: openTokens({ database, clock }),
    links: openLinks({ database, clock }),
    files: openFileStore(config),
    scan: openScan(config.clamd, log),
    outbox: openOutbox(clock),
    keys: openKeys(readMasterKeys(config)),
    outbound,
    whatsapp: openWhatsapp(config, outbound),
    model: openModel(config, outbound),
    powerBi: openPowerBi(config, outbound),
    stream: await openStream({ database, sessions, telemetry, onError }),
    telemetry,
    decoders: openDecoders(),
    log,
    demonstration: null,
    webAddress:
      config.publicUrl ??
      `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`,
  }
}
