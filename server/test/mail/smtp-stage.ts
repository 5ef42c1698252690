import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type SmtpStage = {
  port: number
  received: { to: string; from: string; user: string; text: string }[]
  /** How many are open. */
  connections: () => number
  stop: () => Promise<void>
}

type Options = {
  /** Asked for, where it is given. */
  password?: string
  /** Addresses that begin so have no mailbox here. */
  refuses?: string
  /** Takes connections and never says a word. */
  isSilent?: boolean
}

/** A mail server on a port of its own. */
export async function startSmtp({ password, refuses, isSilent }: Options = {}): Promise<SmtpStage> {
  const received: SmtpStage['received'] = []
  let open = 0
  const server = new SMTPServer({
    onConnect(_session, done) {
      open++
      if (!isSilent) done()
    },
    onClose: () => void open--,
    onRcptTo({ address }, _session, done) {
      if (refuses === undefined || !address.startsWith(refuses)) return done()
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    authOptional: password === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password: given }, _session, done) {
      if (given === password) return done(null, { user: username ?? '' })
      done(Object.assign(new Error('Wrong user or password'), { responseCode: 535 }))
    },
    onData(stream, session, done) {
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      stream.on('end', () => {
        const { rcptTo, mailFrom } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push({ to: rcptTo[0]?.address ?? '', from, user: session.user ?? '', text })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    connections: () => open,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
