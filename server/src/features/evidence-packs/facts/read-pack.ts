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

/** Reads one row more than a pack tells of, and refuses it. */
async function upTo<Row>(
  name: keyof typeof packMax,
  read: (of: { most: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read({ most: packMax[name] + 1 })
  if (rows.length > packMax[name]) throw new Problem('PACK_TOO_LARGE')
  return rows
}

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
    ...(await upTo('monitorings', (of) => readMonitorings(scope, ids, { ...days, ...of }))),
    ...(await upTo('occurrences', (of) => readOccurrences(scope, ids, { ...days, ...of }))),
  ]
  const withDuties = new Set(due.map(({ commitmentId }) => commitmentId))
  return all.filter(({ id }) => withDuties.has(id))
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

export async function readFacts(
  scope: ProjectScope,
  pack: OfPack & Pick<PackToMake, 'parts' | 'language'>,
): Promise<PackedFacts> {
  const commitments = await readCommitmentsOf(scope, pack)
  const days = { from: pack.from, to: pack.to }
  const ids = idsOf(commitments)
  const monitorings = await upTo('monitorings', (of) =>
    readMonitorings(scope, ids, { ...days, ...of }),
  )
  const occurrences = await upTo('occurrences', (of) =>
    readOccurrences(scope, ids, { ...days, ...of }),
  )
  const duties = { monitorings: idsOf(monitorings), occurrences: idsOf(occurrences) }
  const actions = await upTo('actions', (of) =>
    readActions(scope, { commitments: ids, ...duties, ...of }),
  )
  const has = (part: (typeof pack.parts)[number]) => pack.parts.includes(part)
  const documents = commitments.flatMap(({ places }) => places.map(({ documentId }) => documentId))
  const attached = { monitorings: [], occurrences: [], actions: [], documents: [] }
  const evidence = await upTo('evidence', (of) =>
    readEvidence(scope, {
      ...attached,
      ...(has('evidence') ? { ...duties, actions: idsOf(actions) } : {}),
      ...(has('documents') ? { documents: [...new Set(documents)] } : {}),
      ...of,
    }),
  )
  const results = has('results')
    ? await upTo('results', (of) =>
        readResults(scope, duties.monitorings, { language: pack.language, ...of }),
      )
    : []
  return { commitments, monitorings, occurrences, actions, evidence, results }
}
