import { pino } from 'pino'
import { logError } from './log-error.ts'

/** Secrets that sign somebody in are redacted wherever they occur in a line. */
const secrets = [
  'authorization',
  'Authorization',
  'AuthCode',
  'cookie',
  'set-cookie',
  'password',
  'oldPassword',
  'repeated',
  'token',
]

/** Structured lines on the standard output; every line of a request carries its id. */
export const openLog = (level: string, destination?: { write: (line: string) => void }) => {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  const options = {
    level,
    redact: { paths, censor: '…' },
    serializers: { err: logError },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return destination ? pino(options, destination) : pino(options)
}
