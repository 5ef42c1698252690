import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { countReplies, countSent, lockMessages } from './messages-store.ts'

/** Answers of one person to one notification. */
export const repliesInHour = 20
export const repliesInDay = 100

/** Throws where somebody has written in the last hour or day as many answers as one person may. */
export async function allowReply(within: ProjectScope, notificationId: number): Promise<void> {
  await lockMessages(within)
  const { inHour, inDay } = await countReplies(within, notificationId)
  if (inDay >= repliesInDay) throw tooMany(repliesInDay, 24)
  if (inHour >= repliesInHour) throw tooMany(repliesInHour, 1)
}

/** Throws where an ADMIN has sent in the last hour as many notifications to the project as one may. */
export async function allowSending(within: ProjectScope, max: number): Promise<void> {
  if (within.isSystemAdmin) return
  await lockMessages(within)
  if ((await countSent(within)) >= max) throw tooMany(max, 1)
}

const tooMany = (max: number, hours: number) =>
  new Problem('TOO_MANY_MESSAGES', { max, hours, retryAfterS: hours * 3600 })
