import { stateMarks } from '../devices/state-marks.ts'
import { type Mark, statusMarks } from '../status/marks.ts'
import { resultMarks } from '../results/state-marks.ts'
import { wellMarks } from '../wells/state-marks.ts'
import type { MapStatus } from './map-status.ts'

/** How each status and state looks on a map; it loads with the map itself. */
export const mapMarks: Readonly<Record<MapStatus, Mark>> = {
  ...statusMarks,
  ...stateMarks,
  ...wellMarks,
  ...resultMarks,
}
