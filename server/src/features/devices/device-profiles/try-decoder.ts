import type { DecoderOutcome, deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import { type DecodedMessage, readAnswer, type TestEncoding } from '@puquio/domain'
import type { z } from 'zod'
import type { DecoderAnswer, DecoderInput } from '../../../platform/decoders/decoding.ts'
import type { Platform } from '../../../platform/platform.ts'

type Body = z.output<typeof deviceProfileRoutes.try.body>
type Test = Body['tests'][number]

/** Runs a decoder on each test, one after another: what they hold is answered, and nothing is stored. */
export async function tryDecoder(
  { decoders, clock }: Pick<Platform, 'decoders' | 'clock'>,
  projectId: number,
  { decoder, tests, units = {} }: Body,
): Promise<DecoderOutcome[]> {
  const run = (input: DecoderInput) => decoders.run(projectId, decoder, input)
  const outcomes: DecoderOutcome[] = []
  const received = { receivedAt: clock.now(), units }
  for (const test of tests) outcomes.push(await tryOne(run, inputOf(test, received)))
  return outcomes
}

async function tryOne(
  run: (input: DecoderInput) => Promise<DecoderAnswer>,
  input: DecoderInput | null,
): Promise<DecoderOutcome> {
  if (input === null) return { failure: 'content', text: '', line: null }
  const answer = await run(input)
  if ('failure' in answer) return answer
  const read = readAnswer(answer.data, nothingBrought)
  if ('problem' in read) return { failure: 'result', text: read.where, line: null }
  return {
    messages: read.messages.map(({ measuredAtMs, values, unread }) => ({
      measuredAt: measuredAtMs === null ? null : new Date(measuredAtMs).toISOString(),
      values: { ...values },
      unread: [...unread],
    })),
  }
}

const nothingBrought: DecodedMessage = { values: {}, unread: [], measuredAtMs: null }

/** As a message with these bytes is handed to a decoder; null where they are badly written. */
function inputOf(
  { encoding, content, fPort }: Test,
  { receivedAt, units }: { receivedAt: Date; units: Record<string, string> },
): DecoderInput | null {
  const bytes = bytesOf(encoding, content)
  return (
    bytes && {
      bytes: [...bytes],
      text: encoding === 'text' ? content : null,
      fPort,
      recvTime: receivedAt.toISOString(),
      variables: units,
    }
  )
}

function bytesOf(encoding: TestEncoding, content: string): Buffer | null {
  if (encoding === 'text') return Buffer.from(content)
  const tight = content.replace(/[\s:,-]|0x/g, '')
  if (encoding === 'hex') return /^([\da-f]{2})*$/i.test(tight) ? Buffer.from(tight, 'hex') : null
  const base64 = content.replace(/\s/g, '')
  return /^[A-Za-z0-9+/_-]*={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : null
}
