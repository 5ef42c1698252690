import type { deviceReplacementRoutes } from '@puquio/contract/modi/device-replacements'
import { todayIn } from '@puquio/domain'
import { orOneAlreadyExists } from '../../../platform/db/or-already-exists.ts'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { tellDevicesChanged } from '../changed-store.ts'
import { namesOf } from '../names-of.ts'
import { findDevice } from '../device-store.ts'
import { requireDevice } from '../require-device.ts'
import { insertReplacement, listReplacements, nameLogger } from './store.ts'

export const deviceReplacementHandlers: Handlers<typeof deviceReplacementRoutes> = {
  async list({ scope, params: { deviceId } }) {
    await requireDevice(scope, deviceId)
    return listReplacements(scope, deviceId)
  },
  create: ({ scope, params: { deviceId }, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      const device = await findDevice(within, deviceId)
      if (!device) throw new Problem('NOT_FOUND')
      if (body.replacedOn > todayIn(scope.timeZone, scope.clock.now()))
        throw fieldProblem('replacedOn', 'after-today')
      if (body.serial.toLowerCase() === device.serial.toLowerCase())
        throw fieldProblem('serial', 'same-serial')
      const named = await orOneAlreadyExists(nameLogger(within, deviceId, body), namesOf(body))
      if (!named) throw new Problem('CHANGED_MEANWHILE')
      await insertReplacement(within, device, body)
      await tellDevicesChanged(within)
      return listReplacements(within, deviceId)
    }),
}
