import type { Gateway, gatewayRoutes } from '@puquio/contract/modi/gateways'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import { findDevice } from '../devices/service.ts'
import {
  findGateway,
  forgetGateway,
  listDevices,
  listGateways,
  listHearing,
  updateGateway,
} from './gateways-store.ts'

export const gatewayHandlers: Handlers<typeof gatewayRoutes> = {
  list: ({ scope }) => listGateways(scope),
  async devices({ scope, params: { gatewayId } }) {
    await shown(scope, gatewayId)
    return listDevices(scope, gatewayId)
  },
  async ofDevice({ scope, params: { deviceId } }) {
    if (!(await findDevice(scope, deviceId))) throw new Problem('NOT_FOUND')
    return listHearing(scope, deviceId)
  },
  edit: ({ scope, params: { gatewayId }, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      await shown(within, gatewayId)
      if (!(await updateGateway(within, { id: gatewayId, version: body.version }, body)))
        throw new Problem('CHANGED_MEANWHILE')
      return shown(within, gatewayId)
    }),
  forget: ({ scope, params: { gatewayId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      if (!(await forgetGateway(within, gatewayId))) throw new Problem('NOT_FOUND')
      return null
    }),
}

async function shown(scope: ProjectScope, id: number): Promise<Gateway> {
  const found = await findGateway(scope, id)
  if (!found) throw new Problem('NOT_FOUND')
  return found
}
