import { expect, test } from 'vitest'
import { seeded } from '../../../seeds/random.ts'
import { packet } from '../../../test/mqtt/packets.ts'
import { BadPacket, cutPackets } from './cut-packets.ts'

test('packets come out whole and in order, however they arrive', () => {
  const random = seeded(7)
  for (let round = 0; round < 300; round++) {
    const sent = Array.from({ length: random.whole(1, 12) }, () => {
      const bytes = random.next() < 0.1 ? random.whole(120, 20_000) : random.whole(0, 130)
      return packet(random.whole(0, 255), Buffer.alloc(bytes, random.whole(0, 255)))
    })
    const all = Buffer.concat(sent)
    const packets = cutPackets()
    const received: Buffer[] = []
    for (let at = 0; at < all.length; ) {
      const size = random.next() < 0.3 ? 1 : random.whole(1, 3000)
      packets.push(all.subarray(at, at + size))
      at += size
      for (let one = packets.next(20_000); one; one = packets.next(20_000)) received.push(one)
    }
    expect(packets.isWithin()).toBe(false)
    expect(received.map((one) => one.toString('hex'))).toEqual(
      sent.map((one) => one.toString('hex')),
    )
  }
})

test('a longer packet than allowed is refused by its head', () => {
  const packets = cutPackets()
  packets.push(packet(0x30, Buffer.alloc(1), 65_537))
  expect(() => packets.next(65_536)).toThrow(BadPacket)
  const fitting = cutPackets()
  fitting.push(packet(0x30, Buffer.alloc(1), 65_536))
  expect(fitting.next(65_536)).toBeNull()
  expect(fitting.isWithin()).toBe(true)
})

test('a length that does not end is refused', () => {
  const packets = cutPackets()
  packets.push(Buffer.from([0x30, 0xff, 0xff, 0xff]))
  expect(packets.next(65_536)).toBeNull()
  packets.push(Buffer.from([0xff]))
  expect(() => packets.next(65_536)).toThrow('a length of more than four bytes')
})
