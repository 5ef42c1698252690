import type { ReactNode } from 'react'
import styles from './FactList.module.css'

/** Names and values, one line each. */
export const FactList = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.list}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
