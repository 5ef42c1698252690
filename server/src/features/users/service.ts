import type { PolicyVersion } from '@puquio/contract/users'
import { defaultLanguage } from '@puquio/domain'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { publish } from '../../platform/stream/publish.ts'
import { notify } from '../notifications/service.ts'
import { Problem } from '../../platform/problem.ts'
import { cleanHtml, hasWords } from './clean-html.ts'
import { insertPolicy } from './store.ts'

/** Adds a version of the general policy, its HTML sanitised; one without visible text is refused. */
export function writePolicy(
  scope: SystemScope,
  { content, ...rest }: PolicyVersion,
): Promise<number> {
  const cleaned = Object.entries(content).flatMap(([language, html]) =>
    html ? [[language, cleanHtml(html)] as const] : [],
  )
  const wordless = cleaned.filter(([, html]) => !hasWords(html))
  if (wordless.length > 0)
    throw new Problem(
      'INPUT_NOT_VALID',
      {},
      wordless.map(([language]) => ({ path: `content.${language}`, code: 'no-words', params: {} })),
    )
  return scope.transaction(async (within) => {
    const id = await insertPolicy(within, {
      ...rest,
      content: Object.fromEntries(cleaned) as PolicyVersion['content'],
    })
    // Open pages ask for its acceptance without being loaded again.
    await publish(within, 'everybody', { kind: 'changed', tags: ['policy'] })
    return id
  })
}

/** Adds a version of the general policy, of which everybody is told once it is in force. */
export const changePolicy = (
  scope: SystemScope,
  version: PolicyVersion,
  writerId: number,
): Promise<number> =>
  scope.transaction(async (within) => {
    const id = await writePolicy(within, version)
    const policy = version.title[defaultLanguage] ?? ''
    const told = { exceptId: writerId, at: new Date(version.start_date) }
    await notify(within, 'policy-changed', { policy }, { projectId: null }, told)
    return id
  })
