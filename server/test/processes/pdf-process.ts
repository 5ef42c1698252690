/** A process that makes reports as PDF, for the tests to kill. */
import { makesReports } from '../../src/features/pdf-reports/makes-reports.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { startJobs } from '../../src/platform/jobs/runner.ts'
import { openPlatform } from '../../src/platform/open-platform.ts'
import { testMaker } from '../reports/test-maker.ts'

const [appUrl = '', ownerUrl = '', telemetryUrl = '', folder = ''] = process.argv.slice(2)
const ignore = () => undefined
const platform = await openPlatform({
  config: readConfig({ PUQUIO_DATA: folder, PUQUIO_DEMO: 'off', LOG_LEVEL: 'silent' }),
  clock: systemClock,
  log: { info: ignore, warn: ignore, error: ignore },
  appUrl,
  ownerUrl,
  telemetryUrl,
})
process.on('disconnect', () => process.exit(0))
await startJobs(platform, [makesReports(platform, { test: testMaker })])
process.send?.('ready')
