import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import { useMemo } from 'react'
import { useApi } from '../../lib/api/use-api.ts'
import { useMay, useProject } from '../../lib/project/project-context.ts'
import {
  childrenOf,
  itemOptions,
  referenceOptions,
  useReference,
} from '../../widgets/pickers/reference.ts'
import type { CellEditing } from './commitment-columns.tsx'

/** What cells are edited with; null for those who may not. */
export const useCellEditing = (onEdit: CellEditing['onEdit']): CellEditing | null => {
  const params = { projectId: useProject().id }
  const mayEdit = useMay()(commitmentChangeRoutes.edit.access)
  const { lists } = useReference()
  const options = { ...referenceOptions, enabled: mayEdit }
  const roles = useApi(responsibleRoleRoutes.list, { params }, options).data
  const offered = useMemo(() => {
    const all = (items: (typeof lists)[keyof typeof lists]) =>
      itemOptions(items, [], (name) => name)
    return {
      components: all(lists.components),
      subcomponentsOf: (componentId: number | null) =>
        itemOptions(childrenOf(lists.subcomponents, [componentId ?? -1]), [], (name) => name),
      miningComponents: all(lists['mining-components']),
      frequencies: all(lists.frequencies),
      roles: (roles ?? [])
        .filter(({ retiredAt }) => retiredAt === null)
        .map(({ id, name }) => ({ key: id, name })),
    }
  }, [lists, roles])
  return mayEdit ? { lists: offered, onEdit } : null
}
