import type { MapFileEpsg, MapFileFormat } from '@puquio/contract/map-layers/codes'
import type { CollectedFeatures, FeatureLimits } from './collect-features.ts'
import type { Refusal } from './refusal.ts'

/** What the sandbox is asked of the file of a layer, and what it answers. */
export type MapFileArgs = { epsg: MapFileEpsg | null; limits: FeatureLimits }
export type MapFileRead = { kind: 'layer'; format: MapFileFormat } & CollectedFeatures
export type MapFileRefused = {
  kind: 'refused'
  problem: Refusal['problem']
  params: Refusal['params']
}
