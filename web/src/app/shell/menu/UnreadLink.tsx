import { VisuallyHidden } from '@mantine/core'
import { notificationRoutes } from '@puquio/contract/notifications'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { isPolicyDue } from '../../../lib/project/policy-due.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import styles from './MenuTree.module.css'
import { screenLooks } from '../../../widgets/menu/screen-looks.ts'
import unread from './UnreadLink.module.css'
import '../../../widgets/menu/texts.ts'
import '../texts.ts'

const shownMax = 99

/** The way to the notifications, with how many are not read. */
export const UnreadLink = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const { t } = useTranslation(['shell', 'menu'])
  const { state, project, policy } = useProjectContext()
  // Until the policy is accepted the server refuses what is read.
  const isOpen = state === 'ready' && project !== null && !isPolicyDue(policy)
  const { data } = useApi(
    notificationRoutes.unread,
    { params: { projectId: project?.id ?? 0 } },
    { enabled: isOpen, isQuiet: true },
  )
  const { Icon, label } = screenLooks.Notifications
  const count = data?.unread ?? 0
  const name = count > 0 ? t('unread', { count }) : t(label, { ns: 'menu' })
  return (
    <li>
      <Link {...paths.notifications()} className={`${styles.item} ${unread.link}`} title={name}>
        <VisuallyHidden>{name}</VisuallyHidden>
        <Icon size={18} aria-hidden className={styles.icon} />
        {!isCollapsed && (
          <span aria-hidden className={styles.label}>
            {t(label, { ns: 'menu' })}
          </span>
        )}
        {count > 0 && !isCollapsed && (
          <span aria-hidden className={unread.count}>
            {count > shownMax ? `${shownMax}+` : count}
          </span>
        )}
        {count > 0 && isCollapsed && <span className={unread.dot} />}
      </Link>
    </li>
  )
}
