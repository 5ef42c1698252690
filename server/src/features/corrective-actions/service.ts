/** What of the corrective actions needs a person today. */
export { actionsOfToday } from './today-store.ts'
