import type { PromptSource } from '@puquio/contract/commitments/prompts'
import { Problem } from '../../platform/problem.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { defaultTask } from './default-task.ts'
import { isInstrument, readNewest } from './store.ts'

type Holding = { task: string; source: PromptSource }

/** What holds for an instrument, or for the project where it is null, and what would without a prompt of its own. */
export async function readCurrent(
  scope: ProjectScope,
  instrumentId: number | null,
): Promise<Holding & { without: Holding; number: number }> {
  await refuseUnknown(scope, instrumentId)
  const { project, instrument } = await readNewest(scope, instrumentId)
  const product: Holding = { task: defaultTask, source: 'product' }
  const ofProject: Holding =
    project.task === null ? product : { task: project.task, source: 'project' }
  if (instrument === null) return { ...ofProject, without: product, number: project.number }
  const own = instrument.task === null ? ofProject : holdingOwn(instrument.task)
  return { ...own, without: ofProject, number: instrument.number }
}

const holdingOwn = (task: string): Holding => ({ task, source: 'instrument' })

export async function refuseUnknown(scope: ProjectScope, instrumentId: number | null) {
  if (instrumentId !== null && !(await isInstrument(scope, instrumentId)))
    throw new Problem('NOT_FOUND')
}
