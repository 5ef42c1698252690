import type { ProblemCode } from '@puquio/contract'
import type { EventName } from '@puquio/contract/notifications/events'
import { addressOf, languages, type Text } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { publish } from '../../platform/stream/publish.ts'
import { notify } from '../notifications/service.ts'
import { packTitle } from './pack-title.ts'
import { findToMake, type PackToMake, setPackProblem } from './packs-store.ts'

/** Tells who asked for a pack what became of it, within the transaction that ends it. */
export const tellPack = (
  within: ProjectScope,
  pack: PackToMake,
  event: Extract<EventName, 'pack-ready' | 'pack-failed'>,
): Promise<void> =>
  notify(
    within,
    event,
    { pack: titleOf(pack) },
    { projectId: within.projectId },
    { onlyId: within.userId, opens: addressOf('EvidencePacks', { search: { pack: pack.id } }) },
  )

/** Ends a pack that cannot be made, and tells who asked for it. */
export async function failPack(
  within: ProjectScope,
  packId: number,
  problem: ProblemCode,
): Promise<void> {
  const pack = await findToMake(within, packId)
  if (!pack) return
  await setPackProblem(within, packId, problem)
  await tellPack(within, pack, 'pack-failed')
  await publish(within, [within.userId], { kind: 'changed', tags: ['evidencePacks'] })
}

const titleOf = (pack: PackToMake) =>
  Object.fromEntries(
    languages.map((language) => [language, packTitle({ ...pack, language })]),
  ) as Text
