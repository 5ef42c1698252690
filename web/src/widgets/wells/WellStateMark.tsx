import { type WellState, wellStateTerms } from '@puquio/domain'
import { useLanguage } from '../../lib/texts/locale.ts'
import { MarkSign } from '../status/MarkSign.tsx'
import { wellMarks } from './state-marks.ts'
import styles from './WellStateMark.module.css'

type WellStateMarkProps = {
  state: WellState
  /** Without the word beside it. */
  isAlone?: boolean
}

/** A well's state by sign, colour and word. */
export const WellStateMark = ({ state, isAlone = false }: WellStateMarkProps) => {
  const name = wellStateTerms[state][useLanguage()]
  if (isAlone) return <MarkSign mark={wellMarks[state]} name={name} />
  return (
    <span className={styles.mark}>
      <MarkSign mark={wellMarks[state]} />
      {name}
    </span>
  )
}
