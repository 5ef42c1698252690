import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'
import { networkOf } from './network-of.ts'

/**
 * Bytes of bodies that callers without a session are sending: for one address, which may be a whole camp's, and, of
 * those that may be longer than a form, for all together. Forms, which sign-ins are, count apart from the bodies of
 * each path that takes longer ones, such as notices of Meta, so that neither keep the others out.
 */
const defaults = {
  byAddress: 4_000_000,
  inAll: 32_000_000,
  formBytes: 16_000,
  ofProject: 8_000_000,
}
const retryAfterS = 2

type Arriving = { address: string; bytes: number; countedAs: string; projectId: number | null }
/**
 * Says whose body is on its way, once that is known: what devices of one project send slowly leaves the others room.
 * Throws where the project has its share on the way.
 */
export type OwnBody = (request: FastifyRequest, projectId: number) => void

/** Refuses bodies beyond the limits before they are read: until a signature can be checked they lie in memory. */
export function limitBodies(app: FastifyInstance, limits: Partial<typeof defaults> = {}): OwnBody {
  const { byAddress, inAll, formBytes, ofProject } = { ...defaults, ...limits }
  const arriving = new Map<FastifyRequest, Arriving>()
  const sumOf = (counts: (one: Arriving) => boolean) =>
    [...arriving.values()].filter(counts).reduce((sum, { bytes }) => sum + bytes, 0)
  const leave = async (request: FastifyRequest) => {
    arriving.delete(request)
  }
  app.addHook('preParsing', async (request) => {
    const bytes = lengthOf(request)
    if (bytes === 0 || request.caller?.session || request.caller?.link) return
    const { routeOptions } = request
    const address = networkOf(request.ip)
    const isForm = routeOptions.bodyLimit <= formBytes
    const countedAs = isForm ? 'form' : (routeOptions.url ?? 'unknown')
    const ofAddress = sumOf((one) => one.countedAs === countedAs && one.address === address)
    const ofAll = isForm ? 0 : sumOf((one) => one.countedAs === countedAs)
    if (ofAddress + bytes > byAddress || ofAll + bytes > inAll)
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterS })
    arriving.set(request, { address, bytes, countedAs, projectId: null })
  })
  app.addHook('preValidation', leave)
  app.addHook('onSend', leave)
  app.addHook('onResponse', leave)
  app.addHook('onRequestAbort', leave)
  return (request, projectId) => {
    const own = arriving.get(request)
    if (!own) return
    own.projectId = projectId
    const bytes = sumOf((one) => one.projectId === projectId && one.countedAs === own.countedAs)
    if (bytes > ofProject) throw new Problem('TOO_MANY_REQUESTS', { retryAfterS })
  }
}

/** What a body has at most, where its length is not said. */
function lengthOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const said = Number(headers['content-length'] ?? 0)
  return headers['transfer-encoding'] === undefined ? Math.min(said, bodyLimit) : bodyLimit
}
