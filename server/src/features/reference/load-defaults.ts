import type { ReferenceList } from '@puquio/contract/reference'
import { nameKey } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { peruvianDefaults } from './defaults.ts'
import { allItems, insertItems } from './items/store.ts'
import type { ItemRow } from './items/tables.ts'

/** Adds the entries that the project does not have yet, by name; retired ones stay retired. */
export async function loadDefaults(scope: ProjectScope): Promise<number> {
  return scope.transaction(async (scope) => {
    const existing = await allItems(scope)
    const { components, miningComponents, sourceTypes, profiles, frequencies } = peruvianDefaults
    const add = async (list: ReferenceList, rows: readonly ItemRow[]) => {
      const known = new Set(existing[list].map(({ name, parentId }) => keyOf(name, parentId)))
      const missing = rows.filter(({ name, parentId }) => !known.has(keyOf(name, parentId ?? null)))
      if (missing.length === 0) return 0
      return (await insertItems(scope, list, missing, { skipTaken: true })).length
    }
    let created = 0
    created += await add('components', components.map(named))
    const ids = new Map(
      (await allItems(scope)).components.map(({ name, id, retiredAt }) => [
        nameKey(name),
        { id, retiredAt },
      ]),
    )
    created += await add(
      'subcomponents',
      components.flatMap(({ name, subcomponents }) => {
        const component = ids.get(nameKey(name))
        if (!component || component.retiredAt) return []
        return subcomponents.map((subcomponent) => ({
          name: subcomponent,
          parentId: component.id,
        }))
      }),
    )
    created += await add(
      'mining-components',
      miningComponents.map((name) => ({ name })),
    )
    created += await add(
      'source-types',
      sourceTypes.map((name) => ({ name })),
    )
    created += await add(
      'profiles',
      profiles.map(({ name, parameters }) => ({ name, parameters: [...parameters] })),
    )
    created += await add(
      'frequencies',
      frequencies.map(({ name, rule }) => ({ name, rule, marginDays: null })),
    )
    return created
  })
}

const named = ({ name }: { name: string }) => ({ name })
const keyOf = (name: string, parentId: number | null) => `${parentId ?? ''}/${nameKey(name)}`
