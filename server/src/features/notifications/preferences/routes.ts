import type { notificationPreferenceRoutes } from '@puquio/contract/notifications/preferences'
import type { Handlers } from '../../../platform/http/implement.ts'
import { Problem } from '../../../platform/problem.ts'
import { readPreferences, storePreferences } from './store.ts'

export const notificationPreferenceHandlers: Handlers<typeof notificationPreferenceRoutes> = {
  get: ({ user }) => readPreferences(user),

  async set({ user, body }) {
    const stored = await storePreferences(user, body)
    if (!stored) throw new Problem('CHANGED_MEANWHILE')
    return stored
  },
}
