import type { Sounding, SoundingBody } from '@puquio/contract/levels/soundings'
import {
  addressOf,
  bottomLevelM,
  brokenLimit,
  type SoundingInput,
  soundingIssue,
  soundingLevelM,
  tenthOfMm,
  topLevelM,
  zonedInstant,
} from '@puquio/domain'
import { orAlreadyExists } from '../../../platform/db/or-already-exists.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { localTime } from '../../../platform/local-time.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { notify } from '../../notifications/service.ts'
import { type HeldWell, lockWell } from '../wells-store.ts'
import { findSounding, hasNewer, insertSoundings, type NewSounding } from './soundings-store.ts'

/** Stores what a person measured, in place of another one where it corrects that, and tells of a level beyond its limit. */
export async function enterSounding(
  within: ProjectScope,
  wellId: number,
  { measuredOn, measuredTime, ...body }: SoundingBody,
  corrected?: Sounding,
): Promise<Sounding> {
  const well = await lockWell(within, wellId)
  if (!well) throw new Problem('NOT_FOUND')
  if (well.retiredAt !== null && !corrected) throw new Problem('WELL_RETIRED')
  const measuredAt = zonedInstant(measuredOn, measuredTime, within.timeZone)
  if (Date.parse(measuredAt) > within.clock.now().getTime())
    throw fieldProblem('measuredOn', 'in-future')
  const sounding = { ...body, ...soleValue(body) }
  // The pipe may have been made longer since the one that is corrected.
  const levels = corrected
    ? { topM: corrected.topLevelM, bottomM: corrected.bottomLevelM }
    : levelsOf(well)
  const issue = soundingIssue(sounding, levels)
  if (issue === 'below-bottom') throw fieldProblem('depthToWaterM', 'below-bottom', depthOf(levels))
  const stored = {
    ...sounding,
    ...surveyedAt(levels),
    wellId,
    measuredAt,
    ...(corrected && { correctsId: corrected.id }),
  }
  const [id] = await orAlreadyExists(
    insertSoundings(within, [stored]),
    'measuredTime',
    measuredTime,
  )
  await tellOfLimit(within, well, stored)
  const shown = await findSounding(within, id ?? 0)
  if (!shown) throw new Problem('NOT_FOUND')
  return shown
}

/** What the state of a sounding does not need is left out. */
export const soleValue = ({ state, depthToWaterM, headAboveTopM }: SoundingInput) => ({
  depthToWaterM: state === 'measured' ? depthToWaterM : null,
  headAboveTopM: state === 'artesian' ? headAboveTopM : null,
})

type Levels = { topM: number; bottomM: number }

export const levelsOf = (well: HeldWell): Levels => ({
  topM: topLevelM(well),
  bottomM: bottomLevelM(well),
})

/** The levels of a well as they are stored beside what was measured. */
export const surveyedAt = ({ topM, bottomM }: Levels) => ({
  topLevelM: topM,
  bottomLevelM: bottomM,
})

/** From the top of a well down to its bottom, which whoever is told of water below it is told, too. */
export const depthOf = ({ topM, bottomM }: Levels) => ({ depth: tenthOfMm(topM - bottomM) })

/** Of the newest sounding of a well alone: what was corrected in the past alarms nobody now. */
export async function tellOfLimit(
  scope: ProjectScope,
  well: HeldWell,
  sounding: SoundingInput & Pick<NewSounding, 'measuredAt' | 'topLevelM' | 'bottomLevelM'>,
): Promise<void> {
  const { measuredAt, topLevelM: topM, bottomLevelM: bottomM } = sounding
  const level = soundingLevelM(sounding, { topM, bottomM })
  const broken = level === null || sounding.state === 'dry' ? null : brokenLimit(level, well)
  if (level === null || broken === null) return
  if (await hasNewer(scope, well.id, measuredAt)) return
  const values = {
    well: well.name,
    level: metresText(level),
    limit: metresText((broken === 'high' ? well.highM : well.lowM) ?? level),
    measured: localTime(measuredAt, scope.timeZone),
  }
  const event = broken === 'high' ? 'level-over-limit' : 'level-under-limit'
  const opens = addressOf('NPYMS', { search: { wells: [well.id] } })
  await notify(scope, event, values, { projectId: scope.projectId }, { opens })
}

const metresText = (level: number): string => level.toFixed(2)
