/** The order in which lists of results show parameters. */
export { groupOrder } from './group-order-store.ts'
/** Called by imports, whose answers become aliases. */
export { deleteAlias, saveAlias } from './alias-store.ts'
/** Called by whatever writes profiles, and at each start. */
export { matchAllProfiles } from './matches-profiles.ts'
export { keyProfiles, parameterMeanings } from './profile-keys-store.ts'
/** What the texts of a profile mean, for SQL. */
export { type ProfileText, textsOfProfile } from './profile-texts-store.ts'
