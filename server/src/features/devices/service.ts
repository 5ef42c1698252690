export { devicesChannel, tellDevicesChanged } from './changed-store.ts'
