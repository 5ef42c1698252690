import type { networkRoutes } from '@puquio/contract/modi/networks'
import { lock } from '../../platform/db/lock.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import { newTokenText } from '../../platform/tokens/token-text.ts'
import { insertNetwork, listNetworks, revokeNetwork, tellNetworksChanged } from './token-store.ts'

const mostNetworks = 20

export const networkHandlers: Handlers<typeof networkRoutes> = {
  list: ({ scope }) => listNetworks(scope),
  create: ({ scope, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      await lock(within, 'networks', within.projectId)
      if ((await listNetworks(within)).length >= mostNetworks)
        throw new Problem('TOO_MANY_NETWORKS', { max: mostNetworks })
      const secret = newTokenText('network')
      const network = { ...body, hash: hashOf(secret), ending: secret.slice(-4) }
      const id = await insertNetwork(within, network)
      const made = (await listNetworks(within)).find((one) => one.id === id)
      if (!made) throw new Problem('NOT_FOUND')
      return { secret, made }
    }),
  revoke: ({ scope, params: { networkTokenId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      if (!(await revokeNetwork(within, networkTokenId))) throw new Problem('NOT_FOUND')
      await tellNetworksChanged(within)
      return null
    }),
}
