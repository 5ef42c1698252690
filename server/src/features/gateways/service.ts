/** For ways in: by which gateways messages came. */
export { openHeardGateways } from './open-heard-gateways.ts'
