import type { PromptSource } from '@puquio/contract/commitments/prompts'
import { Problem } from '../../platform/problem.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { defaultTask } from './default-task.ts'
import { findVersion, isInstrument, readNewest } from './store.ts'

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

export type ChosenPrompt = Holding & { number: number }

/** The prompt that holds for an instrument now, or the version that was chosen. Throws NOT_FOUND. */
export async function chosenPrompt(
  scope: ProjectScope,
  instrumentId: number,
  choice: { source: PromptSource; number: number } | null,
): Promise<ChosenPrompt> {
  if (choice === null) return currentVersion(scope, instrumentId)
  if (choice.source === 'product') return { task: defaultTask, source: 'product', number: 0 }
  const of = choice.source === 'instrument' ? instrumentId : null
  const version = await findVersion(scope, of, choice.number)
  // A version that went back to what holds without it has no text to ask with.
  if (version === null || version.task === null) throw new Problem('NOT_FOUND')
  return { task: version.task, source: choice.source, number: version.number }
}

async function currentVersion(scope: ProjectScope, instrumentId: number): Promise<ChosenPrompt> {
  await refuseUnknown(scope, instrumentId)
  const { project, instrument } = await readNewest(scope, instrumentId)
  if (instrument !== null && instrument.task !== null)
    return { task: instrument.task, source: 'instrument', number: instrument.number }
  if (project.task !== null)
    return { task: project.task, source: 'project', number: project.number }
  return { task: defaultTask, source: 'product', number: 0 }
}
