import { Problem } from '../../../platform/problem.ts'
import type { Sent } from './deliver-one.ts'

/** Before anything was written to the connection. */
const notConnected = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND']

/** What an answer of a network says of a command: one of 4xx refuses it; of others it may have been taken. */
export const sentAfter = ({ status }: { status: number }): Sent =>
  status >= 400 && status < 500 ? { refused: `HTTP ${status}` } : 'sent'

/** The same where there was no answer: a command leaves once, so that what may have arrived is sent. */
export function refusalOf(error: unknown): Sent {
  if (error instanceof Problem) return { refused: error.problem }
  const { code } = (error ?? {}) as { code?: unknown }
  return notConnected.some((one) => one === code) ? 'unreachable' : 'sent'
}
