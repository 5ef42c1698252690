import { keptPacksMax, packKeptDays } from '@puquio/contract/commitments/evidence-packs'
import { ago } from '../../platform/clock.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { withoutFile } from './packs-store.ts'

/** Takes the files from the oldest packs of the project beyond those that are kept; returns their hashes. */
export async function dropBeyondKept({ projectId, rows }: ProjectScope): Promise<Buffer[]> {
  const gone = await rows<{ sha256: Buffer }>(sql`
    with kept as (
      select id, sha256, row_number() over (order by ended_at desc, id desc) as of_project,
        row_number() over (partition by requested_by order by ended_at desc, id desc) as of_person
      from evidence_pack where project_id = ${projectId} and sha256 is not null and digest is not null
    ), dropped as (
      update evidence_pack p set ${withoutFile}, file_gone = 'newer' from kept k
      where p.project_id = ${projectId} and p.id = k.id
        and (k.of_project > ${keptPacksMax.ofProject} or k.of_person > ${keptPacksMax.ofPerson})
      returning p.id
    ) select k.sha256 from kept k join dropped d on d.id = k.id`)
  return gone.map(({ sha256 }) => sha256)
}

/** Takes the files from packs some days after they were made; what was in them stays recorded. */
export async function forgetPacks(scope: SystemScope): Promise<number> {
  const rows = await scope.rows(sql`
    update evidence_pack set ${withoutFile}, file_gone = case when digest is not null then 'days' end
    where sha256 is not null and coalesce(ended_at, requested_at) < ${ago(scope.clock, { days: packKeptDays })} returning id`)
  return rows.length
}
