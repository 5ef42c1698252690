import type { ReactNode } from 'react'
import styles from './PanelFoot.module.css'

/** Under what a panel shows: how much of it, and the way to the whole screen. */
export const PanelFoot = ({ children }: { children: ReactNode }) => (
  <p className={styles.foot}>{children}</p>
)
