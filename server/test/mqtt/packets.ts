/** Packets of MQTT 3.1.1 as bytes, for tests that send what no client would. */

/** A packet of a kind and its flags, with its length before it unless another one is declared. */
export function packet(first: number, body: Buffer, declaredBytes = body.length): Buffer {
  const length: number[] = []
  let rest = declaredBytes
  do {
    const byte = rest % 128
    rest = Math.floor(rest / 128)
    length.push(rest > 0 ? byte | 128 : byte)
  } while (rest > 0)
  return Buffer.concat([Buffer.from([first, ...length]), body])
}

export function text(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([number(bytes.length), bytes])
}

export const number = (value: number) => Buffer.from([value >> 8, value & 0xff])

type Connect = {
  clientId?: string
  username?: string
  password?: string
  keepAliveS?: number
  clean?: boolean
  version?: number
  will?: { topic: string; payload: string; retain?: boolean }
}

export function connectPacket({
  clientId = 'a',
  username,
  password,
  keepAliveS = 60,
  clean = true,
  version = 4,
  will,
}: Connect = {}): Buffer {
  const flags =
    (username === undefined ? 0 : 0x80) |
    (password === undefined ? 0 : 0x40) |
    (will ? 0x04 | (will.retain ? 0x20 : 0) : 0) |
    (clean ? 0x02 : 0)
  const parts = [text('MQTT'), Buffer.from([version, flags]), number(keepAliveS)]
  if (version === 5) parts.push(Buffer.from([0]))
  parts.push(text(clientId))
  if (will) parts.push(text(will.topic), text(will.payload))
  if (username !== undefined) parts.push(text(username))
  if (password !== undefined) parts.push(text(password))
  return packet(0x10, Buffer.concat(parts))
}

type Publish = { qos?: number; id?: number; retain?: boolean }

export function publishPacket(
  topic: string,
  body: string | Buffer,
  { qos = 1, id = 1, retain = false }: Publish = {},
): Buffer {
  const head = qos > 0 ? [text(topic), number(id)] : [text(topic)]
  const first = 0x30 | (qos << 1) | (retain ? 1 : 0)
  return packet(first, Buffer.concat([...head, Buffer.from(body)]))
}

export const subscribePacket = (filter: string, qos = 1, id = 1) =>
  packet(0x82, Buffer.concat([number(id), text(filter), Buffer.from([qos])]))

export const pubackPacket = (id: number) => packet(0x40, number(id))
export const ping = Buffer.from([0xc0, 0])
export const disconnect = Buffer.from([0xe0, 0])
