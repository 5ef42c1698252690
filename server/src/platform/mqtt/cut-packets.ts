/** What is no MQTT packet, or too long a one: the connection ends. */
export class BadPacket extends Error {}

/** Pieces that are joined at the latest, so that single bytes do not each cost a buffer of their own. */
const mostPieces = 64

/**
 * Cuts what arrives on a connection into whole packets, reading of each only its kind and its length (MQTT 3.1.1,
 * section 2.2). What is held is never more than one packet and what arrived with its end.
 */
export function cutPackets() {
  let held: Buffer = Buffer.alloc(0)
  let pieces: Buffer[] = []
  let heldBytes = 0
  /** Bytes without which there is nothing new to see. */
  let neededBytes = 2

  const join = () => {
    held = Buffer.concat([held, ...pieces])
    pieces = []
  }
  return {
    push(bytes: Buffer) {
      pieces.push(bytes)
      heldBytes += bytes.length
      if (pieces.length >= mostPieces) join()
    },
    /** Returns the next packet whole, or null; throws BadPacket where it says that it is longer. */
    next(mostBytes: number): Buffer | null {
      if (heldBytes < neededBytes) return null
      if (pieces.length > 0) join()
      const head = readHead(held)
      if (head && head.bodyBytes > mostBytes)
        throw new BadPacket(`a packet of ${head.bodyBytes} bytes, of ${mostBytes} at most`)
      const packetBytes = head ? head.headBytes + head.bodyBytes : heldBytes + 1
      if (heldBytes < packetBytes) {
        neededBytes = packetBytes
        // A copy, so that a few bytes do not keep all that arrived with them.
        held = Buffer.from(held)
        return null
      }
      const packet = held.subarray(0, packetBytes)
      held = held.subarray(packetBytes)
      heldBytes -= packetBytes
      neededBytes = 2
      return packet
    },
    /** Whether a packet has begun that is not whole. */
    isWithin: () => heldBytes > 0 && heldBytes < neededBytes,
  }
}

/** The length of what follows takes one to four bytes of seven bits each; null where they are not all there. */
function readHead(bytes: Buffer): { headBytes: number; bodyBytes: number } | null {
  let bodyBytes = 0
  for (let at = 1; at <= 4; at++) {
    const byte = bytes[at]
    if (byte === undefined) return null
    bodyBytes += (byte & 0x7f) * 128 ** (at - 1)
    if (byte < 0x80) return { headBytes: at + 1, bodyBytes }
  }
  throw new BadPacket('a length of more than four bytes')
}
