import type { LanguageModel } from 'ai'
import type { Outbound } from '../outbound/outbound.ts'
import { postThrough } from '../outbound/post-through.ts'
import type { ModelConfig } from './settings.ts'

/** An answer of a million tokens has some four. */
const answerMax = 8_000_000

/** Loads what speaks to the provider, which takes a tenth of a second: at the first question, not at the start. */
export async function connect(config: ModelConfig, outbound: Outbound): Promise<LanguageModel> {
  const { provider, baseUrl: baseURL, name } = config
  const given = {
    baseURL,
    ...(config.apiKey === null ? {} : { apiKey: config.apiKey }),
    fetch: fetchThrough(outbound, config),
  }
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const supportsStructuredOutputs = config.answers === 'schema'
      return createOpenAICompatible({ ...given, name: 'model', supportsStructuredOutputs })(name)
    }
    case 'azure': {
      const { createAzure } = await import('@ai-sdk/azure')
      return createAzure(given).chat(name)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(given)(name)
    }
  }
}

/** Calls of the SDK go through the outbound door, and nowhere but to the configured server. */
function fetchThrough(outbound: Outbound, { baseUrl, timeOutMs }: ModelConfig): typeof fetch {
  const { origin } = new URL(baseUrl)
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.origin !== origin || init?.method !== 'POST' || typeof init.body !== 'string')
      throw new Error('Not a call of the configured model')
    const { status, text, headers } = await postThrough(outbound, {
      url,
      projectId: 'own',
      headers: Object.fromEntries(new Headers(init.headers)),
      bytes: Buffer.from(init.body),
      patienceMs: timeOutMs,
      signal: init.signal ?? undefined,
      answerMax,
    })
    const shown = ['content-type', 'retry-after', 'retry-after-ms', 'date'] as const
    return new Response(text, {
      status: status < 200 || status > 599 ? 502 : status,
      headers: shown.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    })
  }
}
