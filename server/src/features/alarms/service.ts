/** For the process: what evaluates rules; for the start page: what is active. */
export { type AlarmEngine, openAlarmEngine } from './engine/open-engine.ts'
export { alarmsOfToday } from './today-store.ts'
