import { markPath } from '@puquio/figures'
import type { ReactNode } from 'react'
import styles from './diagrams.module.css'
import type { Group } from './groups.ts'

/** The mark of each station or campaign, and what can be done with the diagram. */
export const GroupLegend = ({ groups, end }: { groups: readonly Group[]; end: ReactNode }) => (
  <ul className={styles.legend}>
    {groups.map(({ id, name, look }) => (
      <li key={id}>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
          <path d={markPath(look.shape, 6, 6, 4.5)} fill={look.color} />
        </svg>
        {name}
      </li>
    ))}
    <li>{end}</li>
  </ul>
)
