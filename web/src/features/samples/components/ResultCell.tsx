import { VisuallyHidden } from '@mantine/core'
import type { ShownResult } from '@puquio/contract/laboratory/sample-record'
import styles from './ResultCell.module.css'
import { markOf, marks } from '../result-hint.ts'

type Evaluated = Pick<ShownResult, 'outcome' | 'isWarning'> & {
  limit: { toBeVerified: boolean } | null
}
type ResultCellProps = { text: string; hint: string; result: Evaluated }

/** A result as it was reported; a shape and a colour say what it is under its limit, the hint says which. */
export const ResultCell = ({ text, hint, result }: ResultCellProps) => {
  const mark = markOf(result)
  return (
    <span className={styles.cell} data-mark={mark} title={hint}>
      {mark && (
        <span className={styles.mark} aria-hidden>
          {marks[mark]}
        </span>
      )}
      {text}
      {result.limit?.toBeVerified && ' (*)'}
      {hint !== '' && <VisuallyHidden>{hint}</VisuallyHidden>}
    </span>
  )
}
