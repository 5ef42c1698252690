/** What reads the files of map layers. */
export { psad56ToWgs84Utm } from '../geography/datum.ts'
export { fromUtm, isInPeru, type UtmZone } from '../geography/utm.ts'
export { plainText } from '../plain-text.ts'
