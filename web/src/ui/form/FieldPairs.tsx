import type { ReactNode } from 'react'
import styles from './FieldPairs.module.css'

type FieldsProps = { children: ReactNode }

/** Fields in two columns; on phones in one. */
export const FieldPairs = ({ children }: FieldsProps) => (
  <div className={styles.pairs}>{children}</div>
)

/** Among pairs, a field over both columns. */
export const WideField = ({ children }: FieldsProps) => (
  <div className={styles.wide}>{children}</div>
)
