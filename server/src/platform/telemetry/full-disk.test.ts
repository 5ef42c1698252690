import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { mountSmallDisk } from '../../../../scripts/system-packages.ts'
import { faultsOf, numberedMessage } from '../../../test/readings/numbered-messages.ts'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { prepareDatabase } from '../db/start/prepare-database.ts'
import { openTelemetry } from './telemetry.ts'

const diskMb = 250
const folder = mkdtempSync(join(tmpdir(), 'puquio-small-disk-'))
const unmount = await mountSmallDisk(folder, diskMb)

// A disk of its own needs the rights of root, and a machine that lets it mount one.
if (unmount)
  test('on a full disk devices are not acknowledged, and all goes on by itself once there is room', async () => {
    mkdirSync(join(folder, 'data'), { mode: 0o755 })
    const server = await startEmbedded(join(folder, 'data/database'))
    await prepareDatabase(server.ownerUrl)
    const database = openDatabase({ ...server, onError: () => undefined })
    const telemetry = openTelemetry({
      database,
      clock: systemClock,
      log: { warn: () => undefined },
      giveUpMs: 1_000,
    })
    const acknowledged = new Set<number>()
    let [refused, next, isOver] = [0, 0, false]
    const write = async () => {
      while (!isOver) {
        const number = next++
        while (!acknowledged.has(number) && !isOver)
          try {
            await telemetry.write(numberedMessage(number))
            acknowledged.add(number)
          } catch {
            refused++
            await pause(50)
          }
      }
    }
    try {
      telemetry.start()
      const writing = Promise.all(Array.from({ length: 20 }, write))
      const more = async () => {
        const some = acknowledged.size + 300
        await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(some), { timeout: 60_000 })
      }
      await more()
      expect(refused).toBe(0)
      const filler = join(folder, 'filler')
      fillUp(filler)

      await vi.waitFor(() => expect(refused).toBeGreaterThan(20), { timeout: 120_000 })
      const whenFull = acknowledged.size
      await pause(1_000)
      expect(acknowledged.size - whenFull).toBeLessThan(300)
      rmSync(filler)

      await more()
      isOver = true
      await writing
      await telemetry.rollUp()
      expect(await faultsOf(database, acknowledged)).toEqual({ missing: 0, twice: 0, wrong: 0 })
    } finally {
      isOver = true
      await telemetry.close()
      await database.close()
      await server.stop()
      await unmount()
      rmSync(folder, { recursive: true, force: true })
    }
  }, 300_000)
else rmSync(folder, { recursive: true, force: true })

/** Writes until there is no more room. */
function fillUp(file: string) {
  const handle = openSync(file, 'w')
  const block = Buffer.alloc(256 * 1024)
  try {
    for (;;) writeSync(handle, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
}
