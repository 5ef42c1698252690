import { raw } from '../../../platform/db/sql.ts'

/** Whether a person said of a row `r` of results that it is not to be used (R): lists show it, and it counts in nothing. */
export const isRejected = raw("coalesce(r.applied_qualifier = 'R', false)")
export const isUsable = raw("r.applied_qualifier is distinct from 'R'")
