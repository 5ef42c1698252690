import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect } from '../puquio.ts'

type Received = { to: string; text: string }

/** A mail server on a port of its own, which takes whatever it is sent. */
export async function startMailServer() {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onData(stream, session, done) {
      let text = ''
      stream.setEncoding('latin1').on('data', (part: string) => {
        text += part
      })
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', text })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    /** The subject of the first mail to an address, once it has come, and the link in it. */
    to: (address: string) => wait(received, ({ to }) => to === address),
    /** The same of the first mail to an address that has these words. */
    about: (address: string, words: string, mostMs?: number) =>
      wait(received, ({ to, text }) => to === address && plain(text).includes(words), mostMs),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}

async function wait(
  received: readonly Received[],
  isMeant: (one: Received) => boolean,
  mostMs = 30_000,
) {
  const find = () => received.find(isMeant)
  await expect.poll(find, { timeout: mostMs }).toBeDefined()
  const text = plain(find()?.text ?? '')
  return {
    text,
    subject: /^Subject: (.*)\r$/m.exec(text)?.[1] ?? '',
    link: /^https?:\S+/m.exec(text)?.[0] ?? '',
  }
}

/** What is quoted-printable of a mail, as it was written. */
const plain = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, byte: string) =>
        String.fromCharCode(Number.parseInt(byte, 16)),
      ),
    'latin1',
  ).toString('utf8')
