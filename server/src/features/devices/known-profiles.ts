import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdFound } from '../../platform/tokens/hold-found.ts'
import { devicesChannel } from './changed-store.ts'
import { findProfileOf, type KnownProfile } from './known-profiles-store.ts'

export type KnownProfiles = {
  /** That of a device; of one without, a profile that reads nothing by itself. */
  ofDevice: (deviceId: number) => Promise<KnownProfile>
}

/** Of a device that is no more. */
export const noProfile: KnownProfile = {
  id: 0,
  projectId: 0,
  version: 0,
  decoder: '',
  csv: null,
  zone: 'America/Lima',
}

export async function openKnownProfiles(
  database: Pick<Platform['database'], 'listen'>,
  scope: TelemetryScope,
): Promise<KnownProfiles> {
  const find = await holdFound<KnownProfile>(database, devicesChannel)
  return {
    ofDevice: async (deviceId) =>
      (await find(String(deviceId), () => findProfileOf(scope, deviceId))) ?? noProfile,
  }
}
