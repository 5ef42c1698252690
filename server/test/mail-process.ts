/** A process that sends the outbox, for the tests to kill. */
import { systemClock } from '../src/platform/clock.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { startSender } from '../src/platform/mail/sender.ts'

const [appUrl = '', ownerUrl = '', smtpUrl = ''] = process.argv.slice(2)
const ignore = () => undefined
const database = openDatabase({ appUrl, ownerUrl, onError: ignore })
const log = { info: ignore, warn: ignore, error: ignore }
startSender({ database, clock: systemClock, log, smtpUrl, from: 'puquio@example.com', pollMs: 50 })
setInterval(ignore, 1000)
