/** For ways in: by which gateways messages came. */
export { type HeardGateways, openHeardGateways } from './open-heard-gateways.ts'
