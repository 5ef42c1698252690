import type { InstrumentInput } from '@puquio/contract/commitments/instruments'
import { orAlreadyExists } from '../../platform/db/or-already-exists.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import {
  type InstrumentState,
  insertInstrument,
  isInCircle,
  isUnitInUse,
  knownAmong,
  lockInstruments,
  findInstrumentState,
  setChanges,
  setRetired,
  updateInstrument,
} from './instruments-store.ts'

type Versioned = { id: number; version: number }

export const createInstrument = (scope: ProjectScope, input: InstrumentInput): Promise<number> =>
  changing(scope, async (within) => {
    await refuseUnknown(within, input, null)
    const id = await orAlreadyExists(insertInstrument(within, input), 'name', input.name)
    await linkToEarlier(within, id, input)
    return id
  })

export const editInstrument = (
  scope: ProjectScope,
  one: Versioned,
  input: InstrumentInput,
): Promise<void> =>
  changing(scope, async (within) => {
    const held = await holdInUse(within, one)
    await refuseUnknown(within, input, held)
    const isWritten = await orAlreadyExists(
      updateInstrument(within, one, input),
      'name',
      input.name,
    )
    if (!isWritten) throw new Problem('CHANGED_MEANWHILE')
    await linkToEarlier(within, one.id, input)
  })

export const retireInstrument = (
  scope: ProjectScope,
  one: Versioned,
  reason: string,
): Promise<void> =>
  changing(scope, async (within) => {
    await holdInUse(within, one)
    await setRetired(within, one, reason)
  })

export const restoreInstrument = (
  scope: ProjectScope,
  one: Versioned,
  name: string,
): Promise<void> =>
  changing(scope, async (within) => {
    await holdAt(within, one)
    await orAlreadyExists(setRetired(within, one, null), 'name', name)
  })

/** As an administrator, one after another. */
const changing = <T>(scope: ProjectScope, work: (within: ProjectScope) => Promise<T>): Promise<T> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    await lockInstruments(within)
    return work(within)
  })

async function holdAt(scope: ProjectScope, { id, version }: Versioned): Promise<InstrumentState> {
  const held = await findInstrumentState(scope, id)
  if (held === null) throw new Problem('NOT_FOUND')
  if (held.version !== version) throw new Problem('CHANGED_MEANWHILE')
  return held
}

async function holdInUse(scope: ProjectScope, one: Versioned): Promise<InstrumentState> {
  const held = await holdAt(scope, one)
  if (held.isRetired) throw new Problem('INSTRUMENT_RETIRED')
  return held
}

/** A retired mining unit stays with the instruments that have it. */
async function refuseUnknown(
  scope: ProjectScope,
  { miningUnitId, changes }: InstrumentInput,
  held: InstrumentState | null,
) {
  if (miningUnitId !== held?.miningUnitId && !(await isUnitInUse(scope, miningUnitId)))
    throw fieldProblem('miningUnitId', 'not-in-list')
  const ids = changes.map(({ instrumentId }) => instrumentId)
  const known = await knownAmong(scope, ids)
  const unknown = ids.findIndex((id) => !known.includes(id))
  if (unknown >= 0) throw fieldProblem(`changes.${unknown}.instrumentId`, 'not-in-list')
}

async function linkToEarlier(scope: ProjectScope, id: number, { changes }: InstrumentInput) {
  // The database refuses one that changes itself by a check of the row.
  if (changes.some(({ instrumentId }) => instrumentId === id)) throw new Problem('INSTRUMENT_CHAIN')
  const last = new Map(changes.map((one) => [one.instrumentId, one]))
  await setChanges(scope, id, [...last.values()])
  if (await isInCircle(scope, id)) throw new Problem('INSTRUMENT_CHAIN')
}
