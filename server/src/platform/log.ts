import { pino } from 'pino'
import { logError } from './log-error.ts'

/** Nothing that signs somebody in is ever written to a log, wherever in a line it stands. */
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
