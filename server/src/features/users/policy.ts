import type { PolicyStatus } from '@puquio/contract/people/own-user'
import { defaultLanguage, type Language } from '@puquio/domain'
import type { SessionRecord } from '../../platform/db/sessions.ts'
import { enterProject } from '../../platform/http/authorise.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { cleanHtml } from './clean-html.ts'
import { insertAcceptance, type PolicyRow, readPolicy } from './store.ts'

/** The policy in the reader's language, else in Spanish; sanitised again when read. */
export function toPolicyStatus(policy: PolicyRow, language: Language): PolicyStatus {
  const inLanguage = (texts: PolicyRow['title']) => texts[language] ?? texts[defaultLanguage] ?? ''
  return {
    id_policy: policy.id,
    title: inLanguage(policy.title),
    content: cleanHtml(inLanguage(policy.content)),
    start_date: policy.startDate,
    acceptance_date: policy.acceptedAt,
    is_valid: policy.acceptedId === policy.id,
    url_policy: policy.urlPolicy,
    date_policy: policy.datePolicy,
  }
}

type Acceptance = { policy: number; user: number; project: number }

/** For oneself only, and only the version in force, since the page may have shown an older one. */
export async function acceptPolicy(
  platform: Platform,
  session: SessionRecord,
  asked: Acceptance,
): Promise<PolicyRow> {
  if (asked.user !== session.userId) throw new Problem('ACCESS_DENIED')
  const scope = await enterProject(platform, session, asked.project)
  if (!scope) throw new Problem('NO_POLICY')
  const accepted = await scope.transaction(async (within) => {
    const policy = await readPolicy(within, session.userId)
    if (!policy) throw new Problem('NO_POLICY')
    if (policy.id !== asked.policy) throw new Problem('POLICY_OUTDATED')
    await insertAcceptance(within, policy)
    return readPolicy(within, session.userId)
  })
  await platform.sessions.forget(session.userId)
  return accepted as PolicyRow
}
