import { randomBytes } from 'node:crypto'
import { ago, fromNow } from '../../platform/clock.ts'
import type { AccountScope } from '../../platform/db/scopes/scope.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import {
  type Invitation,
  type LinkKind,
  linkHours,
  linkMail,
  type Reader,
} from './session-mails.ts'
import { type Account, countLinks, findLink, insertLink, type Link, lockAccount } from './store.ts'

/** Limits mails of one kind to one person, so that strangers cannot fill a mailbox. */
const mostLinksInDay = 10

type MailedLink = {
  kind: LinkKind
  to: Reader & { id: number }
  address?: string | null
  invitation?: Invitation | null
  pauseMs?: number
}

/**
 * Mails a single-use link, within the open transaction; returns false where the last one is too recent.
 * Only its hash is stored.
 */
export async function mailLink(
  { outbox, webAddress }: Platform,
  scope: AccountScope,
  { kind, to, address = null, invitation = null, pauseMs = 60_000 }: MailedLink,
): Promise<boolean> {
  // Of two simultaneous requests, the second counts the link of the first.
  await lockAccount(scope, to.id)
  const isTooSoon = (await countLinks(scope, to.id, kind, ago(scope.clock, { ms: pauseMs }))) > 0
  const isTooMany =
    (await countLinks(scope, to.id, kind, ago(scope.clock, { days: 1 }))) >= mostLinksInDay
  if (isTooSoon || isTooMany) return false
  const token = randomBytes(32).toString('base64url')
  const expiresAt = fromNow(scope.clock, { hours: linkHours[kind] })
  await insertLink(scope, { userId: to.id, kind, tokenHash: hashOf(token), address, expiresAt })
  await outbox.post(scope, linkMail(to, webAddress, { kind, token, invitation }))
  return true
}

/** Returns the account of a valid link, both locked; throws a Problem for any other link. */
export async function openLink(
  scope: AccountScope,
  token: string,
  kinds: readonly LinkKind[],
): Promise<{ link: Link; account: Account }> {
  const link = await findLink(scope, hashOf(token))
  const account = link && (await lockAccount(scope, link.userId))
  if (!link || !account || !kinds.includes(link.kind))
    throw new Problem('LINK_NOT_VALID', { reason: 'unknown' })
  if (link.kind === 'activation' && account.emailVerifiedAt) throw new AlreadyVerified()
  if (link.usedAt) throw new Problem('LINK_NOT_VALID', { reason: 'used' })
  if (new Date(link.expiresAt) <= scope.clock.now())
    throw new Problem('LINK_NOT_VALID', { reason: 'expired' })
  return { link, account }
}

/** Activating twice has two codes: by e-mail address FK-0006, by link FK-0016. */
export class AlreadyVerified extends Problem {
  constructor() {
    super('ALREADY_VERIFIED')
  }
}
