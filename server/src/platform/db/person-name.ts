import { raw, type Sql } from './sql.ts'

/** The whole name of a person, of the columns of app_user under an alias; null where there is nobody. */
export const nameOf = (alias: string): Sql => raw(`(${alias}.name || ' ' || ${alias}.last_name)`)

/** That of `u`, as the person is called nearly everywhere. */
export const personName = nameOf('u')
