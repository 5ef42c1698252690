import type { ReactNode } from 'react'
import styles from './FactLine.module.css'

export type Fact = readonly [name: string, value: ReactNode]

/** Names above values, side by side where there is room. */
export const FactLine = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
