import { raw, sql, type Sql } from './sql.ts'

/** The whole name of a person, of the columns of app_user under an alias; null where there is nobody. */
export const nameOf = (alias: string): Sql => raw(`(${alias}.name || ' ' || ${alias}.last_name)`)

/** That of `u`, as the person is called nearly everywhere. */
export const personName = nameOf('u')

/** As personName, but a guest who has not opened the project of the call yet is called by the e-mail (044). */
export const nameInProject: Sql = sql`case when exists (select from awaited_guest g
    where g.project_id = nullif(current_setting('app.project', true), '')::int and g.user_id = u.id)
  then u.email else ${personName} end`
