import type { Sounding, SoundingBody } from '@puquio/contract/levels/soundings'
import type { Well } from '@puquio/contract/levels/levels'
import {
  bottomLevelM,
  type MeasuredField,
  type SoundingFields,
  type SoundingIssue,
  soundingIssue,
  soundingLevelM,
  surprisingChangeM,
  topLevelM,
} from '@puquio/domain'
import { momentOf, type Moment } from '../../../ui/fields/moment.ts'

export type SoundingDraft = Pick<SoundingFields, MeasuredField> & {
  wellId: number | null
  measured: Moment
  /** Of a correction alone. */
  reason: string
}

export const emptyDraft = (wellId: number | null, now: Date, timeZone: string): SoundingDraft => ({
  wellId,
  measured: momentOf(now, timeZone),
  state: 'measured',
  depthToWaterM: null,
  headAboveTopM: null,
  measuredBy: '',
  note: '',
  reason: '',
})

export const draftOf = (sounding: Sounding, timeZone: string): SoundingDraft => ({
  wellId: sounding.wellId,
  measured: momentOf(sounding.measuredAt, timeZone),
  state: sounding.state,
  depthToWaterM: sounding.depthToWaterM,
  headAboveTopM: sounding.headAboveTopM,
  measuredBy: sounding.measuredBy,
  note: sounding.note,
  reason: '',
})

/** What the state does not need is left out, whatever was typed before it was chosen. */
export const bodyOf = ({ measured, state, ...draft }: SoundingDraft): SoundingBody => ({
  measuredOn: measured.on ?? '',
  measuredTime: measured.time ?? '',
  state,
  depthToWaterM: state === 'measured' ? draft.depthToWaterM : null,
  headAboveTopM: state === 'artesian' ? draft.headAboveTopM : null,
  measuredBy: draft.measuredBy,
  note: draft.note,
})

export type Preview = {
  /** Null while nothing was typed. */
  levelM: number | null
  issue: SoundingIssue | null
  /** From the top of the well down to its bottom. */
  depthM: number | null
  /** Against the newest level, where it is that large. */
  changeM: number | null
}

/** What a sounding will say, as it is typed. */
export function previewOf(
  draft: SoundingDraft,
  well: Well | undefined,
  corrected?: Pick<Sounding, 'topLevelM' | 'bottomLevelM'>,
): Preview {
  if (!well) return { levelM: null, issue: null, depthM: null, changeM: null }
  const levels = corrected
    ? { topM: corrected.topLevelM, bottomM: corrected.bottomLevelM }
    : { topM: topLevelM(well), bottomM: bottomLevelM(well) }
  const levelM = soundingLevelM(draft, levels)
  const depthM = levels.topM - levels.bottomM
  if (levelM === null) return { levelM, issue: null, depthM, changeM: null }
  const change = well.newest && !corrected ? levelM - well.newest.levelM : null
  return {
    levelM,
    issue: soundingIssue(draft, levels),
    depthM,
    changeM: change !== null && Math.abs(change) > surprisingChangeM ? change : null,
  }
}
