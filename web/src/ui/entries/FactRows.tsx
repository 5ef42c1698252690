import type { Fact } from './FactLine.tsx'
import styles from './FactRows.module.css'

/** Names beside values, one below the other. */
export const FactRows = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
