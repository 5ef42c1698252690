import type { deviceMoveRoutes, moveInput } from '@puquio/contract/modi/device-moves'
import { todayIn } from '@puquio/domain'
import type { z } from 'zod'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { areOfProject, type DeviceInput, findDevice, type StoredDevice } from '../device-store.ts'
import { requireDevice } from '../require-device.ts'
import { saveDevice } from '../save-device.ts'
import { insertMove, leavePlace, listMoves } from './store.ts'

export const deviceMoveHandlers: Handlers<typeof deviceMoveRoutes> = {
  async list({ scope, params: { deviceId } }) {
    await requireDevice(scope, deviceId)
    return listMoves(scope, deviceId)
  },
  create: ({ scope, params: { deviceId }, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      const device = await findDevice(within, deviceId)
      if (!device) throw new Problem('NOT_FOUND')
      if (body.movedOn > todayIn(scope.timeZone, scope.clock.now()))
        throw fieldProblem('movedOn', 'after-today')
      if (body.movedOn < device.installedOn) throw fieldProblem('movedOn', 'before-installed')
      if (!(await areOfProject(within, 'station', [body.stationId])))
        throw fieldProblem('stationId', 'not-in-list')
      if (!(await leavePlace(within, deviceId, body))) throw new Problem('CHANGED_MEANWHILE')
      const toId = await saveDevice(within, atNewPlace(device, body))
      const { movedOn, note } = body
      await insertMove(within, { fromId: deviceId, toId, movedOn, serial: device.serial, note })
      return { deviceId: toId }
    }),
}

/** The logger as it is, with what it can measure; levels, limits and relays are the place's, which is another one. */
function atNewPlace(
  device: StoredDevice,
  { name, stationId, movedOn }: z.output<typeof moveInput>,
): DeviceInput {
  const { serial, group, battery, channel, externalKey, hubId } = device
  const { deviceProfileId, intervalS, graceS } = device
  const noLimits = { lowLow: null, low: null, high: null, highHigh: null }
  return {
    serial,
    name,
    fieldNumber: '',
    group,
    stationId,
    latitudeDeg: null,
    longitudeDeg: null,
    terrainLevelM: null,
    probeLengthM: null,
    heightM: null,
    battery,
    channel,
    externalKey,
    hubId,
    deviceProfileId,
    installedOn: movedOn,
    intervalS,
    graceS,
    alarmsEnabled: device.alarmsEnabled,
    relay1: '',
    relay2: '',
    note: '',
    variables: device.variables
      .filter(({ retiredAt }) => retiredAt === null)
      .map(({ retiredAt: _retiredAt, ...variable }) => ({ ...variable, id: null, ...noLimits })),
  }
}
