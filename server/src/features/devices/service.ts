export { devicesChannel, tellDevicesChanged } from './changed-store.ts'
export { type KnownProfiles, openKnownProfiles } from './known-profiles.ts'
