import type { notificationRoutes } from '@puquio/contract/notifications'
import { callerGone } from '../../platform/http/caller-gone.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'

export const notificationHandlers = (platform: Platform): Handlers<typeof notificationRoutes> => ({
  stream: ({ session, reply }) => platform.stream.open(session, callerGone(reply)),
})
