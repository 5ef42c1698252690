/** How a well lets its level be known: an open pipe, a Casagrande tip in a sealed zone, or a vibrating wire. */
export const wellKinds = ['standpipe', 'casagrande', 'vibrating-wire'] as const
export type WellKind = (typeof wellKinds)[number]

/** Water was met, the pipe was dry, or the water stood above its top. */
export const soundingStates = ['measured', 'dry', 'artesian'] as const
export type SoundingState = (typeof soundingStates)[number]

/** Metres; levels are above sea. */
export type WellPlace = {
  terrainLevelM: number
  /** From the ground up to the top of the pipe, from which soundings are measured. */
  stickUpM: number
  /** From the ground down to the bottom of the pipe, or to the tip. */
  depthM: number
}

/** What a person met at a well. */
export type SoundingInput = {
  state: SoundingState
  /** From the top of the pipe down to the water; null where none was met, or where it stands above. */
  depthToWaterM: number | null
  /** Of artesian water: how far it stands above the top of the pipe. */
  headAboveTopM: number | null
}

/**
 * A sounding as people enter it, by form or by file. Code that handles fields one by one uses a Record over them, so that a
 * missing field does not compile.
 */
export type SoundingFields = SoundingInput & {
  /** In the project's time zone. */
  measuredOn: string
  measuredTime: string
  /** Who measured it, where that is not who enters it. */
  measuredBy: string
  note: string
}

/** What was measured, beside when. */
export type MeasuredField = Exclude<keyof SoundingFields, 'measuredOn' | 'measuredTime'>

/** A depth or head beyond this is a slip of the pen. */
export const soundingMaxM = 1000

export const topLevelM = ({ terrainLevelM, stickUpM }: WellPlace): number =>
  tenthOfMm(terrainLevelM + stickUpM)

export const bottomLevelM = ({ terrainLevelM, depthM }: WellPlace): number =>
  tenthOfMm(terrainLevelM - depthM)

/**
 * Returns the level of the water above sea: that of the top less the depth to water, or more the head above it; of a dry
 * pipe that of its bottom, under which the water is. Null where the sounding lacks what its state needs.
 */
export function soundingLevelM(
  { state, depthToWaterM, headAboveTopM }: SoundingInput,
  levels: { topM: number; bottomM: number },
): number | null {
  if (state === 'dry') return levels.bottomM
  const above =
    state === 'artesian' ? headAboveTopM : depthToWaterM === null ? null : -depthToWaterM
  return above === null || !Number.isFinite(above) ? null : tenthOfMm(levels.topM + above)
}

/**
 * What stands before the level of a sounding, and before its depth: a dry pipe has those of its bottom, below which the
 * water is.
 */
export const levelSign = (state: SoundingState | undefined): '' | '< ' =>
  state === 'dry' ? '< ' : ''
export const depthSign = (state: SoundingState | undefined): '' | '> ' =>
  state === 'dry' ? '> ' : ''

export const soundingIssues = ['depth-missing', 'head-missing', 'below-bottom'] as const
export type SoundingIssue = (typeof soundingIssues)[number]

/** What is wrong with a sounding: what its state needs is missing, or water below the bottom of the pipe. */
export function soundingIssue(
  sounding: SoundingInput,
  levels: { topM: number; bottomM: number },
): SoundingIssue | null {
  const level = soundingLevelM(sounding, levels)
  if (level === null) return sounding.state === 'artesian' ? 'head-missing' : 'depth-missing'
  return level < levels.bottomM - toleranceM ? 'below-bottom' : null
}

/** Tapes are read to the centimetre, and pipes silt up. */
const toleranceM = 0.05

/** To a tenth of a millimetre, past which sums of decimals show. */
export const tenthOfMm = (value: number): number => Math.round(value * 1e4) / 1e4

/** A level that differs this much from the last one is asked about before it is kept. */
export const surprisingChangeM = 2
