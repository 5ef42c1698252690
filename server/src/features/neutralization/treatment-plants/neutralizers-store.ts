import type { Neutralizer, NeutralizerInput } from '@puquio/contract/laboratory/neutralization'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { columnsOf, updateVersion, valuesOf, type Written } from '../../../platform/db/written.ts'
import { retiredAt } from './plants-store.ts'

/** The neutralizers of a project by name, those that are retired last. */
export const readNeutralizers = (scope: ProjectScope) =>
  scope.rows<Neutralizer>(sql`
    select n.id, n.name, n.formula, n.purity, n.efficiency, n.version, n.retired_at is not null as is_retired,
      coalesce((select jsonb_agg(jsonb_build_object('fromOn', p.from_on, 'perT', p.per_t, 'currency', p.currency)
          order by p.from_on)
        from neutralizer_price p where p.project_id = n.project_id and p.neutralizer_id = n.id), '[]') as prices
    from neutralizer n where n.project_id = ${scope.projectId}
    order by n.retired_at is not null, name_key(n.name), n.id`)

type NeutralizerFields = Omit<NeutralizerInput, 'prices'>

const written = (one: NeutralizerFields): Written<NeutralizerFields> => ({
  name: { name: one.name },
  formula: { formula: one.formula },
  purity: { purity: one.purity },
  efficiency: { efficiency: one.efficiency },
})

export async function insertNeutralizer(
  scope: ProjectScope,
  one: NeutralizerFields,
): Promise<number> {
  const fields = {
    ...written(one),
    own: { project_id: scope.projectId, created_at: scope.clock.now(), created_by: scope.userId },
  }
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into neutralizer (${columnsOf(fields)}) values (${valuesOf(fields)}) returning id`)
  return row?.id ?? 0
}

export const updateNeutralizer = (
  scope: ProjectScope,
  of: { id: number; version: number; isRetired: boolean },
  one: NeutralizerFields,
): Promise<boolean> =>
  updateVersion(scope, 'neutralizer', of, {
    ...written(one),
    retired: { retired_at: retiredAt(scope, of.isRetired) },
  })

export async function writePrices(
  scope: ProjectScope,
  neutralizerId: number,
  prices: NeutralizerInput['prices'],
): Promise<void> {
  const days = prices.map(({ fromOn }) => fromOn)
  await scope.rows(sql`
    delete from neutralizer_price where project_id = ${scope.projectId} and neutralizer_id = ${neutralizerId}
      and from_on <> all(${days}::date[])`)
  if (prices.length === 0) return
  await scope.rows(sql`
    insert into neutralizer_price as p (project_id, neutralizer_id, from_on, per_t, currency)
    select ${scope.projectId}, ${neutralizerId}, g."fromOn", g."perT", g.currency
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as g("fromOn" date, "perT" float8, currency text)
    on conflict (project_id, neutralizer_id, from_on) do update set per_t = excluded.per_t, currency = excluded.currency
      where (p.per_t, p.currency) is distinct from (excluded.per_t, excluded.currency)`)
}
