import { DeviceStateMark } from '../devices/DeviceStateMark.tsx'
import { WellStateMark } from '../wells/WellStateMark.tsx'
import { StatusBadge } from '../status/StatusBadge.tsx'
import { StatusMark } from '../status/StatusMark.tsx'
import { isDeviceState, isWellState, type MapStatus } from './map-status.ts'

type MapStatusMarkProps = { status: MapStatus; isAlone?: boolean }

/** The mark of a station's status or a device's state, with its word where it is not alone. */
export const MapStatusMark = ({ status, isAlone = false }: MapStatusMarkProps) => {
  if (isDeviceState(status)) return <DeviceStateMark state={status} isAlone={isAlone} />
  if (isWellState(status)) return <WellStateMark state={status} isAlone={isAlone} />
  return isAlone ? <StatusMark status={status} isAlone /> : <StatusBadge status={status} />
}
