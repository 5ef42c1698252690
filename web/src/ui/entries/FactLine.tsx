import type { ReactNode } from 'react'
import styles from './FactLine.module.css'

/** Names above values, side by side where there is room. */
export const FactLine = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
