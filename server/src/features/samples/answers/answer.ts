import type {
  AnswerableMonitoring,
  MonitoringSample,
  sampleAnswer,
} from '@puquio/contract/laboratory/sample-answers'
import type { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { followUp, holdMonitoring } from '../../monitorings/service.ts'
import type { ProfileText } from '../../parameters/service.ts'
import {
  holdSampleDay,
  isThere,
  parametersOfSample,
  readAnswerable,
  samplesOfMonitoring,
  setAnswer,
} from './answers-store.ts'

/** Returns what a sample answers or may answer, with the parameters of the profile that it lacks. */
export async function answerable(
  scope: ProjectScope,
  sampleId: number,
): Promise<AnswerableMonitoring[]> {
  if (!(await isThere(scope, 'sample', sampleId))) throw new Problem('NOT_FOUND')
  const found = await readAnswerable(scope, sampleId)
  const measured = await parametersOfSample(scope, sampleId)
  const all = found.map(({ texts, ...one }) => {
    const missing = missingOf(texts, measured)
    const isOfProfile = texts.length === 0 || missing.length < texts.length
    return { one: { ...one, missing }, isOfProfile }
  })
  // A sample without any parameter of the profile was taken for another purpose.
  return all.filter(({ one, isOfProfile }) => one.isAnswered || isOfProfile).map(({ one }) => one)
}

/** Returns the samples that answer a monitoring, and those of its station that may. */
export async function samplesOf(
  scope: ProjectScope,
  monitoringId: number,
): Promise<MonitoringSample[]> {
  if (!(await isThere(scope, 'monitoring', monitoringId))) throw new Problem('NOT_FOUND')
  return samplesOfMonitoring(scope, monitoringId)
}

/** Of a name that leaves the fraction open either one is enough. */
const missingOf = (texts: readonly ProfileText[], measured: ReadonlySet<number>): string[] =>
  texts.filter(({ ids }) => !ids.some((id) => measured.has(id))).map(({ name }) => name)

/**
 * Says which monitoring a sample answers. One that is not done yet is followed up with the sample's day; its
 * observation and reason are the person's, by the same rules as in the form.
 */
export const answerMonitoring = (
  scope: ProjectScope,
  sampleId: number,
  { monitoringId, ...texts }: z.output<typeof sampleAnswer>,
): Promise<void> =>
  scope.transaction(async (scope) => {
    const sample = await holdSampleDay(scope, sampleId)
    if (sample === null) throw new Problem('NOT_FOUND')
    if (monitoringId !== null) {
      const held = await holdMonitoring(scope, monitoringId)
      if (held.stationId !== sample.stationId) throw new Problem('SAMPLE_OF_OTHER_STATION')
      const { id, version } = held
      if (!held.actionCompleted)
        await followUp(
          scope,
          [{ id, version }],
          {
            actionCompleted: true,
            actionOn: sample.sampledOn,
            sampleTaken: true,
            observation: texts.observation ?? '',
            reason: texts.reason ?? '',
          },
          { action: 'followed-up' },
        )
    }
    await setAnswer(scope, sampleId, monitoringId)
  })
