import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type SmtpStage = {
  port: number
  received: { to: string; from: string; user: string; text: string }[]
  stop: () => Promise<void>
}

/** A mail server on a port of its own, which asks for the password where one is given. */
export async function startSmtp({ password }: { password?: string } = {}): Promise<SmtpStage> {
  const received: SmtpStage['received'] = []
  const server = new SMTPServer({
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
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
