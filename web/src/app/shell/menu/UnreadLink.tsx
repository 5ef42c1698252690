import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { screenLooks } from '../../../widgets/menu/screen-looks.ts'
import styles from './MenuTree.module.css'
import unread from './UnreadLink.module.css'
import { useUnread } from './use-unread.ts'

const { Icon } = screenLooks.Notifications

/** The way to the notifications, with how many are not read. */
export const UnreadLink = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const { count, shown, label, name } = useUnread()
  return (
    <li>
      <Link {...paths.notifications()} className={`${styles.item} ${unread.link}`} title={name}>
        <VisuallyHidden>{name}</VisuallyHidden>
        <Icon size={18} aria-hidden className={styles.icon} />
        {!isCollapsed && (
          <span aria-hidden className={styles.label}>
            {label}
          </span>
        )}
        {count > 0 && !isCollapsed && (
          <span aria-hidden className={unread.count}>
            {shown}
          </span>
        )}
        {count > 0 && isCollapsed && <span className={unread.dot} />}
      </Link>
    </li>
  )
}

/** The same in the top bar of phones and narrow windows. */
export const UnreadIcon = () => {
  const { count, shown, name } = useUnread()
  return (
    <Link {...paths.notifications()} className={unread.icon} aria-label={name}>
      <Icon size={20} aria-hidden />
      {count > 0 && (
        <span aria-hidden className={unread.badge}>
          {shown}
        </span>
      )}
    </Link>
  )
}
