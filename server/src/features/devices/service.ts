export { findDevice } from './device-store.ts'
export { devicesChannel, tellDevicesChanged } from './changed-store.ts'
export type { KnownProfile } from './known-profiles-store.ts'
export { type KnownProfiles, openKnownProfiles } from './known-profiles.ts'
