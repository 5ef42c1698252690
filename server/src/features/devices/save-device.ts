import { orOneAlreadyExists } from '../../platform/db/or-already-exists.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { tellDevicesChanged } from './changed-store.ts'
import { namesOf } from './names-of.ts'
import { type DeviceInput, insertDevice, saveVariables } from './device-store.ts'

/** Adds a device with its variables, whose station and parameters are the project's. Returns its id. */
export async function saveDevice(scope: ProjectScope, device: DeviceInput): Promise<number> {
  const id = await orOneAlreadyExists(insertDevice(scope, device), namesOf(device))
  await saveVariables(scope, id, device.variables)
  await tellDevicesChanged(scope)
  return id
}
