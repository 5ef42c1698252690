export { devicesChannel } from './changed-store.ts'
