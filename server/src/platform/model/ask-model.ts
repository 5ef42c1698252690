import type { Platform } from '../platform.ts'
import type { Asked, Question } from './model.ts'

/**
 * Asks the configured language model, with bounded attempts and calls at once. Answers what fits the schema, or why there
 * is nothing; throws nothing. The server sees `system` and `prompt`, and nothing else leaves.
 */
export const askModel = <T>(
  { model }: Pick<Platform, 'model'>,
  question: Question<T>,
): Promise<Asked<T>> => model?.ask(question) ?? Promise.resolve(notConfigured)

const notConfigured = {
  failure: 'not-configured' as const,
  retryAfterMs: null,
  tokens: { input: 0, output: 0 },
  costUsd: 0,
  model: null,
  ms: 0,
}
