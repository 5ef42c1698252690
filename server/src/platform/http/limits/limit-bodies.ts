import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'

/**
 * Bytes of bodies that callers without a session are sending: for one address, which may be a whole camp's, and, of
 * those that may be longer than a form, for all together. Forms, which sign-ins are, count apart from the bodies of
 * each path that takes longer ones, such as notices of Meta, so that neither keep the others out.
 */
const defaults = { byAddress: 4_000_000, inAll: 32_000_000, formBytes: 16_000 }
const retryAfterS = 2

type Arriving = { ip: string; bytes: number; countedAs: string }

/** Refuses bodies beyond the limits before they are read: until a signature can be checked they lie in memory. */
export function limitBodies(app: FastifyInstance, limits: Partial<typeof defaults> = {}) {
  const { byAddress, inAll, formBytes } = { ...defaults, ...limits }
  const arriving = new Map<FastifyRequest, Arriving>()
  const sumOf = (counts: (one: Arriving) => boolean) =>
    [...arriving.values()].filter(counts).reduce((sum, { bytes }) => sum + bytes, 0)
  const leave = async (request: FastifyRequest) => {
    arriving.delete(request)
  }
  app.addHook('preParsing', async (request) => {
    const bytes = lengthOf(request)
    if (bytes === 0 || request.caller?.session || request.caller?.link) return
    const { ip, routeOptions } = request
    const isForm = routeOptions.bodyLimit <= formBytes
    const countedAs = isForm ? 'form' : (routeOptions.url ?? 'unknown')
    const ofAddress = sumOf((one) => one.countedAs === countedAs && one.ip === ip)
    const ofAll = isForm ? 0 : sumOf((one) => one.countedAs === countedAs)
    if (ofAddress + bytes > byAddress || ofAll + bytes > inAll)
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterS })
    arriving.set(request, { ip, bytes, countedAs })
  })
  app.addHook('preValidation', leave)
  app.addHook('onSend', leave)
  app.addHook('onResponse', leave)
  app.addHook('onRequestAbort', leave)
}

/** What a body has at most, where its length is not said. */
function lengthOf({ headers, routeOptions: { bodyLimit } }: FastifyRequest): number {
  const said = Number(headers['content-length'] ?? 0)
  return headers['transfer-encoding'] === undefined ? Math.min(said, bodyLimit) : bodyLimit
}
