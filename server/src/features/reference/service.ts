export { findStations } from './stations/found-store.ts'
export { saveNamedStations } from './stations/store.ts'
