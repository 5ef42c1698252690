import { z } from 'zod'

export const modelProviders = ['openai-compatible', 'azure', 'anthropic'] as const
const answerForms = ['schema', 'json', 'text'] as const
const usd = z.coerce.number().min(0).max(10_000)
const tokens = z.coerce.number().int().min(1_000).max(10_000_000)

/** The settings of the language model, by the names that they have in the environment. */
export const modelSettings = {
  MODEL_PROVIDER: z.enum(modelProviders).optional(),
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_API_KEY: z.string().max(500).optional(),
  MODEL_NAME: z.string().max(200).optional(),
  MODEL_ANSWERS: z.enum(answerForms).default('schema'),
  MODEL_TEMPERATURE: z.union([z.literal('off'), z.coerce.number().min(0).max(2)]).default(0),
  MODEL_PRICE_INPUT: usd.default(0),
  MODEL_PRICE_OUTPUT: usd.default(0),
  MODEL_CONTEXT: tokens.default(32_000),
  MODEL_OUTPUT: tokens.default(8_000),
  MODEL_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(3_600_000).default(300_000),
  MODEL_PARALLEL: z.coerce.number().int().min(1).max(64).default(4),
}

export const modelExpectations: Record<keyof typeof modelSettings, string> = {
  MODEL_PROVIDER: 'openai-compatible, azure or anthropic',
  MODEL_BASE_URL: 'an http or https address',
  MODEL_API_KEY: 'a text of at most 500 characters',
  MODEL_NAME: 'a name of at most 200 characters',
  MODEL_ANSWERS: 'schema, json or text',
  MODEL_TEMPERATURE: 'a number from 0 to 2, or off',
  MODEL_PRICE_INPUT: 'a number of USD from 0 to 10000',
  MODEL_PRICE_OUTPUT: 'a number of USD from 0 to 10000',
  MODEL_CONTEXT: 'a number of tokens from 1000 to 10000000',
  MODEL_OUTPUT: 'a number of tokens from 1000 to 10000000',
  MODEL_TIMEOUT_MS: 'milliseconds from 1000 to 3600000',
  MODEL_PARALLEL: 'a number from 1 to 64',
}

const ofModel = z.object(modelSettings)
type Value = z.output<typeof ofModel>

export type ModelConfig = {
  provider: (typeof modelProviders)[number]
  baseUrl: string
  /** Null where the server asks for none, as on the operator's own machine. */
  apiKey: string | null
  name: string
  /** Whether the server holds an answer to a schema, to JSON alone, or to nothing. */
  answers: (typeof answerForms)[number]
  /** Null where the model takes none. */
  temperature: number | null
  /** USD for a million tokens. */
  prices: { input: number; output: number }
  /** Tokens of question and answer together. */
  contextTokens: number
  outputTokens: number
  timeOutMs: number
  /** Calls at once, of this process. */
  parallel: number
}

const anthropicUrl = 'https://api.anthropic.com/v1'

/** The model that commitments are asked of, null where the environment names none. */
export function modelOf(value: Value): ModelConfig | null {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = value
  const baseUrl = value.MODEL_BASE_URL ?? (provider === 'anthropic' ? anthropicUrl : undefined)
  if (provider === undefined || name === undefined || baseUrl === undefined) return null
  return {
    provider,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: value.MODEL_API_KEY ?? null,
    name,
    answers: value.MODEL_ANSWERS,
    temperature: value.MODEL_TEMPERATURE === 'off' ? null : value.MODEL_TEMPERATURE,
    prices: { input: value.MODEL_PRICE_INPUT, output: value.MODEL_PRICE_OUTPUT },
    contextTokens: value.MODEL_CONTEXT,
    outputTokens: value.MODEL_OUTPUT,
    timeOutMs: value.MODEL_TIMEOUT_MS,
    parallel: value.MODEL_PARALLEL,
  }
}

/** What is missing for a model, as one line for the operator; null where nothing is. */
export function missingOfModel(value: Value): string | null {
  const { MODEL_PROVIDER: provider } = value
  const stray = (['MODEL_NAME', 'MODEL_BASE_URL', 'MODEL_API_KEY'] as const).find(
    (name) => value[name] !== undefined,
  )
  if (provider === undefined)
    return stray ? `MODEL_PROVIDER is missing: ${stray} means nothing without it.` : null
  const needed = [
    'MODEL_NAME',
    ...(provider === 'anthropic' ? [] : ['MODEL_BASE_URL']),
    ...(provider === 'openai-compatible' ? [] : ['MODEL_API_KEY']),
  ] as const
  const missing = needed.find((name) => value[name as keyof Value] === undefined)
  if (missing)
    return `${missing} is missing: MODEL_PROVIDER=${provider} needs ${needed.join(', ')}.`
  return value.MODEL_OUTPUT >= value.MODEL_CONTEXT
    ? 'MODEL_CONTEXT must be more than MODEL_OUTPUT: question and answer share it.'
    : null
}
