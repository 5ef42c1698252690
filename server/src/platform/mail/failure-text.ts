import { keptReason } from '../delivery/kept-reason.ts'

type MailError = Error & { code?: unknown; originalCode?: unknown; response?: string }

/**
 * Returns what a server replied, or what failed before it did, as it came: `mailFailureOf` of `domain` reads
 * it. The code of an error is added, since some messages say too little without it.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return keptReason(String(error))
  const { message, originalCode, code, response } = error as MailError
  const named = originalCode ?? code
  const isSaid = response !== undefined || typeof named !== 'string' || message.includes(named)
  return keptReason(isSaid ? message : `${message} (${named})`)
}
