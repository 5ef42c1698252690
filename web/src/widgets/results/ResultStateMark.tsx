import type { StationResultState } from '@puquio/contract/boards/map-subjects'
import { stationResultTerms } from '@puquio/contract/terms/boards/terms'
import { useLanguage } from '../../lib/texts/locale.ts'
import { MarkSign } from '../status/MarkSign.tsx'
import { resultMarks } from './state-marks.ts'
import styles from '../wells/WellStateMark.module.css'

type ResultStateMarkProps = { state: StationResultState; isAlone?: boolean }

/** How a station's newest sample compares with its limits, by sign, colour and word. */
export const ResultStateMark = ({ state, isAlone = false }: ResultStateMarkProps) => {
  const name = stationResultTerms[state][useLanguage()]
  if (isAlone) return <MarkSign mark={resultMarks[state]} name={name} />
  return (
    <span className={styles.mark}>
      <MarkSign mark={resultMarks[state]} />
      {name}
    </span>
  )
}
