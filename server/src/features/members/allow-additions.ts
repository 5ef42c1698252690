import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { countAdditions, insertAdditions } from './store.ts'

/** E-mails that the ADMINs of a project may ask for together: by hand in an hour, and in all in a day. */
const mostInHour = 60
export const mostInDay = 500

/**
 * Counts e-mails that somebody adds people by, whether or not anybody has them: adding is no way to find out
 * who has an account.
 */
export async function allowAdditions(
  scope: ProjectScope,
  emails: readonly string[],
  { isFromWorkbook = false }: { isFromWorkbook?: boolean } = {},
): Promise<void> {
  if (emails.length === 0) return
  if (!scope.isSystemAdmin) {
    const { inHour, inDay } = await countAdditions(scope)
    if (inDay + emails.length > mostInDay)
      throw new Problem('TOO_MANY_TRIES', { retryAfterS: 86_400 })
    if (!isFromWorkbook && inHour >= mostInHour)
      throw new Problem('TOO_MANY_TRIES', { retryAfterS: 3600 })
  }
  await insertAdditions(scope, emails, { isFromWorkbook })
}
