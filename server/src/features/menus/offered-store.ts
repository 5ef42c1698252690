import { defaultMenu } from '@puquio/domain'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Adds to every project's menu the default screens that it was never given, at its end. Each once: where an
 * administrator removed one, it stays away.
 */
export async function offerScreens(
  scope: SystemScope,
  screens: readonly string[] = defaultMenu,
): Promise<void> {
  await scope.rows(sql`
    with owed as (
      select id, offered_screens from project where not offered_screens @> ${screens}::text[] for update),
    missing as (
      select owed.id as project_id, screen.alias, screen.place
      from owed, unnest(${screens}::text[]) with ordinality as screen (alias, place)
      where screen.alias <> all(owed.offered_screens) and not exists (
        select from menu_item m where m.project_id = owed.id and m.alias = screen.alias)),
    added as (
      insert into menu_item (project_id, position, kind, label, alias)
      select project_id, place + coalesce((
        select max(position) from menu_item m where m.project_id = missing.project_id), 0), 'screen', 'menu.' || alias, alias
      from missing)
    update project set menu_version = menu_version + 1,
      offered_screens = array(select distinct unnest(project.offered_screens || ${screens}::text[]))
    from owed where project.id = owed.id`)
}
