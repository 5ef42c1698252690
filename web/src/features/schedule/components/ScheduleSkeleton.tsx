import { Skeleton } from '@mantine/core'
import styles from './Schedule.module.css'

/** The skeleton of the page while it is loading. */
export const ScheduleSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <div className={styles.indicators}>
      {[0, 1, 2].map((indicator) => (
        <Skeleton key={indicator} height={84} />
      ))}
    </div>
    <Skeleton height={32} />
    <Skeleton height={420} />
  </div>
)
