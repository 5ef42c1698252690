import { once } from 'node:events'
import { connect, isIP } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Keys } from '../keys/keys.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { StoredServer } from './server-store.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** A way out for mails, and who they come from. */
export type Way = { from: string; send: (message: SendMailOptions) => Promise<void> }

/** The server that the environment names: its operator's own, so it may stand anywhere. */
export function wayOfEnvironment(smtpUrl: string, from: string): Way {
  const transport = createTransport({ url: smtpUrl, ...patience })
  return { from, send: async (message) => void (await transport.sendMail({ ...message, from })) }
}

/** Of a whole mail: the socket's own limits begin anew with every byte of a server that trickles. */
const deadlineMs = 90_000

/** A server that somebody typed, by the outbound door; its certificate is checked against its name. */
export const wayThrough = (
  server: StoredServer,
  keys: Keys,
  outbound: Outbound,
  wholeMs = deadlineMs,
): Way => ({
  from: server.email,
  async send(message) {
    const pass = server.passwordSealed === null ? null : openPassword(server, keys)
    const socket = connect({ host: await outbound.addressOf(server.server), port: server.port })
    const deadline = setTimeout(() => socket.destroy(new Error('It took too long')), wholeMs)
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
      await transport.sendMail({ ...message, from: server.email })
    } finally {
      clearTimeout(deadline)
      socket.destroy()
    }
  },
})

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
