import type { Commitment } from '@puquio/contract/commitments/record'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { readVerified } from '../../commitments/service.ts'
import {
  type PackedAction,
  type PackedMonitoring,
  type PackedOccurrence,
  readActions,
  readMonitorings,
  readOccurrences,
} from './duties-store.ts'
import { type PackedEvidence, readEvidence } from './evidence-store.ts'
import type { PackToMake } from '../packs-store.ts'
import { type PackedResult, readResults } from './results-store.ts'

/** All that a pack tells of: nothing but what verified commitments of the project lead to. */
export type PackedFacts = {
  commitments: Commitment[]
  monitorings: PackedMonitoring[]
  occurrences: PackedOccurrence[]
  actions: PackedAction[]
  evidence: PackedEvidence[]
  results: PackedResult[]
}

export type OfPack = Pick<PackToMake, 'kind' | 'commitmentId' | 'instrumentId' | 'from' | 'to'>

/** The verified commitments of a pack; of a period those with something to do in it. */
export async function readCommitmentsOf(scope: ProjectScope, pack: OfPack): Promise<Commitment[]> {
  const days = { from: pack.from, to: pack.to }
  const all = await readVerified(scope, {
    id: pack.kind === 'commitment' ? pack.commitmentId : null,
    instrumentId: pack.kind === 'instrument' ? pack.instrumentId : null,
  })
  if (pack.kind !== 'period') return all
  const ids = all.map(({ id }) => id)
  const due = [
    ...(await readMonitorings(scope, ids, days)),
    ...(await readOccurrences(scope, ids, days)),
  ]
  const withDuties = new Set(due.map(({ commitmentId }) => commitmentId))
  return all.filter(({ id }) => withDuties.has(id))
}

/**
 * So much one pack tells of. What was gathered is held whole while its report and its workbooks are written; years of an
 * instrument with a laboratory's results are asked for in several packs.
 */
export const packMax = {
  monitorings: 20_000,
  occurrences: 20_000,
  actions: 20_000,
  evidence: 10_000,
  results: 50_000,
} as const satisfies Partial<Record<keyof PackedFacts, number>>

const refuseMore = (facts: Pick<PackedFacts, keyof typeof packMax>): void => {
  for (const [name, most] of Object.entries(packMax))
    if (facts[name as keyof typeof packMax].length > most) throw new Problem('PACK_TOO_LARGE')
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

export async function readFacts(
  scope: ProjectScope,
  pack: OfPack & Pick<PackToMake, 'parts' | 'language'>,
): Promise<PackedFacts> {
  const commitments = await readCommitmentsOf(scope, pack)
  const days = { from: pack.from, to: pack.to }
  const ids = idsOf(commitments)
  const monitorings = await readMonitorings(scope, ids, days)
  const occurrences = await readOccurrences(scope, ids, days)
  const actions = await readActions(scope, {
    commitments: ids,
    monitorings: idsOf(monitorings),
    occurrences: idsOf(occurrences),
  })
  const has = (part: (typeof pack.parts)[number]) => pack.parts.includes(part)
  const documents = commitments.flatMap(({ places }) => places.map(({ documentId }) => documentId))
  const attached = { monitorings: [], occurrences: [], actions: [], documents: [] }
  const evidence = await readEvidence(scope, {
    ...attached,
    ...(has('evidence')
      ? {
          monitorings: idsOf(monitorings),
          occurrences: idsOf(occurrences),
          actions: idsOf(actions),
        }
      : {}),
    ...(has('documents') ? { documents: [...new Set(documents)] } : {}),
  })
  refuseMore({ monitorings, occurrences, actions, evidence, results: [] })
  const results = has('results')
    ? await readResults(scope, idsOf(monitorings), {
        language: pack.language,
        most: packMax.results + 1,
      })
    : []
  const facts = { commitments, monitorings, occurrences, actions, evidence, results }
  refuseMore(facts)
  return facts
}
