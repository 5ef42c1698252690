import { Skeleton } from '@mantine/core'
import styles from './Schedule.module.css'

/** The shape of what is on its way. */
export const ScheduleSkeleton = () => (
  <div className={styles.skeleton} aria-busy="true">
    <div className={styles.figures}>
      {[0, 1, 2].map((figure) => (
        <Skeleton key={figure} height={84} />
      ))}
    </div>
    <Skeleton height={32} />
    <Skeleton height={420} />
  </div>
)
