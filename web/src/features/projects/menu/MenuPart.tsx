import { menuRoutes } from '@puquio/contract/menus'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { MenuEditor } from './MenuEditor.tsx'

/** The menu of a project, as it is stored now. */
export const MenuPart = ({ projectId }: { projectId: number }) => {
  const menu = useApi(menuRoutes.get, { params: { projectId } }, { staleTime: 0 })
  const reload = () => void menu.refetch()
  if (menu.data) return <MenuEditor projectId={projectId} saved={menu.data} onReload={reload} />
  return menu.error ? <ErrorState {...failureOf(menu.error)} onRetry={reload} /> : null
}
