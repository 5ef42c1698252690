export { findDevice } from './device-store.ts'
export { devicesChannel, tellDevicesChanged } from './changed-store.ts'
export { findProfileOf, type KnownProfile } from './known-profiles-store.ts'
export { type KnownProfiles, noProfile, openKnownProfiles } from './known-profiles.ts'
export { areOfProject } from './device-store.ts'
export { requireDevice } from './require-device.ts'
/** For the palette. */
export { findDevices, findProfiles } from './found-store.ts'
/** For boards. */
export { devicesPanelSections } from './panel-sections.ts'
export { mapDevices } from './list-store.ts'
