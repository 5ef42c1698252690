import { commitmentStateTerms } from '@puquio/contract/terms'
import type { CommitmentState } from '@puquio/domain'
import { useLanguage } from '../../lib/texts/locale.ts'
import styles from './CommitmentStateMark.module.css'

const signs: Record<CommitmentState, string> = {
  proposed: '○',
  verified: '✓',
  'in-force': '●',
  rejected: '✕',
  superseded: '↷',
}

/** Sign and word; the signs alone tell the states apart. */
export const CommitmentStateMark = ({ state }: { state: CommitmentState }) => {
  const language = useLanguage()
  return (
    <span className={styles.mark} data-state={state}>
      <span aria-hidden>{signs[state]}</span> {commitmentStateTerms[state][language]}
    </span>
  )
}
