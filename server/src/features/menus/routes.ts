import type { menuRoutes } from '@puquio/contract/menus'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import { publish } from '../../platform/stream/publish.ts'
import { inOrder, setMenu } from './edit-menu.ts'
import { readEntries, readHidden, readMember, readVersion, storeHidden } from './store.ts'

export const menuHandlers: Handlers<typeof menuRoutes> = {
  get: ({ scope }) =>
    scope.transaction(async (within) => ({
      entries: inOrder(await readEntries(within)),
      version: await readVersion(within),
    })),

  async set({ scope, body }) {
    await setMenu(scope, body)
    return null
  },

  ofMember: ({ scope, params }) =>
    scope.transaction(async (within) => {
      const user = await readMember(within, params.memberId)
      if (!user) throw new Problem('NOT_FOUND')
      const hidden = new Set(await readHidden(within, user.id))
      const entries = inOrder(await readEntries(within))
      return { user, entries: entries.map((one) => ({ ...one, isHidden: hidden.has(one.id) })) }
    }),

  setHidden: ({ scope, params: { memberId }, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      if (!(await readMember(within, memberId))) throw new Problem('NOT_FOUND')
      const known = new Set((await readEntries(within)).map(({ id }) => id))
      if (body.hidden.some((id) => !known.has(id))) throw new Problem('CHANGED_MEANWHILE')
      await storeHidden(within, memberId, body.hidden)
      await publish(within, [memberId], { kind: 'changed', tags: ['rights'] })
      return null
    }),
}
