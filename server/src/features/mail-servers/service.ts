import {
  type MailServer,
  type MailServerInput,
  mailServersMax,
} from '@puquio/contract/mail-servers'
import { type Language, mailFailureOf } from '@puquio/domain'
import { holdAdministration, holdRights } from '../../platform/db/scopes/hold-rights.ts'
import { orAlreadyExists } from '../../platform/db/or-already-exists.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import { compose } from '../../platform/mail/compose.ts'
import { failureText } from '../../platform/mail/failure-text.ts'
import { runWaitingMails } from '../../platform/mail/outbox.ts'
import {
  deleteServer,
  insertServer,
  listServers,
  readServer,
  storeTest,
  type StoredServer,
  updateServer,
} from '../../platform/mail/server-store.ts'
import {
  passwordContext,
  passwordPurpose,
  usualMaxBytes,
  wayOfServer,
} from '../../platform/mail/transport.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { mailServerTexts as texts } from './texts.ts'

type Scope = ProjectScope | SystemScope
type PlatformParts = Pick<Platform, 'config' | 'keys' | 'outbound'>

/** Where the environment names a server, it is listed first, and the installation's others are not used. */
export async function shownServers({ config }: PlatformParts, scope: Scope): Promise<MailServer[]> {
  const stored = (await listServers(scope)).map(shown)
  return 'projectId' in scope ? stored : [...ofEnvironment(config), ...stored]
}

export async function addServer(
  { keys, outbound }: PlatformParts,
  scope: Scope,
  by: number,
  input: MailServerInput,
) {
  const { password = '', version: _version, ...settings } = input
  await outbound.addressOf(settings.server, projectOf(scope))
  const sealed = sealedBy(keys, scope, password)
  return scope.transaction(async (within: Scope) => {
    await hold(within, by)
    const made = await orAlreadyExists(
      insertServer(within, settings, sealed),
      'server',
      settings.server,
    )
    if (!made) throw new Problem('MAIL_SERVERS_FULL', { max: mailServersMax })
    await runWaitingMails(within)
    return shown(made)
  })
}

export async function editServer(
  { keys, outbound }: PlatformParts,
  scope: Scope,
  { id, by }: { id: number; by: number },
  input: MailServerInput,
) {
  const { password, version = 0, ...settings } = input
  await outbound.addressOf(settings.server, projectOf(scope))
  return scope.transaction(async (within: Scope) => {
    await hold(within, by)
    const before = await readServer(within, id)
    if (!before) throw new Problem('NOT_FOUND')
    if (password === undefined) refuseOtherWay(before, settings)
    const sealed = password === undefined ? before.passwordSealed : sealedBy(keys, scope, password)
    // A test says nothing of another way to sign in.
    const isTestKept = password === undefined && isSameWay(before, settings)
    const written = { passwordSealed: sealed, isTestKept }
    const work = updateServer(within, { id, version }, settings, written)
    const saved = await orAlreadyExists(work, 'server', settings.server)
    if (!saved) throw new Problem('CHANGED_MEANWHILE')
    await runWaitingMails(within)
    return shown(saved)
  })
}

/** A stored password is not sent to another server, nor in the clear where it was encrypted: it is typed again, or left out on purpose. */
function refuseOtherWay(before: StoredServer, settings: Omit<Way, 'email'>) {
  const isElsewhere = before.server !== settings.server || before.port !== settings.port
  const isNoLongerEncrypted = (before.ssl || before.tls) && !settings.ssl && !settings.tls
  if (before.passwordSealed !== null && (isElsewhere || isNoLongerEncrypted))
    throw fieldProblem('password', 'required')
}

const waysParts = ['server', 'port', 'email', 'ssl', 'tls'] as const
type Way = Pick<StoredServer, (typeof waysParts)[number]>
const isSameWay = (one: Way, other: Way) => waysParts.every((part) => one[part] === other[part])

export const removeServer = (scope: Scope, by: number, id: number): Promise<null> =>
  scope.transaction(async (within: Scope) => {
    await hold(within, by)
    if (!(await deleteServer(within, id))) throw new Problem('NOT_FOUND')
    return null
  })

const projectOf = (scope: Scope) => ('projectId' in scope ? scope.projectId : null)

const hold = (scope: Scope, userId: number) =>
  'projectId' in scope ? holdRights(scope, 'project:admin') : holdAdministration(scope, userId)

/** Sends at once, so that the person who can mend it is told what is wrong; each test leaves an entry in the audit trail. */
export async function testServer(
  { keys, outbound }: PlatformParts,
  scope: Scope,
  id: number,
  reader: { email: string; language: Language },
): Promise<null> {
  const server = await readServer(scope, id)
  if (!server) throw new Problem('NOT_FOUND')
  const say = (text: (typeof texts)[keyof typeof texts]) =>
    translate(text, reader.language, { server: server.server })
  const subject = say(texts.testSubject)
  const mail = compose({ to: reader.email, subject, before: [say(texts.testBody)], after: [] })
  try {
    await wayOfServer(server, keys, outbound).send(mail)
  } catch (error) {
    const reason = failureText(error)
    const failure = mailFailureOf(reason)
    await storeTest(scope, id, failure)
    throw error instanceof Problem ? error : new Problem('MAIL_NOT_SENT', { failure, reason })
  }
  await storeTest(scope, id, 'sent')
  return null
}

const sealedBy = (keys: PlatformParts['keys'], scope: Scope, password: string) =>
  password === ''
    ? null
    : keys.seal(passwordPurpose, passwordContext({ projectId: projectOf(scope) }), password)

const shown = ({ projectId: _, passwordSealed, sizeMb, isActive, ...row }: StoredServer) => ({
  ...row,
  size: sizeMb,
  status: isActive,
  hasPassword: passwordSealed !== null,
  isFixed: false,
})

function ofEnvironment({ smtpUrl, smtpFrom }: PlatformParts['config']): MailServer[] {
  if (!smtpUrl || !smtpFrom) return []
  const { protocol, hostname, port, password } = new URL(smtpUrl)
  const ssl = protocol === 'smtps:'
  const size = usualMaxBytes / 1_000_000
  const fixed = { id: 1, version: 1, tls: false, priority: 1, size, status: true }
  return [
    {
      ...fixed,
      server: hostname,
      port: Number(port) || (ssl ? 465 : 587),
      email: smtpFrom,
      ssl,
      hasPassword: password !== '',
      isFixed: true,
      testedAt: null,
      testOutcome: null,
    },
  ]
}
