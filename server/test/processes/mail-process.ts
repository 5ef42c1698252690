/** A process that sends the outbox, for the tests to kill. */
import { systemClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { startJobs } from '../../src/platform/jobs/runner.ts'
import { mailParts } from '../mail/mail-parts.ts'
import { sendsMails } from '../../src/platform/mail/send-mail.ts'

const [appUrl = '', ownerUrl = '', smtpUrl = ''] = process.argv.slice(2)
const ignore = () => undefined
const database = openDatabase({ appUrl, ownerUrl, onError: ignore })
const log = { info: ignore, warn: ignore, error: ignore }
await startJobs({ database, clock: systemClock, log }, [sendsMails(mailParts(smtpUrl))])
