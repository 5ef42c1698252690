import type { ReactNode } from 'react'
import styles from './states.module.css'

type EmptyStateProps = {
  title: string
  /** What to do next, in a sentence. */
  text?: string
  /** The button of the next step. */
  action?: ReactNode
  icon?: ReactNode
}

export const EmptyState = ({ title, text, action, icon }: EmptyStateProps) => (
  <div className={styles.state}>
    {icon && (
      <div className={styles.icon} aria-hidden>
        {icon}
      </div>
    )}
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
