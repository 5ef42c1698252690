import { liveRoutes } from '@puquio/contract/notifications/live'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { isPolicyDue } from '../../../lib/project/policy-due.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { screenLooks } from '../../../widgets/menu/screen-looks.ts'
import '../../../widgets/menu/texts.ts'
import '../texts.ts'

const shownMax = 99

/** Returns how many notifications of the open project are not read, and what the way to them is called. */
export const useUnread = () => {
  const { t } = useTranslation(['shell', 'menu'])
  const { state, project, policy } = useProjectContext()
  // Until the policy is accepted the server refuses what is read.
  const isOpen = state === 'ready' && project !== null && !isPolicyDue(policy)
  const { data } = useApi(
    liveRoutes.unread,
    { params: { projectId: project?.id ?? 0 } },
    { enabled: isOpen, isQuiet: true },
  )
  const count = data?.unread ?? 0
  const label = t(screenLooks.Notifications.label, { ns: 'menu' })
  return {
    count,
    shown: count > shownMax ? `${shownMax}+` : String(count),
    label,
    name: count > 0 ? t('unread', { count }) : label,
  }
}
