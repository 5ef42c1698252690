import { z } from 'zod'
import { Problem } from '../problem.ts'
import type { OutboundAnswer } from '../outbound/send-through.ts'

/** Why Power BI gives nothing to embed. */
export type PowerBiReason =
  | 'sign-in'
  | 'denied'
  | 'not-found'
  /** The settings do not give the workspace to the project. */
  | 'workspace'
  | 'identity'
  | 'unavailable'
  | 'answer'

export const refusal = (reason: PowerBiReason, code: string | null = null): Problem =>
  new Problem('POWER_BI_FAILED', { reason, code: code ?? '–' })

/** Errors of the REST API, and of the sign-in of the identity platform. */
const apiError = z.object({ error: z.object({ code: z.string().max(100) }) })
const signInError = z.object({
  error: z.string().max(100),
  error_codes: z.array(z.int()).optional(),
})

/** What an API's error is called: nothing else of its answer, which may tell of accounts, goes any further. */
export function errorCode(text: string): string | null {
  const body = readJson(text)
  const ofApi = apiError.safeParse(body)
  if (ofApi.success) return shownCode(ofApi.data.error.code)
  const ofSignIn = signInError.safeParse(body)
  if (!ofSignIn.success) return null
  const [code] = ofSignIn.data.error_codes ?? []
  return code === undefined ? shownCode(ofSignIn.data.error) : `AADSTS${code}`
}

const shownCode = (code: string): string | null => (/^[\w.-]+$/.test(code) ? code : null)

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The problem that an answer which is none of success means. */
export function refusalOf({ status, text }: OutboundAnswer): Problem {
  const code = errorCode(text) ?? `HTTP ${status}`
  if (status === 400) return refusal('identity', code)
  if (status === 401) return refusal('sign-in', code)
  if (status === 403) return refusal('denied', code)
  if (status === 404) return refusal('not-found', code)
  return refusal('unavailable', code)
}

const longestHoldS = 3_600
const usualHoldS = 30

/** Seconds for which an answer asks to be left alone; null where it does not. */
export function holdOf({ status, headers }: OutboundAnswer): number | null {
  if (status !== 429) return null
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0
    ? Math.min(Math.ceil(seconds), longestHoldS)
    : usualHoldS
}
