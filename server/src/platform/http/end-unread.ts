import type { FastifyRequest } from 'fastify'

/** Long enough for the answer to reach a sender over a slow line. */
const lingerMs = 1_000

/**
 * Ends the connection of an upload that was answered before it had arrived, as where it is too large: Node
 * would read the rest to its end. What comes in the meantime is discarded, since a connection that is closed
 * on unread bytes can lose the answer.
 */
export async function endUnread(request: FastifyRequest) {
  if (request.raw.complete !== false) return
  const { socket } = request.raw
  setTimeout(() => {
    if (!request.raw.complete) socket.destroy()
  }, lingerMs).unref()
}
