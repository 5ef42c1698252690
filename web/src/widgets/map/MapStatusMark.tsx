import { lazy, Suspense } from 'react'
import { StatusBadge } from '../status/StatusBadge.tsx'
import { StatusMark } from '../status/StatusMark.tsx'
import { isDeviceState, isResultState, isWellState, type MapStatus } from './map-status.ts'

// A map shows one kind: the page of a plan fetches the marks and words of no other.
const DeviceStateMark = lazy(async () => ({
  default: (await import('../devices/DeviceStateMark.tsx')).DeviceStateMark,
}))
const WellStateMark = lazy(async () => ({
  default: (await import('../wells/WellStateMark.tsx')).WellStateMark,
}))

const ResultStateMark = lazy(async () => ({
  default: (await import('../results/ResultStateMark.tsx')).ResultStateMark,
}))

type MapStatusMarkProps = { status: MapStatus; isAlone?: boolean }

/** The mark of a station's status or the state of a device or well, with its word where it is not alone. */
export const MapStatusMark = ({ status, isAlone = false }: MapStatusMarkProps) => {
  if (isDeviceState(status))
    return (
      <Suspense fallback={null}>
        <DeviceStateMark state={status} isAlone={isAlone} />
      </Suspense>
    )
  if (isWellState(status))
    return (
      <Suspense fallback={null}>
        <WellStateMark state={status} isAlone={isAlone} />
      </Suspense>
    )
  if (isResultState(status))
    return (
      <Suspense fallback={null}>
        <ResultStateMark state={status} isAlone={isAlone} />
      </Suspense>
    )
  return isAlone ? <StatusMark status={status} isAlone /> : <StatusBadge status={status} />
}
