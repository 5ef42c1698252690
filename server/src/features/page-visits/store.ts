import type { page, ShownPage } from '@puquio/contract/page-visits'
import { screenOfPath } from '@puquio/domain'
import type { z } from 'zod'
import { ago } from '../../platform/clock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Page = z.output<typeof page>

/** Pages that the person opened within these days are not recommended. */
const latelyDays = 30
/** Starred pages of a person in a project; the oldest give way. */
export const favouritesMax = 50
/** Of each person in a project; the oldest give way. */
const keptMax = 200

const own = ({ projectId, userId }: ProjectScope) =>
  sql`project_id = ${projectId} and user_id = ${userId}`

export const recordVisit = (scope: ProjectScope, { path, title }: Page) =>
  scope.transaction(async (within) => {
    const now = within.clock.now()
    // Opening a page is how somebody of another company takes up the invitation.
    await within.rows(sql`delete from awaited_guest where ${own(within)}`)
    await within.rows(sql`
      insert into page_visit (project_id, user_id, path, title, last_at)
      values (${within.projectId}, ${within.userId}, ${path}, ${title}, ${now})
      on conflict (project_id, user_id, path)
      do update set visits = page_visit.visits + 1, title = excluded.title, last_at = excluded.last_at`)
    await within.rows(sql`
      delete from page_visit where ${own(within)} and last_at < (
        select last_at from page_visit where ${own(within)} order by last_at desc offset ${keptMax - 1} limit 1)`)
  })

export const recentPages = (scope: ProjectScope) =>
  scope.rows<ShownPage>(sql`
    select path, title, last_at as at from page_visit where ${own(scope)} and path <> '/'
    order by last_at desc`)

export const mostUsed = (scope: ProjectScope) =>
  scope.rows<ShownPage>(sql`
    select path, title, last_at as at from page_visit where ${own(scope)} and path <> '/' and visits > 1
    order by visits desc, last_at desc`)

export const listFavourites = (scope: ProjectScope) =>
  scope.rows<ShownPage>(sql`
    select path, title, starred_at as at from favourite where ${own(scope)} order by starred_at, path`)

/** The screens that people with the same rights here open most, and this person has not opened lately. */
export async function recommendedPages(scope: ProjectScope): Promise<ShownPage[]> {
  const since = ago(scope.clock, { days: latelyDays })
  const rows = await scope.rows<{ path: string }>(sql`
    select v.path from page_visit v
    join project_member m on m.project_id = v.project_id and m.user_id = v.user_id
    where v.project_id = ${scope.projectId} and v.user_id <> ${scope.userId} and v.path <> '/'
      and m.permissions @> ${scope.permissions}::smallint[] and m.permissions <@ ${scope.permissions}::smallint[]
      and not exists (select from page_visit o where o.project_id = v.project_id and o.user_id = ${scope.userId}
        and o.path = v.path and o.last_at >= ${since})
    group by v.path order by sum(v.visits) desc, v.path limit 50`)
  // Only screens are recommended, not the pages of single records.
  return rows
    .filter(({ path }) => !/\d/.test(path) && screenOfPath(path) !== null)
    .map(({ path }) => ({ path, title: '', at: null }))
}

export const insertFavourite = (scope: ProjectScope, page: Page) =>
  scope.transaction((within) => star(within, page))

const star = async (scope: ProjectScope, { path, title }: Page) => {
  await scope.rows(sql`
    insert into favourite (project_id, user_id, path, title, starred_at)
    values (${scope.projectId}, ${scope.userId}, ${path}, ${title}, ${scope.clock.now()})
    on conflict (project_id, user_id, path) do update set title = excluded.title`)
  await scope.rows(sql`
    delete from favourite where ${own(scope)} and path in (
      select path from favourite where ${own(scope)} order by starred_at desc, path offset ${favouritesMax})`)
}

export const deleteFavourite = async (scope: ProjectScope, path: string) => {
  await scope.rows(sql`delete from favourite where ${own(scope)} and path = ${path}`)
}
