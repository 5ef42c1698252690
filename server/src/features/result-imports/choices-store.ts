import type { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Choices = z.output<typeof resultImportRoutes.choices.response>

/** Returns what names of a file can mean, and the laboratories and the campaigns that take its samples. */
export async function readChoices(scope: ProjectScope): Promise<Choices> {
  const { projectId } = scope
  const [row] = await scope.rows<Choices>(sql`
    select (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'code', code, 'name',
        case when name = '' then code else code || ' · ' || name end) order by code), '[]')
      from station where project_id = ${projectId} and retired_at is null) as stations,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'unit', unit) order by name ->> 'es'), '[]')
        from parameter where project_id = ${projectId} and retired_at is null and formula is null) as parameters,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name), '[]')
        from laboratory where project_id = ${projectId} and retired_at is null) as laboratories,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name,
        'firstOn', (select min(s.sampled_on) from sample s where s.project_id = c.project_id and s.campaign_id = c.id),
        'lastOn', (select max(s.sampled_on) from sample s where s.project_id = c.project_id and s.campaign_id = c.id))
        order by created_at desc), '[]')
        from campaign c where project_id = ${projectId} and approved_at is null) as campaigns`)
  return row as Choices
}
