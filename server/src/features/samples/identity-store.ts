import { raw, type Sql } from '../../platform/db/sql.ts'

/** Returns what makes two rows with the columns of a sample one sample, as in the index sample_identity. */
export const sampleIdentity = (row: 's' | 'r' | 'i'): Sql =>
  raw(
    `${row}.station_id, ${row}.sampled_at, ${row}.matrix, ${row}.type, lower(${row}.code), coalesce(${row}.depth_m, -1)`,
  )
