import { type DeviceState, deviceStateTerms } from '@puquio/domain'
import { useLanguage } from '../../lib/texts/locale.ts'
import { MarkSign } from '../status/MarkSign.tsx'
import styles from './DeviceStateMark.module.css'
import { stateMarks } from './state-marks.ts'

type DeviceStateMarkProps = {
  state: DeviceState
  /** Without the word beside it. */
  isAlone?: boolean
}

/** A device's state by sign, colour and word. */
export const DeviceStateMark = ({ state, isAlone = false }: DeviceStateMarkProps) => {
  const name = deviceStateTerms[state][useLanguage()]
  if (isAlone) return <MarkSign mark={stateMarks[state]} name={name} />
  return (
    <span className={styles.mark}>
      <MarkSign mark={stateMarks[state]} />
      {name}
    </span>
  )
}
