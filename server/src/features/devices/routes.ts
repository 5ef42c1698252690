import type { Device, deviceRoutes } from '@puquio/contract/modi/devices'
import { orOneAlreadyExists } from '../../platform/db/or-already-exists.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { newTokenText } from '../../platform/tokens/token-text.ts'
import {
  areOfProject,
  type DeviceInput,
  findDevice,
  insertDevice,
  saveVariables,
  setRetired,
  updateDevice,
} from './device-store.ts'
import { namesOf } from './names-of.ts'
import { requireDevice } from './require-device.ts'
import { tellDevicesChanged } from './changed-store.ts'
import { countStates, listDevices, listGroups, mapDevices } from './list-store.ts'
import { withLatest, withNewest } from './latest.ts'
import { insertToken, listTokens, lockDevice, revokeToken } from './token-store.ts'

/** One in use and the next, while a device is given it. */
const mostTokens = 2

export const deviceHandlers = (
  platform: Pick<Platform, 'telemetry' | 'config'>,
): Handlers<typeof deviceRoutes> => ({
  async list({ scope, query }) {
    const [page, states, groups] = await Promise.all([
      listDevices(scope, query),
      countStates(scope, query),
      listGroups(scope),
    ])
    return { ...page, items: await withNewest(platform, scope, page.items), states, groups }
  },
  map: ({ scope, query }) => mapDevices(scope, query),
  addresses() {
    const { port, tls } = platform.config.mqtt
    return Promise.resolve({ mqttPort: port, mqttsPort: tls?.port ?? null })
  },
  get: ({ scope, params }) => shownDevice(platform, scope, params.deviceId),

  create: ({ scope, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      const id = await saved(within, body, async () => insertDevice(within, body))
      return shownDevice(platform, within, id)
    }),
  edit: ({ scope, params, body: { version, ...body } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      await requireDevice(within, params.deviceId)
      const save = async () => {
        const at = { id: params.deviceId, version }
        if (!(await updateDevice(within, at, body))) throw new Problem('CHANGED_MEANWHILE')
        return params.deviceId
      }
      const id = await saved(within, body, save, params.deviceId)
      return shownDevice(platform, within, id)
    }),
  retire: ({ scope, params }) => retired(scope, params.deviceId, scope.clock.now()),
  restore: ({ scope, params }) => retired(scope, params.deviceId, null),

  async tokens({ scope, params }) {
    await requireDevice(scope, params.deviceId)
    return listTokens(scope, params.deviceId)
  },
  createToken: ({ scope, params: { deviceId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      if (!(await lockDevice(within, deviceId))) throw new Problem('NOT_FOUND')
      if ((await listTokens(within, deviceId)).length >= mostTokens)
        throw new Problem('TOO_MANY_DEVICE_TOKENS', { max: mostTokens })
      const secret = newTokenText('device')
      const token = { deviceId, hash: hashOf(secret), ending: secret.slice(-4) }
      const id = await insertToken(within, token)
      const made = (await listTokens(within, deviceId)).find((one) => one.id === id)
      if (!made) throw new Problem('NOT_FOUND')
      return { secret, made }
    }),
  revokeToken: ({ scope, params: { deviceId, deviceTokenId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      if (!(await revokeToken(within, { deviceId, tokenId: deviceTokenId })))
        throw new Problem('NOT_FOUND')
      await tellDevicesChanged(within)
      return null
    }),
})

async function shownDevice(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  id: number,
): Promise<Device> {
  const device = await findDevice(scope, id)
  if (!device) throw new Problem('NOT_FOUND')
  return { ...device, variables: await withLatest(platform, device.variables) }
}

async function saved(
  scope: ProjectScope,
  device: DeviceInput,
  write: () => Promise<number>,
  ownId: number | null = null,
) {
  await refuseForeign(scope, device, ownId)
  const id = await orOneAlreadyExists(write(), namesOf(device))
  const wrong = await saveVariables(scope, id, device.variables)
  if (wrong !== null) throw fieldProblem(`variables.${wrong}.id`, 'not-in-list')
  await tellDevicesChanged(scope)
  return id
}

async function refuseForeign(scope: ProjectScope, device: DeviceInput, ownId: number | null) {
  const { stationId, hubId, deviceProfileId, variables } = device
  if (!(await areOfProject(scope, 'station', [stationId])))
    throw fieldProblem('stationId', 'not-in-list')
  if ((hubId !== null && hubId === ownId) || !(await areOfProject(scope, 'device', [hubId])))
    throw fieldProblem('hubId', 'not-in-list')
  if (!(await areOfProject(scope, 'device_profile', [deviceProfileId])))
    throw fieldProblem('deviceProfileId', 'not-in-list')
  for (const [at, { parameterId }] of variables.entries())
    if (parameterId !== null && !(await areOfProject(scope, 'parameter', [parameterId])))
      throw fieldProblem(`variables.${at}.parameterId`, 'not-in-list')
}

async function retired(scope: ProjectScope, id: number, at: Date | null): Promise<null> {
  return scope.transaction(async (within) => {
    await holdRights(within, 'project:system')
    const device = await findDevice(within, id)
    if (!device) throw new Problem('NOT_FOUND')
    // A device whose logger went elsewhere comes back with another one.
    await orOneAlreadyExists(setRetired(within, id, at), namesOf(device))
    await tellDevicesChanged(within)
    return null
  })
}
