import type { EventName } from '@puquio/contract/notifications/events'
import { addressOf, languages, type Text } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { notify } from '../notifications/service.ts'
import { packTitle } from './pack-title.ts'
import type { PackToMake } from './packs-store.ts'

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

const titleOf = (pack: PackToMake) =>
  Object.fromEntries(
    languages.map((language) => [language, packTitle({ ...pack, language })]),
  ) as Text
