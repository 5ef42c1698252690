/** For the process: what evaluates rules. */
export { type AlarmEngine, openAlarmEngine } from './engine/open-engine.ts'
