import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { countAdditions, countOwnAdditions, insertAdditions } from './store.ts'

/** E-mails that the ADMINs of a project may ask for together: by hand in an hour, and in all in a day. */
const mostInHour = 60
export const mostInDay = 500
/** In all projects together one person asks for so many times that, whatever projects they make. */
export const timesInAll = 3

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
    const here = await countAdditions(scope)
    const anywhere = await countOwnAdditions(scope)
    for (const [{ inHour, inDay }, times] of [
      [here, 1],
      [anywhere, timesInAll],
    ] as const) {
      if (inDay + emails.length > mostInDay * times)
        throw new Problem('TOO_MANY_TRIES', { retryAfterS: 86_400 })
      if (!isFromWorkbook && inHour >= mostInHour * times)
        throw new Problem('TOO_MANY_TRIES', { retryAfterS: 3600 })
    }
  }
  await insertAdditions(scope, emails, { isFromWorkbook })
}
