import type { NotificationPriority } from '@puquio/contract/notifications'
import { notificationPriorityTerms } from '@puquio/contract/terms'
import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react'
import { useLanguage } from '../../../lib/texts/locale.ts'
import styles from './PriorityMark.module.css'

const signs = { 1: IconArrowUp, 2: IconMinus, 3: IconArrowDown } as const

/** High red, medium orange, low green, each with its sign and its word. */
export const PriorityMark = ({ priority }: { priority: NotificationPriority }) => {
  const language = useLanguage()
  const Sign = signs[priority]
  return (
    <span className={styles.mark} data-priority={priority}>
      <Sign size={14} stroke={3} aria-hidden className={styles.sign} />
      {notificationPriorityTerms[priority][language]}
    </span>
  )
}
