import type { HeldGroup } from '@puquio/contract/laboratory/held-results'
import type { HeldReason } from '@puquio/domain'
import {
  IconAlertTriangle,
  IconCalendarQuestion,
  IconCopy,
  IconQuestionMark,
} from '@tabler/icons-react'
import { heldReason } from '../held-reason.ts'
import styles from './parts.module.css'

type HeldWordsProps = {
  held: Omit<HeldGroup, 'rows'>
  /** For the laboratory, which mends its file and chooses nothing here. */
  isReadOnly: boolean
}

/** Why a result waits, with a sign and a colour of its kind: a name, a date, something there twice, a value. */
export const HeldWords = ({ held, isReadOnly }: HeldWordsProps) => {
  const { Icon, color } = lookOf(held.reason)
  return (
    <span className={styles.why}>
      <Icon size={15} color={color} aria-hidden />
      <span>{heldReason(held, isReadOnly ? 'findingReasons' : 'heldReasons')}</span>
    </span>
  )
}

const lookOf = (reason: HeldReason) => {
  if (reason.startsWith('duplicate')) return { Icon: IconCopy, color: 'var(--ink-dim)' }
  if (/date|day|time|future/.test(reason))
    return { Icon: IconCalendarQuestion, color: 'var(--warning)' }
  if (/^(?:unknown|several|without)-/.test(reason))
    return { Icon: IconQuestionMark, color: 'var(--focus)' }
  return { Icon: IconAlertTriangle, color: 'var(--danger)' }
}
