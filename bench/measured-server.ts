import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Strain } from './import-server.ts'
import type { startPuquio } from './start-puquio.ts'

type Puquio = Awaited<ReturnType<typeof startPuquio>>

/** Starts a server in a process of its own, whose strain is measured from each `begin` to `tell`. */
export async function startMeasured({ appUrl, ownerUrl, telemetryUrl }: Puquio, folder: string) {
  const server = fork(join(import.meta.dirname, 'import-server.ts'), [
    appUrl,
    ownerUrl,
    telemetryUrl,
    folder,
  ])
  const [address] = (await once(server, 'message')) as [string]
  return {
    address,
    begin: () => void server.send('begin'),
    tell: async () => {
      server.send('tell')
      const [strain] = (await once(server, 'message')) as [Strain]
      return strain
    },
    stop: async () => {
      server.disconnect()
      await once(server, 'exit')
    },
  }
}
