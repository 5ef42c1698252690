/** A process that runs jobs of the test's kind, for the tests to kill. */
import { systemClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { startJobs } from '../../src/platform/jobs/runner.ts'
import { handles } from '../../src/platform/jobs/job-kind.ts'
import { testJob } from './test-job.ts'

const [appUrl = '', ownerUrl = ''] = process.argv.slice(2)
const ignore = () => undefined
const database = openDatabase({ appUrl, ownerUrl, onError: ignore })
const log = { info: ignore, warn: ignore, error: ignore }
const forEver = handles(testJob, {
  concurrency: 4,
  pauseMs: () => null,
  async run() {
    console.log('taken')
    await new Promise(() => setInterval(ignore, 1000))
  },
})
await startJobs({ database, clock: systemClock, log }, [forEver])
