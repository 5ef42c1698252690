import type {
  CommandInput,
  commandRoutes,
  DeviceCommand,
  DeviceRelays,
} from '@puquio/contract/modi/commands'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { requireProof } from '../session/service.ts'
import { tellCommandsChanged } from './commands-changed.ts'
import {
  cancelCommand,
  cancelOlder,
  findByKey,
  findCommand,
  insertCommand,
  listCommands,
} from './commands-store.ts'
import { findRelays } from './relays-store.ts'
import { tellWaiting } from './waiting-store.ts'

export const commandHandlers = ({
  config,
}: Pick<Platform, 'config'>): Handlers<typeof commandRoutes> => {
  const hasBroker = config.broker !== null
  const relaysOf = (scope: ProjectScope, deviceId: number) =>
    findOrRefuse(scope, deviceId, hasBroker)
  return {
    relays: ({ scope, params }) => relaysOf(scope, params.deviceId),
    async list({ scope, params, query }) {
      await relaysOf(scope, params.deviceId)
      return listCommands(scope, params.deviceId, query)
    },

    request: ({ scope, params: { deviceId }, body, session }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        refuseUnable(await relaysOf(within, deviceId), body)
        await requireProof(within, session.sessionId)
        const commandId = await insertCommand(within, deviceId, body)
        if (commandId === null) return again(within, deviceId, body.key)
        await cancelOlder(within, { deviceId, commandId })
        await tellWaiting(within, deviceId)
        await tellCommandsChanged(within)
        return shown(within, { deviceId, commandId })
      }),
    cancel: ({ scope, params: { deviceId, commandId } }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        await shown(within, { deviceId, commandId })
        if (!(await cancelCommand(within, { deviceId, commandId })))
          throw new Problem('CHANGED_MEANWHILE')
        await tellCommandsChanged(within)
        return shown(within, { deviceId, commandId })
      }),
  }
}

async function findOrRefuse(scope: ProjectScope, deviceId: number, hasBroker: boolean) {
  const found = await findRelays(scope, deviceId, hasBroker)
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

function refuseUnable({ device, relays, hasDownlink }: DeviceRelays, command: CommandInput) {
  if (device.isRetired || !hasDownlink) throw new Problem('NO_DOWNLINK')
  if (command.kind === 'relay' && !relays.some(({ relay }) => relay === command.relay))
    throw fieldProblem('relay', 'not-in-list')
}

async function again(scope: ProjectScope, deviceId: number, key: string): Promise<DeviceCommand> {
  const commandId = await findByKey(scope, deviceId, key)
  // A key that another device's command has is nobody's to see.
  if (commandId === null) throw new Problem('NOT_FOUND')
  return shown(scope, { deviceId, commandId })
}

async function shown(
  scope: ProjectScope,
  of: { deviceId: number; commandId: number },
): Promise<DeviceCommand> {
  const command = await findCommand(scope, of)
  if (!command) throw new Problem('NOT_FOUND')
  return command
}
