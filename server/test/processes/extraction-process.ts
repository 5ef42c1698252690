/** A process that runs extractions with a language model, for the tests to kill. */
import { runsExtractions } from '../../src/features/extractions/runs-extractions.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { startJobs } from '../../src/platform/jobs/runner.ts'
import { openPlatform } from '../../src/platform/open-platform.ts'

const [appUrl = '', ownerUrl = '', telemetryUrl = '', folder = '', model = ''] =
  process.argv.slice(2)
const ignore = () => undefined
const platform = await openPlatform({
  config: {
    ...readConfig({ PUQUIO_DATA: folder, PUQUIO_DEMO: 'off', LOG_LEVEL: 'silent' }),
    model: JSON.parse(model),
  },
  clock: systemClock,
  log: { info: ignore, warn: ignore, error: ignore },
  appUrl,
  ownerUrl,
  telemetryUrl,
})
process.on('disconnect', () => process.exit(0))
await startJobs(platform, [runsExtractions(platform)], { pollMs: 30 })
process.send?.('ready')
