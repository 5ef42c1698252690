/** For the process: what evaluates rules; for the start page: what is active; for mails: what was. */
export { type AlarmEngine, openAlarmEngine } from './engine/open-engine.ts'
export { alarmsOfToday } from './today-store.ts'
export { alarmsBetween } from './list-store.ts'
/** For gateways: since when devices are heard. */
export { listeningSince } from './engine/silence-store.ts'
/** For boards. */
export { alarmsPanelSections } from './panel-sections.ts'
export { countActive } from './list-store.ts'
