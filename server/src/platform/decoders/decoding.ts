/** What a decoder is given: `decodeUplink({ bytes, text, fPort, recvTime, variables })`. */
export type DecoderInput = {
  bytes: number[]
  /** The same as UTF-8, of a body that came by HTTP or MQTT; null where a network handed on bytes, and for what is none. */
  text: string | null
  /** Of LoRaWAN; null elsewhere. */
  fPort: number | null
  /** When the message was received, ISO 8601. */
  recvTime: string
  /** Units of the device's variables, by their keys. */
  variables: Record<string, string>
}

export const decoderFailures = ['syntax', 'threw', 'time', 'memory', 'result', 'busy'] as const
/**
 * Why a decoder gave nothing: it is no program, it threw, took too long or too much memory, answered no `{ data }`; or too
 * much waits.
 */
export type DecoderFailure = (typeof decoderFailures)[number]

/** `data` is what the decoder gave, as JSON reads it: nobody has looked at it yet. `line` is of the decoder, from 1. */
export type DecoderAnswer =
  | { data: unknown }
  | { failure: DecoderFailure; text: string; line: number | null }

export type ToDecoder = { id: number; code: string; input: DecoderInput }
export type FromDecoder = { id: number; answer: DecoderAnswer }

/** Limits of one run. Processor time, so that a busy machine fails nobody. */
export const runLimits = {
  cpuMs: 50,
  /** Of one WebAssembly memory, in pages of 64 KiB: 24 MiB, of which QuickJS needs one. */
  memoryPages: 384,
  stackBytes: 256 * 1024,
  answerCharacters: 100_000,
  textCharacters: 300,
} as const

export const failed = (failure: DecoderFailure, text = '', line: number | null = null) => ({
  failure,
  text: text.slice(0, runLimits.textCharacters),
  line,
})
