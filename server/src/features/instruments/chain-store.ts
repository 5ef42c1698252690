import type { InstrumentDetail } from '@puquio/contract/commitments/instruments'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

type Chain = InstrumentDetail['chain']

/** All instruments that hang together with this one, by any number of steps, and what each does to earlier ones. */
export async function readChain(scope: ProjectScope, id: number): Promise<Chain> {
  const instruments = await scope.rows<Chain['instruments'][number]>(sql`
    with recursive linked (id) as (
      select ${id}::int
      union
      select case when g.instrument_id = l.id then g.earlier_id else g.instrument_id end
      from linked l join instrument_change g
        on g.project_id = ${scope.projectId} and l.id in (g.instrument_id, g.earlier_id)
    )
    select i.id, i.name, i.kind, i.year, i.retired_at is not null as is_retired
    from linked l join instrument i on i.project_id = ${scope.projectId} and i.id = l.id
    order by i.year, i.in_force_from nulls last, i.id`)
  const changes = await scope.rows<Chain['changes'][number]>(sql`
    select kind, instrument_id, earlier_id from instrument_change
    where project_id = ${scope.projectId} and instrument_id = any(${instruments.map((one) => one.id)}::int[])
    order by instrument_id, earlier_id`)
  return { instruments, changes }
}
