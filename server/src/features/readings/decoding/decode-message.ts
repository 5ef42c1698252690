import {
  type Decoded,
  type DecodedMessage,
  decodeNetwork,
  decodeObservation,
  decodeThingsboardAttributes,
  decodeThingsboardTelemetry,
  isOwnBody,
  type MessagePayload,
  networkWays,
  readAnswer,
  type Refusal,
  refusal,
} from '@puquio/domain'
import type { DecoderAnswer, DecoderInput } from '../../../platform/decoders/decoding.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { KeptMessage } from '../../../platform/telemetry/kept-messages-store.ts'
import { readJson } from '../read-json.ts'
import { readMessage } from './read-message.ts'

type Parts = Pick<Platform, 'decoders'>
/** Of the device's variables, by their keys. */
type Units = DecoderInput['variables']
type Message = Pick<KeptMessage, 'wayIn' | 'body' | 'receivedAt'>

/**
 * Reads a message that was kept as it came, by a profile's decoder where there is one. Null where it came by a way that is
 * not read again (files of loggers come in pieces); 'busy' where too much waits for decoders.
 */
export async function decodeMessage(
  parts: Parts,
  message: Message,
  { decoder, projectId, units }: { decoder: string; projectId: number; units: Units },
): Promise<Decoded | 'busy' | null> {
  if (decoder !== '' && isOwnBody(message.wayIn)) {
    const answer = await parts.decoders.run(
      projectId,
      decoder,
      inputOf(message.body, null, { ...message, units }),
    )
    return read(answer, ownMessage)
  }
  const told = readKept(message)
  if (told === null || decoder === '' || 'problem' in told) return told
  const messages: DecodedMessage[] = []
  const refused: Refusal[] = [...told.refused]
  for (const one of told.messages) {
    if (!one.payload) {
      messages.push(one)
      continue
    }
    const bytes = bytesOf(one.payload)
    const input = inputOf(bytes, one.payload, { ...message, units })
    const answer = await parts.decoders.run(projectId, decoder, input)
    const decoded = read(answer, one)
    if (decoded === 'busy') return decoded
    if ('problem' in decoded) refused.push(decoded)
    else {
      messages.push(...decoded.messages)
      refused.push(...decoded.refused)
    }
  }
  return (messages.length === 0 && refused[0]) || { messages, refused }
}

/** Without its decoder, as its way in reads it. */
function readKept({ wayIn, body }: Message): Decoded | null {
  const [way = '', ...rest] = wayIn.split(':')
  const detail = rest.join(':')
  const network = networkWays.find((one) => one === way)
  if (network) return decodeNetwork(network, detail, readMessage(network, body).body)
  if (way === 'sensorthings') return decodeObservation(readJson(body), detail)
  if (detail === 'attributes') return decodeThingsboardAttributes(readJson(body))
  return isOwnBody(way) ? decodeThingsboardTelemetry(readJson(body)) : null
}

/** Of a body that says nothing of itself. */
const ownMessage: DecodedMessage = { values: {}, unread: [], measuredAtMs: null }

const bytesOf = ({ encoding, text }: MessagePayload) => Buffer.from(text, encoding)

export const inputOf = (
  bytes: Buffer,
  payload: Pick<MessagePayload, 'fPort'> | null,
  { receivedAt, units }: Pick<Message, 'receivedAt'> & { units: Units },
): DecoderInput => ({
  bytes: [...bytes],
  text: payload === null ? textOf(bytes) : null,
  fPort: payload?.fPort ?? null,
  recvTime: receivedAt.toISOString(),
  variables: units,
})

const textOf = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function read(answer: DecoderAnswer, brought: DecodedMessage): Decoded | 'busy' {
  if ('data' in answer) return readAnswer(answer.data, brought)
  const { failure, text, line } = answer
  if (failure === 'busy') return 'busy'
  const where = [failure, line === null ? '' : `line ${line}`, text].filter(Boolean).join(' ')
  // What is kept holds no zero.
  return refusal('decoder', where.replaceAll('\0', ''))
}
