import type { NotificationPriority } from '@puquio/contract/notifications'
import { notificationPriorityTerms } from '@puquio/contract/terms'
import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react'
import { useLanguage } from '../../lib/texts/locale.ts'
import styles from './PriorityMark.module.css'

const signs = { 1: IconArrowUp, 2: IconMinus, 3: IconArrowDown } as const

/** High red, medium orange, low green, each with its sign and its word. */
export const PriorityMark = ({ priority }: { priority: NotificationPriority }) => {
  const language = useLanguage()
  return (
    <span className={styles.mark}>
      <PrioritySign priority={priority} />
      {notificationPriorityTerms[priority][language]}
    </span>
  )
}

/** The sign alone, where words beside it name the priority. */
export const PrioritySign = ({ priority }: { priority: NotificationPriority }) => {
  const Sign = signs[priority]
  return <Sign size={14} stroke={3} aria-hidden className={styles.sign} data-priority={priority} />
}
