import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Protocol } from '../simulator/senders.ts'
import { startSimulator } from '../simulator/simulate.ts'
import { devices, type DeviceSeed } from './devices.ts'
import type { LoadedDevice } from './load-devices.ts'
import { networkSeeds } from './load-gateways.ts'
import { seedOf, valuesAt } from './models.ts'

const fileOf = (dataFolder: string) => join(dataFolder, 'demonstration-devices.json')

/** Keeps the secrets of the demonstration's devices, of which the database has hashes alone, for the simulator. */
export const keepDevices = (dataFolder: string, loaded: readonly LoadedDevice[]) =>
  writeFile(fileOf(dataFolder), JSON.stringify(loaded), { mode: 0o600 })

/** As an earlier release kept them, too: all called by their own token. */
type KeptDevice = Omit<LoadedDevice, 'externalKey'> & Partial<LoadedDevice>

/** Those that were kept; none where the folder has no demonstration. */
async function keptDevices(dataFolder: string): Promise<KeptDevice[]> {
  const text = await readFile(fileOf(dataFolder), 'utf8').catch(() => '[]')
  return JSON.parse(text) as KeptDevice[]
}

type Parts = {
  dataFolder: string
  /** Of Puquio, such as http://127.0.0.1:4600. */
  address: string
  /** Of its broker; null where it does not listen. */
  mqttPort: number | null
  everyMs: number
  now: () => Date
  onError: (error: Error) => void
}

/**
 * Has the demonstration's devices send: those of LoRaWAN and by satellite by the webhooks of their networks, of the others
 * every other one by MQTT where it is open, the rest by HTTP. A device that fell silent stays so.
 */
export async function startDemonstration({
  dataFolder,
  address,
  mqttPort,
  everyMs,
  now,
  onError,
}: Parts) {
  const seeds = new Map(devices.flat().map((seed) => [seed.serial, seed]))
  const sending = (await keptDevices(dataFolder)).flatMap(
    ({ serial, token, externalKey = '' }, index) => {
      const seed = seeds.get(serial)
      if (!seed || seed.hasNeverSent || seed.silentForDays) return []
      const sampleAt = (atMs: number) => valuesAt(seed.model, seedOf(serial), { atMs, everyMs })
      const own = mqttPort !== null && index % 2 === 1 ? 'mqtt' : 'http'
      const protocol: Protocol = externalKey === '' ? own : networkOf(seed)
      return [{ protocol, serial, token, externalKey, sampleAt }]
    },
  )
  const host = new URL(address).hostname
  const addresses = { http: address, mqtt: `mqtt://${host}:${mqttPort ?? 0}` }
  return startSimulator({ addresses, devices: sending, everyMs, now, onError })
}

const networkOf = ({ channel }: DeviceSeed): Protocol =>
  channel === 'satellite' ? networkSeeds.satellite.wayIn : networkSeeds.lora.wayIn
