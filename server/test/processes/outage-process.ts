/** A process that sends the outbox by a clock that may run faster than time, for the proofs to kill. */
import { openDatabase } from '../../src/platform/db/database.ts'
import { startJobs } from '../../src/platform/jobs/runner.ts'
import { sendsBulkMails } from '../../src/platform/mail/send-mail.ts'
import { mailParts } from '../mail/mail-parts.ts'

const [appUrl = '', ownerUrl = '', smtpUrl = '', startMs = '', rate = ''] = process.argv.slice(2)
const ignore = () => undefined
const database = openDatabase({ appUrl, ownerUrl, onError: ignore })
const begunMs = Date.now()
const clock = { now: () => new Date(Number(startMs) + (Date.now() - begunMs) * Number(rate)) }
const log = { info: ignore, warn: ignore, error: ignore }
const runner = await startJobs({ database, clock, log }, [sendsBulkMails(mailParts(smtpUrl))])
process.on('SIGTERM', () => void runner.stop().then(() => process.exit(0)))
