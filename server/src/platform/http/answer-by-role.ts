import type { FastifyInstance } from 'fastify'
import type { ProcessRole } from '../config.ts'
import { Problem } from '../problem.ts'

/**
 * A process answers what its roles are for: pages and calls of people (`web`), what devices send (`ingest`), and the paths
 * of `always`. Returns what names a scope of routes as those of devices, and whether a path is one of them.
 */
export function answerByRole(
  app: FastifyInstance,
  roles: ReadonlySet<ProcessRole>,
  { always }: { always: readonly string[] },
): {
  belongsToDevices: (ofDevices: FastifyInstance) => void
  isOfDevices: (path: string) => boolean
} {
  const pathsOfDevices = new Set<string>()
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }) => {
    if (always.includes(url)) return
    if (!roles.has(pathsOfDevices.has(url) ? 'ingest' : 'web')) throw new Problem('NOT_FOUND')
  })
  return {
    belongsToDevices(ofDevices) {
      ofDevices.addHook('onRoute', ({ url }) => {
        pathsOfDevices.add(url)
      })
    },
    isOfDevices: (path) => pathsOfDevices.has(path),
  }
}
