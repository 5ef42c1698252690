import type { ModelFailure } from '@puquio/contract/terms'
import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { connect } from './connect.ts'
import { readReply, say } from './say.ts'
import type { ModelConfig } from './settings.ts'
import { estimateTokens } from './tokens.ts'
import { openTurns } from './turns.ts'
import { wireSchema } from './wire-schema.ts'

export type Question<T> = {
  system: string
  prompt: string
  /** Reads the answer. */
  schema: z.ZodType<T>
  /** What the answer is asked to be, where that is stricter than what is read. */
  shape?: z.ZodType
  signal?: AbortSignal
}

/** What a question took, whether it was answered or not: of all attempts together. */
export type Spent = {
  tokens: { input: number; output: number }
  costUsd: number
  /** As the environment names it; null where there is none. */
  model: string | null
  ms: number
}

export type Asked<T> = Spent &
  (
    | { failure: null; answer: T }
    /** When the server wants to be asked again, where it said so. */
    | { failure: ModelFailure; retryAfterMs: number | null }
  )

export type Model = {
  name: string
  /** USD for a million tokens. */
  prices: { input: number; output: number }
  contextTokens: number
  outputTokens: number
  /** What one attempt to answer may take at most, by estimate. */
  most: <T>(question: Question<T>) => Pick<Spent, 'tokens' | 'costUsd'>
  ask: <T>(question: Question<T>) => Promise<Asked<T>>
}

/** How often a question is asked at most: what asking again cannot change, once. */
const mostAttempts: Partial<Record<ModelFailure, number>> = {
  'not-json': 3,
  'does-not-fit': 3,
  'rate-limited': 3,
  unavailable: 3,
  unreachable: 3,
  'timed-out': 2,
}
/** A longer wait than this is the caller's: a turn is not held for it. */
const mostPauseMs = 60_000
const again =
  '\n\nThe last answer could not be read. Answer with one JSON object of the schema and nothing else.'

/** The language model, null where the environment names none. */
export function openModel(
  { model: config }: Pick<Config, 'model'>,
  outbound: Outbound,
  firstPauseMs = 1_000,
): Model | null {
  if (config === null) return null
  const turns = openTurns(config.parallel)
  let connected: ReturnType<typeof connect> | undefined
  return {
    name: config.name,
    prices: config.prices,
    contextTokens: config.contextTokens,
    outputTokens: config.outputTokens,
    most({ system, prompt, schema, shape = schema }) {
      const asked = systemOf(system, wireSchema(shape), config) + prompt
      const tokens = { input: estimateTokens(asked), output: config.outputTokens }
      return { tokens, costUsd: costOf(tokens, config.prices) }
    },
    async ask<T>(question: Question<T>) {
      const { signal, schema, shape = schema } = question
      const startMs = performance.now()
      const tokens = { input: 0, output: 0 }
      const spent = (): Spent => ({
        tokens,
        costUsd: costOf(tokens, config.prices),
        model: config.name,
        ms: Math.round(performance.now() - startMs),
      })
      const failed = (failure: ModelFailure, retryAfterMs: number | null = null): Asked<T> => ({
        ...spent(),
        failure,
        retryAfterMs,
      })
      const wire = wireSchema(shape)
      const system = systemOf(question.system, wire, config)
      if (estimateTokens(system + question.prompt) >= config.contextTokens)
        return failed('too-long')
      const leave = await turns.take(signal)
      if (!leave) return failed('stopped')
      try {
        let note = ''
        for (let attempt = 1; ; attempt++) {
          connected ??= connect(config, outbound)
          const said = await say(await connected, config, {
            system: system + note,
            prompt: question.prompt,
            wire,
            signal,
          })
          tokens.input += said.tokens.input
          tokens.output += said.tokens.output
          const read = 'failure' in said ? said : readReply(said, schema)
          if (!('failure' in read)) return { ...spent(), failure: null, answer: read.answer }
          const { failure, retryAfterMs } = read
          const isLast = attempt >= (mostAttempts[failure] ?? 1)
          if (isLast || (retryAfterMs ?? 0) > mostPauseMs) return failed(failure, retryAfterMs)
          note = failure === 'not-json' || failure === 'does-not-fit' ? again : ''
          const waitMs = note ? 0 : (retryAfterMs ?? firstPauseMs * 4 ** (attempt - 1))
          const isStopped = await pause(waitMs, false, { signal }).catch(() => true)
          if (isStopped) return failed('stopped')
        }
      } finally {
        leave()
      }
    },
  }
}

/** Where the server does not hold an answer to the schema, the question says it. */
const systemOf = (system: string, wire: object, { answers }: ModelConfig) =>
  answers === 'schema'
    ? system
    : `${system}\n\nAnswer with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(wire)}`

const costOf = (tokens: Spent['tokens'], prices: Model['prices']) =>
  (tokens.input * prices.input + tokens.output * prices.output) / 1_000_000
