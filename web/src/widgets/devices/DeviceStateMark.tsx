import { type DeviceState, deviceStateTerms } from '@puquio/domain'
import {
  IconAlertTriangleFilled,
  IconBellOff,
  IconCircleDashed,
  IconCircleFilled,
  IconPlugConnectedX,
  IconSquareFilled,
} from '@tabler/icons-react'
import { useLanguage } from '../../lib/texts/locale.ts'
import styles from './DeviceStateMark.module.css'

const signs = {
  ok: IconCircleFilled,
  warning: IconAlertTriangleFilled,
  alarm: IconSquareFilled,
  stale: IconPlugConnectedX,
  never: IconCircleDashed,
  'alarm-disabled': IconBellOff,
} as const satisfies Record<DeviceState, unknown>

/** A device's state by sign, colour and word. */
export const DeviceStateMark = ({ state }: { state: DeviceState }) => {
  const language = useLanguage()
  const Sign = signs[state]
  return (
    <span className={styles.mark}>
      <Sign size={13} aria-hidden className={styles.sign} data-state={state} />
      {deviceStateTerms[state][language]}
    </span>
  )
}
