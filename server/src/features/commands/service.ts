/** What devices are told to do, for the ways by which they are reached. */
export {
  attributesOf,
  attributesReported,
  commandAnswered,
  networkSaid,
} from './delivery/device-said.ts'
export { hubMessageOf, messageOf, requestOf } from './delivery/forms.ts'
export type { CommandKind, Taken } from './delivery/deliver-store.ts'
export { type Downlinks, openDownlinks } from './delivery/open-downlinks.ts'
export { thingsStackRouteIn } from './delivery/send-things-stack.ts'
export { type DeviceCommands, openDeviceCommands } from './delivery/open-commands.ts'
