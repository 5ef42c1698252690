/** A whole server on a test's database and data folder, for the tests to kill; with `jobs` it runs them, too. */
import { buildApp } from '../../src/app.ts'
import { jobHandlers } from '../../src/jobs.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openAlarmEngine } from '../../src/features/alarms/service.ts'
import { startJobs } from '../../src/platform/jobs/runner.ts'
import { joinSlots } from '../../src/platform/sandbox/held-slot.ts'
import { openPlatform } from '../../src/platform/open-platform.ts'

const [appUrl = '', ownerUrl = '', telemetryUrl = '', folder = '', jobs = ''] =
  process.argv.slice(2)
const ignore = () => undefined
const platform = await openPlatform({
  config: readConfig({
    PUQUIO_DATA: folder,
    PUQUIO_DEMO: 'off',
    LOG_LEVEL: 'silent',
    OUTBOUND_ALLOW: '127.0.0.1',
  }),
  clock: systemClock,
  log: { info: ignore, warn: ignore, error: ignore },
  appUrl,
  ownerUrl,
  telemetryUrl,
})
await joinSlots(platform)
const alarms = await openAlarmEngine(platform)
alarms.watch()
alarms.start()
const app = await buildApp(platform)
if (jobs === 'jobs') await startJobs(platform, jobHandlers(platform))
process.on('disconnect', () => process.exit(0))
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
