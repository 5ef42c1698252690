import { useFormat } from '../../lib/texts/format.ts'
import { StatusMark } from './StatusMark.tsx'
import styles from './status.module.css'

type StatusCountProps = { status: 'near' | 'unfulfilled'; count: number }

/** What asks for attention carries its mark; a zero stays quiet. */
export const StatusCount = ({ status, count }: StatusCountProps) => {
  const format = useFormat()
  return (
    <span className={styles.count} data-none={count === 0 || undefined}>
      {count > 0 && <StatusMark status={status} isAlone />}
      {format.number(count)}
    </span>
  )
}
