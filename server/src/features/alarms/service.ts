/** For the process: what evaluates rules; for the start page: what is active; for mails: what was. */
export { type AlarmEngine, openAlarmEngine } from './engine/open-engine.ts'
export { alarmsOfToday } from './today-store.ts'
export { alarmsBetween } from './list-store.ts'
/** For gateways: since when devices are heard, and how times are written in notifications. */
export { listeningSince } from './engine/silence-store.ts'
export { localTime } from './telling/words.ts'
