import { type MapFileEpsg, mapFileLimits } from '@puquio/contract/map-layers/codes'
import { Problem } from '../../../platform/problem.ts'
import type { TaskLimits } from '../../../platform/sandbox/limits.ts'
import { runTask } from '../../../platform/sandbox/run-task.ts'
import type { Source } from '../../../platform/sandbox/source.ts'
import type { MapFileArgs, MapFileRead, MapFileRefused } from './map-file-read.ts'
import type { Capabilities } from './read-capabilities.ts'

const limits: TaskLimits = { silenceMs: 40_000, workMs: 40_000, heapMb: 700 }

/** Reads the file of a layer in the sandbox; throws the problem that names what is wrong with it and where. */
export async function readMapFile(
  source: Source,
  { project, epsg }: { project: number; epsg: MapFileEpsg | null },
): Promise<MapFileRead> {
  const read = await runTask<MapFileArgs, never, MapFileRead | MapFileRefused>({
    task: new URL('./map-file-task.ts', import.meta.url),
    source,
    args: { epsg, limits: { points: mapFileLimits.points, features: mapFileLimits.features } },
    project,
    limits,
  })
  if (read.kind === 'layer') return read
  if (read.kind === 'stopped') throw new Problem('MAP_FILE_TOO_HEAVY')
  throw new Problem(read.problem, { ...read.params })
}

/** Reads what a map service says of itself in the sandbox; null where that is no WMS. */
export async function readCapabilities(
  source: Buffer,
  project: number,
): Promise<Capabilities | null> {
  const read = await runTask<null, never, Capabilities | null>({
    task: new URL('./capabilities-task.ts', import.meta.url),
    source,
    args: null,
    project,
    limits,
  })
  return read !== null && 'kind' in read ? null : read
}
