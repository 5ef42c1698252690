/** Why a mail did not leave, or was not taken. */
export const mailFailures = [
  'refused',
  'unreachable',
  'not-found',
  'not-allowed',
  'timed-out',
  'closed',
  'certificate',
  'encryption',
  'sign-in',
  'password-lost',
  'mailbox-unknown',
  'mailbox-full',
  'too-large',
  'rejected',
  'later',
  'unanswered',
  'other',
] as const
export type MailFailure = (typeof mailFailures)[number]

/** By the reply code (RFC 5321, RFC 4954) and the enhanced status code after it (RFC 3463); the first that fits. */
const byReply: readonly [RegExp, MailFailure][] = [
  [/^(530|534|535|538)/, 'sign-in'],
  [/ [45]\.2\.2$/, 'mailbox-full'],
  [/ [45]\.(2\.3|3\.4)$/, 'too-large'],
  [/ 5\.(1\.[0-36]|2\.1)$/, 'mailbox-unknown'],
  [/ 5\.7\./, 'rejected'],
  [/^452$/, 'mailbox-full'],
  [/^4/, 'later'],
  [/^55[013]/, 'mailbox-unknown'],
  [/^(523|552)/, 'too-large'],
  [/^5/, 'rejected'],
]

/** By the codes and words of what failed before a server replied, or instead of it. */
const byWords: readonly [RegExp, MailFailure][] = [
  [/sent twice and nobody said/, 'unanswered'],
  [/master key/, 'password-lost'],
  [/ADDRESS_NOT_ALLOWED/, 'not-allowed'],
  [/HOST_NOT_FOUND|ENOTFOUND|EAI_AGAIN|EDNS/, 'not-found'],
  [/ECONNREFUSED/, 'refused'],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, 'unreachable'],
  [/certificate|altnames/i, 'certificate'],
  [/ETLS|EPROTO\b|SSL|TLS|wrong version number/, 'encryption'],
  [/ETIMEDOUT|time-?out|timed out|took too long|aborted/i, 'timed-out'],
  [/EAUTH|EOAUTH2|invalid login|missing credentials/i, 'sign-in'],
  [/size larger than allowed/, 'too-large'],
  [/ECONNRESET|EPIPE|ECONNECTION|ESOCKET|closed|hang up/i, 'closed'],
]

/** Returns the kind of failure that a server's reply, or an error on the way to it, tells of. */
export function mailFailureOf(answer: string): MailFailure {
  // The reply then says only that the server does not know the command, or wants it first.
  if (answer.includes('STARTTLS')) return 'encryption'
  const [, reply, status = ''] =
    /(?:^|: )([45]\d\d)(?:[ -](\d\.\d{1,3}\.\d{1,3}))?(?=[ -]|$)/.exec(answer) ?? []
  const [table, text] =
    reply === undefined ? [byWords, answer] : [byReply, `${reply} ${status}`.trim()]
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? 'other'
}
