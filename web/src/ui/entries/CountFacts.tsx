import type { ReactNode } from 'react'
import styles from './CountFacts.module.css'

type CountFact = { name: string; value: ReactNode; isBad?: boolean }

/** What there is of something, in large figures side by side; what is bad stands out. */
export const CountFacts = ({ facts }: { facts: readonly CountFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, value, isBad }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd data-bad={isBad || undefined}>{value}</dd>
      </div>
    ))}
  </dl>
)
