import { tmpdir } from 'node:os'
import { buildApp } from '../server/src/app.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { openPlatform } from '../server/src/platform/open-platform.ts'

/** A server on a database that another process uses too; ends when that one does. Its clock goes where none is set. */
const [appUrl = '', ownerUrl = '', telemetryUrl = '', now = ''] = process.argv.slice(2)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const platform = await openPlatform({
  config: readConfig({ PUQUIO_DATA: tmpdir(), PUQUIO_DEMO: 'off', LOG_LEVEL: 'silent' }),
  clock: now === '' ? systemClock : { now: () => new Date(now) },
  log: silent,
  appUrl,
  ownerUrl,
  telemetryUrl,
})
const app = await buildApp(platform)
process.on('disconnect', () => process.exit(0))
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
