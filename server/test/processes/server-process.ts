/** A whole server on a test's database and data folder, for the tests to kill. */
import { buildApp } from '../../src/app.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openPlatform } from '../../src/platform/open-platform.ts'

const [appUrl = '', ownerUrl = '', folder = ''] = process.argv.slice(2)
const ignore = () => undefined
const platform = await openPlatform({
  config: readConfig({ PUQUIO_DATA: folder, PUQUIO_DEMO: 'off', LOG_LEVEL: 'silent' }),
  clock: systemClock,
  log: { info: ignore, warn: ignore, error: ignore },
  appUrl,
  ownerUrl,
})
const app = await buildApp(platform)
process.on('disconnect', () => process.exit(0))
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
