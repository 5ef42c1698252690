import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { prepareDevices } from '../server/seeds/simulator/prepare-devices.ts'
import { type Protocol, protocols } from '../server/seeds/simulator/senders.ts'
import { startSimulator } from '../server/seeds/simulator/simulate.ts'

const usage = `npm run simulate -- [options]: devices that send to a running Puquio as real ones do

  --url ADDRESS        of Puquio (http://127.0.0.1:4600)
  --mqtt ADDRESS       of its broker (mqtt://, the host of --url, port 1883)
  --email, --password  of a system administrator who has accepted the policy; their session elsewhere ends
  --project NUMBER     in which they are made (1)
  --devices NUMBER     how many (8), in turn one of each protocol
  --protocols LIST     of ${protocols.join(',')}
  --rate NUMBER        messages a second, of all devices together (2)
  --seconds NUMBER     how long (60; 0 until Ctrl+C)
  --seed NUMBER        the same devices and values for the same number (1)
  --key FILE           private key (PEM) that signs as RockBLOCK and Rock 7; its public key stands in
                       ROCKBLOCK_PUBLIC_KEY of the server
`
const { values: given } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4600' },
    mqtt: { type: 'string' },
    email: { type: 'string', default: '' },
    password: { type: 'string', default: '' },
    project: { type: 'string', default: '1' },
    devices: { type: 'string', default: String(protocols.length) },
    protocols: { type: 'string', default: protocols.join(',') },
    rate: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    key: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

try {
  if (given.help || given.email === '' || given.password === '') console.log(usage)
  else await simulate()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function simulate() {
  const number = (name: 'project' | 'devices' | 'rate' | 'seconds' | 'seed', least: number) => {
    const value = Number(given[name])
    if (!(value >= least && value <= 1_000_000)) throw new Error(`--${name} is no such number`)
    return value
  }
  const chosen = given.protocols.split(',').map((name): Protocol => {
    const found = protocols.find((one) => one === name.trim())
    if (!found) throw new Error(`--protocols knows ${protocols.join(', ')}`)
    return found
  })
  const address = given.url.replace(/\/+$/, '')
  const rate = number('rate', 0.001)
  const seconds = number('seconds', 0)
  const { email, password } = given
  const devices = await prepareDevices({
    address,
    email,
    password,
    projectId: number('project', 1),
    protocols: chosen,
    count: number('devices', 1),
    seed: number('seed', 0),
    key: given.key ? createPrivateKey(readFileSync(given.key)) : null,
  })
  console.log(`${devices.length} devices send ${rate} messages a second.`)
  const counts = new Map(chosen.map((name) => [name, { sent: 0, failed: 0 }]))
  const count = (protocol: Protocol, what: 'sent' | 'failed') => {
    const of = counts.get(protocol)
    if (of) of[what]++
  }
  const simulator = startSimulator({
    addresses: { http: address, mqtt: given.mqtt ?? `mqtt://${new URL(address).hostname}:1883` },
    devices,
    everyMs: (devices.length / rate) * 1000,
    now: () => new Date(),
    onSent: ({ protocol }) => count(protocol, 'sent'),
    onError(error, { protocol, serial }) {
      count(protocol, 'failed')
      console.error(`${serial}: ${error.message}`)
    },
  })
  const interrupted = new Promise<void>((resolve) => process.once('SIGINT', resolve))
  const over =
    seconds === 0 ? new Promise(() => setInterval(() => undefined, 60_000)) : wait(seconds * 1000)
  await Promise.race([over, interrupted])
  await simulator.stop()
  for (const [protocol, { sent, failed }] of counts)
    console.log(`${protocol}: ${sent} taken${failed > 0 ? `, ${failed} not` : ''}`)
  process.exit([...counts.values()].some(({ failed }) => failed > 0) ? 1 : 0)
}
