import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { devices } from './devices.ts'
import type { LoadedDevice } from './load-devices.ts'
import { seedOf, valuesAt } from './models.ts'

const fileOf = (dataFolder: string) => join(dataFolder, 'demonstration-devices.json')

/** Keeps the secrets of the demonstration's devices, of which the database has hashes alone, for the simulator. */
export const keepDevices = (dataFolder: string, loaded: readonly LoadedDevice[]) =>
  writeFile(fileOf(dataFolder), JSON.stringify(loaded), { mode: 0o600 })

/** Those that were kept; none where the folder has no demonstration. */
export async function keptDevices(dataFolder: string): Promise<LoadedDevice[]> {
  const text = await readFile(fileOf(dataFolder), 'utf8').catch(() => '[]')
  return JSON.parse(text) as LoadedDevice[]
}

type Parts = {
  /** Of Puquio, such as http://127.0.0.1:4600. */
  address: string
  devices: readonly LoadedDevice[]
  everyMs: number
  now: () => Date
  onError: (error: Error) => void
}

/**
 * Sends what the demonstration's devices measure, each by its token over HTTP, spread over the interval. A device that
 * fell silent stays so. Returns what ends it.
 */
export function startSimulator({ address, devices: known, everyMs, now, onError }: Parts) {
  const seeds = new Map(devices.flat().map((seed) => [seed.serial, seed]))
  const send = async ({ serial, token }: LoadedDevice) => {
    const seed = seeds.get(serial)
    if (!seed || seed.hasNeverSent || seed.silentForDays) return
    const ts = now().getTime()
    const body = JSON.stringify({ ts, values: valuesAt(seed.model, seedOf(serial), ts) })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api/v1/${token}/telemetry`, {
      method: 'POST',
      headers,
      body,
    })
    if (!answer.ok) throw new Error(`${serial} was answered ${answer.status}`)
  }
  const timers = new Set<NodeJS.Timeout>()
  for (const [index, device] of known.entries()) {
    const first = setTimeout(
      () => {
        timers.delete(first)
        const trySend = () => void send(device).catch(onError)
        trySend()
        timers.add(setInterval(trySend, everyMs).unref())
      },
      (everyMs * (index + 1)) / known.length,
    ).unref()
    timers.add(first)
  }
  return { stop: () => timers.forEach((timer) => clearTimeout(timer)) }
}
