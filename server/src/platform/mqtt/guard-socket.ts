import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { BadPacket, cutPackets } from './cut-packets.ts'
import type { MqttLimits } from './limits.ts'

/** What a connection is closed for, in a few words for the log. */
export class Closing extends Error {}

export type Guard = {
  /** The connection as the broker sees it: nothing but whole packets that a device may send now. */
  stream: Duplex
  /** From here on more than a CONNECT is let through. */
  signedIn: () => void
  /** The oldest message that was handed on has been dealt with. */
  settled: () => void
  /** While it is held, nothing is read of the device. */
  hold: (isHeld: boolean) => void
  /** From here on nothing is read; what was handed on may still be acknowledged. */
  stopReading: () => void
  /** Why the connection has to end, where a packet or the signing in takes too long. */
  lateness: (nowMs: number) => string | null
  end: (reason: string) => void
}

type Ending = {
  /** Whether something was written that must not be delivered at any later time. */
  mayComeLate: () => boolean
  /** Ends the socket, and what was not delivered yet never is. */
  reset: () => void
}

const connect = 1
const publish = 3
/** PUBLISH, PUBACK, SUBSCRIBE, UNSUBSCRIBE, PINGREQ and DISCONNECT; what belongs to QoS 2 is not among them. */
const fromDevices = new Set([publish, 4, 8, 10, 12, 14])
/** Packets handed on in one go, so that a device that sends many small ones leaves the others their turn. */
const mostAtOnce = 64
const closeMs = 2000

/**
 * Stands between a device's socket and the broker, which by itself would keep a packet of any length in memory, from
 * anybody, and has no bound for messages that wait to be stored.
 */
export function guardSocket(
  socket: Socket,
  limits: MqttLimits,
  { mayComeLate, reset }: Ending,
): Guard {
  const packets = cutPackets()
  const openedMs = performance.now()
  /** Lengths of the messages that were handed on and are not settled. */
  const inFlight: number[] = []
  let inFlightBytes = 0
  let state: 'new' | 'signing-in' | 'signed-in' = 'new'
  let isHeld = false
  let isStopped = false
  let isWanted = false
  let isEnded = false
  let isLater = false
  let withinSinceMs: number | null = null

  const stream = new Duplex({
    read() {
      isWanted = true
      pump()
    },
    write: (chunk: Buffer, _encoding, done) => send(chunk, done),
    writev: (chunks, done) => send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done),
    final(done) {
      socket.end()
      done()
    },
    destroy(error, done) {
      socket.off('data', arrived).pause()
      if (mayComeLate()) reset()
      else endSocket()
      done(error)
    },
  })

  /** What was written, a refusal for instance, still goes out, but nobody is waited for. */
  function endSocket() {
    socket.destroySoon()
    if (socket.closed) return
    const late = setTimeout(() => socket.destroy(), closeMs).unref()
    socket.once('close', () => clearTimeout(late))
  }

  function send(bytes: Buffer, done: () => void) {
    const went = () => {
      done()
      pump()
    }
    if (socket.write(bytes)) went()
    else socket.once('drain', went)
  }

  const isWaiting = () =>
    !isWanted ||
    isHeld ||
    isStopped ||
    state === 'signing-in' ||
    inFlight.length >= limits.inFlight ||
    inFlightBytes >= limits.inFlightBytes ||
    stream.writableLength > limits.unsentBytes

  function pump() {
    if (isLater || stream.destroyed) return
    try {
      for (let count = 0; !isWaiting(); count++) {
        if (count === mostAtOnce) {
          isLater = true
          setImmediate(() => {
            isLater = false
            pump()
          })
          break
        }
        const most = state === 'new' ? limits.packetBytesBeforeSignIn : limits.packetBytes
        const packet = packets.next(most)
        if (!packet) return starve()
        withinSinceMs = null
        pass(packet)
      }
    } catch (error) {
      if (!(error instanceof BadPacket)) throw error
      return end(error.message)
    }
    // What the device takes no time for is not its delay.
    withinSinceMs = null
    socket.pause()
  }

  function starve() {
    withinSinceMs = packets.isWithin() ? (withinSinceMs ?? performance.now()) : null
    if (isEnded) stream.push(null)
    else socket.resume()
  }

  function pass(packet: Buffer) {
    const first = packet.readUInt8(0)
    const kind = first >> 4
    if (state === 'new') {
      if (kind !== connect) throw new BadPacket('no CONNECT')
      state = 'signing-in'
    } else if (!fromDevices.has(kind)) throw new BadPacket(`a packet of kind ${kind}`)
    if (kind === publish) {
      // Quality 2 costs four packets and a memory of them, and storing is idempotent anyway.
      if ((first & 0b110) > 0b010) throw new BadPacket('a message of quality of service 2')
      inFlight.push(packet.length)
      inFlightBytes += packet.length
    }
    isWanted = stream.push(packet)
  }

  function arrived(bytes: Buffer) {
    packets.push(bytes)
    pump()
  }

  const end = (reason: string) => void stream.destroy(new Closing(reason))

  socket
    .on('data', arrived)
    .on('end', () => {
      isEnded = true
      pump()
    })
    .on('error', (error) => stream.destroy(error))
    .on('close', () => stream.destroy())

  return {
    stream,
    signedIn() {
      state = 'signed-in'
      pump()
    },
    settled() {
      inFlightBytes -= inFlight.shift() ?? 0
      pump()
    },
    hold(held) {
      isHeld = held
      pump()
    },
    stopReading() {
      isStopped = true
      socket.pause()
    },
    lateness(nowMs) {
      if (state !== 'signed-in')
        return nowMs - openedMs > limits.signInMs ? 'did not sign in within its time' : null
      const isSlow = withinSinceMs !== null && nowMs - withinSinceMs > limits.packetMs
      return isSlow ? 'a packet took too long' : null
    },
    end,
  }
}
