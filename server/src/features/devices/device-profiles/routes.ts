import type { DeviceProfile, deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import { orOneAlreadyExists } from '../../../platform/db/or-already-exists.ts'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { tellDevicesChanged } from '../changed-store.ts'
import { areOfProject } from '../device-store.ts'
import {
  deleteProfile,
  findProfile,
  insertProfile,
  listProfiles,
  type ProfileInput,
  updateProfile,
} from './profile-store.ts'
import { tryDecoder } from './try-decoder.ts'

export const deviceProfileHandlers = (
  platform: Pick<Platform, 'decoders' | 'clock'>,
): Handlers<typeof deviceProfileRoutes> => ({
  list: ({ scope, query }) => listProfiles(scope, query),
  get: ({ scope, params }) => shown(scope, params.deviceProfileId),
  create: ({ scope, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      await refuseForeign(within, body)
      return shown(within, await named(insertProfile(within, body), body))
    }),
  edit: ({ scope, params: { deviceProfileId: id }, body: { version, ...body } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      await shown(within, id)
      await refuseForeign(within, body)
      if (!(await named(updateProfile(within, { id, version }, body), body)))
        throw new Problem('CHANGED_MEANWHILE')
      await tellDevicesChanged(within)
      return shown(within, id)
    }),
  remove: ({ scope, params: { deviceProfileId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      const end = await deleteProfile(within, deviceProfileId)
      if (end === 'missing') throw new Problem('NOT_FOUND')
      if (end === 'used') throw new Problem('IN_USE')
      return null
    }),
  try: async ({ scope, body }) => ({
    outcomes: await tryDecoder(platform, scope.projectId, body),
  }),
})

async function shown(scope: ProjectScope, id: number): Promise<DeviceProfile> {
  const profile = await findProfile(scope, id)
  if (!profile) throw new Problem('NOT_FOUND')
  return profile
}

const named = <T>(work: Promise<T>, { name }: ProfileInput): Promise<T> =>
  orOneAlreadyExists(work, { device_profile_name: ['name', name] })

async function refuseForeign(scope: ProjectScope, { variables }: ProfileInput) {
  for (const [at, { parameterId }] of variables.entries())
    if (!(await areOfProject(scope, 'parameter', [parameterId])))
      throw fieldProblem(`variables.${at}.parameterId`, 'not-in-list')
}
