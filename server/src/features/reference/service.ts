export { saveNamedStations } from './stations/store.ts'
