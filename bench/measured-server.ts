import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/project.ts'
import type { Strain } from './import-server.ts'
import type { startPuquio } from './start-puquio.ts'

type Puquio = Awaited<ReturnType<typeof startPuquio>>

/** What `npm start` tells V8 of the server's memory. */
const startFlags = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

/** Starts a server in a process of its own, whose strain is measured from each `begin` to `tell`. */
export async function startMeasured(
  { appUrl, ownerUrl, telemetryUrl }: Puquio,
  folder: string,
  runs: 'jobs' | 'requests' = 'requests',
) {
  const addresses = [appUrl, ownerUrl, telemetryUrl, folder, runs]
  const server = fork(join(import.meta.dirname, 'import-server.ts'), addresses, {
    execArgv: startFlags(),
  })
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
