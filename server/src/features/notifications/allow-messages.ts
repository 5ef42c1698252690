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

/** To all projects together an ADMIN sends so many times what one may have: one call sends to a hundred. */
export const timesInAll = 5

/** Throws where an ADMIN has sent in the last hour as many notifications as one may, to the project or to all. */
export async function allowSending(within: ProjectScope, max: number): Promise<void> {
  if (within.isSystemAdmin) return
  await lockMessages(within)
  const { here, anywhere } = await countSent(within)
  if (here >= max) throw tooMany(max, 1)
  if (anywhere >= max * timesInAll) throw tooMany(max * timesInAll, 1)
}

const tooMany = (max: number, hours: number) =>
  new Problem('TOO_MANY_MESSAGES', { max, hours, retryAfterS: hours * 3600 })
