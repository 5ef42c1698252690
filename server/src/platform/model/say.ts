import type { ModelFailure } from '@puquio/contract/terms'
import type { LanguageModel } from 'ai'
import type { z } from 'zod'
import { findJson } from './find-json.ts'
import { failureOf, type Refused } from './model-failure.ts'
import type { ModelConfig } from './settings.ts'
import { estimateTokens } from './tokens.ts'
import type { WireSchema } from './wire-schema.ts'

export type Reply = { text: string; finish: string; tokens: { input: number; output: number } }

type Said = {
  system: string
  prompt: string
  wire: WireSchema
  signal: AbortSignal | undefined
}

type Tokens = Reply['tokens']

/** Refused before anything of the question was worked on. */
const unpaid: readonly ModelFailure[] = [
  'unauthorised',
  'no-credit',
  'rate-limited',
  'too-long',
  'unknown-model',
  'not-understood',
  'unreachable',
]

/**
 * One call of the model's server; tokens are estimated where it does not count them. A provider is paid for what it began,
 * whether anybody waits for the answer or not: what broke off took its question, a time-out as much as may be answered, too.
 */
export async function say(
  model: LanguageModel,
  config: ModelConfig,
  { system, prompt, wire, signal }: Said,
): Promise<Reply | (Refused & { tokens: Tokens })> {
  const { generateText, jsonSchema, NoObjectGeneratedError, Output } = await import('ai')
  // It would write to the console what a provider does not support.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const timeOut = AbortSignal.timeout(config.timeOutMs)
  const counted = (
    usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } = {},
    text = '',
  ) => ({
    input: usage.inputTokens ?? estimateTokens(system + prompt),
    output: usage.outputTokens ?? estimateTokens(text),
  })
  try {
    const { finishReason, text, usage } = await generateText({
      model,
      instructions: system,
      prompt,
      maxRetries: 0,
      maxOutputTokens: config.outputTokens,
      abortSignal: signal ? AbortSignal.any([signal, timeOut]) : timeOut,
      ...(config.temperature === null ? {} : { temperature: config.temperature }),
      ...(config.answers === 'text'
        ? {}
        : { output: Output.object({ schema: jsonSchema(wire), name: 'answer' }) }),
    })
    return { text, finish: finishReason, tokens: counted(usage, text) }
  } catch (error) {
    const asked = counted()
    if (signal?.aborted) return { failure: 'stopped', retryAfterMs: null, tokens: asked }
    if (timeOut.aborted) {
      const tokens = { ...asked, output: config.outputTokens }
      return { failure: 'timed-out', retryAfterMs: null, tokens }
    }
    if (!NoObjectGeneratedError.isInstance(error)) {
      const refused = failureOf(error)
      const isPaid = !unpaid.includes(refused.failure)
      return { ...refused, tokens: isPaid ? asked : { input: 0, output: 0 } }
    }
    const { text = '', finishReason: finish = 'other', usage } = error
    return { text, finish, tokens: counted(usage, text) }
  }
}

/** What a reply answers: JSON of the schema, also amid prose. */
export function readReply<T>(
  { text, finish }: Reply,
  schema: z.ZodType<T>,
): { answer: T } | Refused {
  const failed = (failure: ModelFailure): Refused => ({ failure, retryAfterMs: null })
  if (finish === 'content-filter') return failed('refused')
  if (finish === 'length') return failed('truncated')
  const found = findJson(text)
  if (found === undefined) return failed('not-json')
  const read = schema.safeParse(found)
  return read.success ? { answer: read.data } : failed('does-not-fit')
}
