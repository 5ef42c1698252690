import type { ModelFailure } from '@puquio/contract/terms'
import { Problem } from '../problem.ts'

export type Refused = { failure: ModelFailure; retryAfterMs: number | null }

/** Of an error of the SDK; what else it carries (the request, the server's words) is neither kept nor logged. */
type CallError = {
  statusCode?: number
  responseHeaders?: Record<string, string>
  responseBody?: string
}

/**
 * Returns why a model's server gave no answer, by its status and the codes of the providers: OpenAI's (also of Azure, vLLM
 * and Ollama) and Anthropic's, as their references of errors have them.
 */
export function failureOf(error: unknown): Refused {
  const {
    statusCode: status,
    responseHeaders: headers = {},
    responseBody = '',
  } = error as CallError
  if (status === undefined) return { failure: unanswered(error), retryAfterMs: null }
  return { failure: ofStatus(status, responseBody), retryAfterMs: retryAfterMs(headers) }
}

function ofStatus(status: number, body: string): ModelFailure {
  // Something answered, and not as the protocol has it.
  if (status < 300) return 'not-json'
  if (status === 401 || status === 403) return 'unauthorised'
  // A rate limit that no waiting mends, and Anthropic's 400 of an empty account.
  if (status === 402 || /insufficient_quota|credit balance is too low/i.test(body))
    return 'no-credit'
  if (status === 429) return 'rate-limited'
  if (status === 408 || status >= 500) return 'unavailable'
  if (/content_filter|content_policy|ResponsibleAIPolicyViolation/i.test(body)) return 'refused'
  if (status === 413 || /context_length|context length|prompt is too long/i.test(body))
    return 'too-long'
  return status === 404 ? 'unknown-model' : 'not-understood'
}

function unanswered(error: unknown): ModelFailure {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof Problem) return 'unreachable'
    const { code } = at as NodeJS.ErrnoException
    if (
      typeof code === 'string' &&
      /^(E[A-Z]|CERT_|ERR_TLS|ERR_SSL|DEPTH_|UNABLE_|SELF_)/.test(code)
    )
      return 'unreachable'
  }
  // An answer without end, or of another protocol.
  return 'not-json'
}

/** Seconds, or a date, which is read beside the server's own: clocks differ. */
export function retryAfterMs(headers: Record<string, string>): number | null {
  const { 'retry-after': text, 'retry-after-ms': ms, date } = headers
  if (ms !== undefined && /^\d+(\.\d+)?$/.test(ms)) return Number(ms)
  if (text === undefined) return null
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  const until = Date.parse(text) - Date.parse(date ?? '')
  return Number.isNaN(until) ? null : Math.max(until, 0)
}
