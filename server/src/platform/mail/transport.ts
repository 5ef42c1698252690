import { once } from 'node:events'
import { connect, isIP } from 'node:net'
import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { Keys } from '../keys/keys.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { StoredServer } from './server-store.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Runs when all but the end of a mail has left: the mail arrives, at the earliest, after it. */
export type BeforeEnd = () => Promise<void>

/** A way out for mails, and who they come from. */
export type Way = {
  from: string
  /** The largest mail that it takes. */
  maxBytes: number
  send: (message: SendMailOptions, beforeEnd?: BeforeEnd) => Promise<void>
}

/** The largest mail that the environment's server gets, of which nothing says how much it takes: most take this. */
export const usualMaxBytes = 10_000_000

/** For a whole mail: the socket's own limits begin again with every byte of a server that trickles. */
const deadlineMs = 90_000

/** The server that the environment names: its operator's own, so it may stand anywhere. */
export const wayOfEnvironment = (smtpUrl: string, from: string, wholeMs = deadlineMs): Way => ({
  from: named(from),
  maxBytes: usualMaxBytes,
  async send(message, beforeEnd) {
    const transport = createTransport({ url: smtpUrl, ...patience })
    const signal = AbortSignal.timeout(wholeMs)
    try {
      await sendThrough(transport, { ...message, from: named(from), signal }, beforeEnd)
    } catch (error) {
      throw signal.aborted ? new Error('It took too long', { cause: error }) : error
    }
  },
})

/** A server that somebody typed, by the outbound door; its certificate is checked against its name. */
export const wayOfServer = (
  server: StoredServer,
  keys: Keys,
  outbound: Outbound,
  wholeMs = deadlineMs,
): Way => ({
  from: named(server.email),
  maxBytes: server.sizeMb * 1_000_000,
  async send(message, beforeEnd) {
    const pass = server.passwordSealed === null ? null : openPassword(server, keys)
    const startMs = performance.now()
    const host = await outbound.addressOf(server.server, server.projectId)
    const leftMs = Math.max(wholeMs - (performance.now() - startMs), 0)
    const socket = connect({ host, port: server.port })
    const deadline = setTimeout(() => socket.destroy(new Error('It took too long')), leftMs)
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(patience.connectionTimeout) })
      const transport = createTransport({
        ...patience,
        connection: socket,
        host: server.server,
        port: server.port,
        secure: server.ssl,
        requireTLS: server.tls,
        ...(pass === null ? {} : { auth: { user: server.email, pass } }),
        tls: isIP(server.server) ? {} : { servername: server.server },
      })
      await sendThrough(transport, { ...message, from: named(server.email) }, beforeEnd)
    } finally {
      clearTimeout(deadline)
      socket.destroy()
    }
  },
})

/** Mail programs show who it comes from by this name, where the address has none of its own. */
const named = (address: string) => (address.includes('<') ? address : `Puquio <${address}>`)

/** The end of a mail waits for `beforeEnd`; where that fails, the server gets no whole mail. */
async function sendThrough(
  transport: Transporter,
  message: SendMailOptions,
  beforeEnd?: BeforeEnd,
) {
  if (beforeEnd)
    transport.use('stream', (mail, done) => {
      // Read only once the server asks for the mail's content: what it refuses before has not left.
      mail.message.processFunc((content) => Readable.from(endingWith(content, beforeEnd)))
      done()
    })
  await transport.sendMail(message)
}

async function* endingWith(content: Readable, beforeEnd: BeforeEnd) {
  for await (const chunk of content) yield chunk as Buffer
  await beforeEnd()
}

export const passwordPurpose = 'mail-password'
export const passwordContext = ({ projectId }: { projectId: number | null }) =>
  projectId === null ? 'installation' : `project ${projectId}`

/** Sealed by a key that is gone: somebody has to type it again. */
export class PasswordLost extends Error {}

function openPassword(server: StoredServer, keys: Keys): string {
  const { passwordSealed } = server
  const opened =
    passwordSealed && keys.open(passwordPurpose, passwordContext(server), passwordSealed)
  if (opened === null || opened === '')
    throw new PasswordLost('the master key that sealed it is gone')
  return opened
}
