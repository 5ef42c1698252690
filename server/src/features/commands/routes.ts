import type {
  CommandInput,
  commandRoutes,
  DeviceCommand,
  DeviceRelays,
} from '@puquio/contract/modi/commands'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
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
import { findRelays, type Reach } from './relays-store.ts'
import { satelliteMax, satelliteTextOf } from './delivery/forms.ts'
import { findImei } from './delivery/satellite-store.ts'
import { satelliteJob } from './delivery/sends-satellite-commands.ts'
import { tellWaiting } from './waiting-store.ts'

export const commandHandlers = ({
  config,
}: Pick<Platform, 'config'>): Handlers<typeof commandRoutes> => {
  const reach = { hasBroker: config.broker !== null, hasSatellite: config.rockblock !== null }
  const relaysOf = (scope: ProjectScope, deviceId: number) => findOrRefuse(scope, deviceId, reach)
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
        if (await findImei(within, deviceId)) refuseLong(body)
        await requireProof(within, session.sessionId)
        const commandId = await insertCommand(within, deviceId, body)
        if (commandId === null) return again(within, deviceId, body.key)
        await cancelOlder(within, { deviceId, commandId })
        if (await findImei(within, deviceId)) await enqueue(within, satelliteJob, { deviceId })
        else await tellWaiting(within, deviceId)
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

async function findOrRefuse(scope: ProjectScope, deviceId: number, reach: Reach) {
  const found = await findRelays(scope, deviceId, reach)
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

function refuseUnable({ relays, obstacle }: DeviceRelays, command: CommandInput) {
  if (obstacle !== null) throw new Problem('NO_DOWNLINK', { reason: obstacle })
  if (command.kind === 'relay' && !relays.some(({ relay }) => relay === command.relay))
    throw fieldProblem('relay', 'not-in-list')
}

function refuseLong(command: CommandInput) {
  if (command.kind !== 'configuration') return
  const most = { id: 2_147_483_647, key: '', expiresAt: new Date(0).toISOString() }
  const text = satelliteTextOf({
    ...most,
    kind: 'configuration',
    configuration: command.configuration,
  })
  // Until 2286 an instant has as many digits as this one more.
  if (Buffer.byteLength(text) + 12 > satelliteMax)
    throw new Problem('INPUT_NOT_VALID', {}, [
      { path: 'configuration', code: 'too-long', params: { max: satelliteMax } },
    ])
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
