import type { QuickJSContext, QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core'
import { type DecoderAnswer, type DecoderInput, failed, runLimits } from './decoding.ts'

/** What a run left behind: after anything but an honest end its WebAssembly memory is not used again. */
export type Ran = { answer: DecoderAnswer; isClean: boolean }

const file = 'decoder.js'
/** Codecs that were written for a network's console may write to it. */
const prelude =
  'globalThis.console = { log() {}, info() {}, warn() {}, error() {}, debug() {}, trace() {} }'

/** Runs a decoder on one message, in a runtime of its own, which has no function of the host. */
export function runDecoder(quickJs: QuickJSWASMModule, code: string, input: DecoderInput): Ran {
  const began = process.cpuUsage()
  let isOver = false
  try {
    const runtime = quickJs.newRuntime()
    runtime.setMaxStackSize(runLimits.stackBytes)
    runtime.setInterruptHandler(() => {
      const { user, system } = process.cpuUsage(began)
      isOver ||= user + system > runLimits.cpuMs * 1000
      return isOver
    })
    const context = runtime.newContext()
    const answer = decode(context, code, input)
    context.dispose()
    runtime.dispose()
    const isClean = !isOver && ('data' in answer || answer.failure !== 'memory')
    return { answer: isOver ? failed('time') : answer, isClean }
  } catch {
    // A stack or a memory that was full has ended the WebAssembly itself. Nothing of the error is ours to tell.
    return { answer: failed(isOver ? 'time' : 'memory'), isClean: false }
  }
}

function decode(context: QuickJSContext, code: string, input: DecoderInput): DecoderAnswer {
  const before = evaluate(context, prelude)
  if ('failure' in before) return before
  before.value.dispose()
  const loaded = evaluate(context, code)
  if ('failure' in loaded) return loaded
  loaded.value.dispose()
  // JSON is JavaScript, and the answer is a text: nothing else crosses.
  const answered = evaluate(
    context,
    `JSON.stringify(decodeUplink(${JSON.stringify(input)}))`,
    'call',
  )
  if ('failure' in answered) return answered
  const text = textOf(context, answered.value)
  answered.value.dispose()
  return text === null ? failed('result') : answerOf(text)
}

function evaluate(
  context: QuickJSContext,
  code: string,
  name = file,
): { value: QuickJSHandle } | Exclude<DecoderAnswer, { data: unknown }> {
  const result = context.evalCode(code, name)
  if (!result.error) return { value: result.value }
  const thrown = context.dump(result.error)
  result.error.dispose()
  return failureOf(thrown)
}

function textOf(context: QuickJSContext, value: QuickJSHandle): string | null {
  if (context.typeof(value) !== 'string') return null
  const length = context.getProp(value, 'length')
  const characters = context.getNumber(length)
  length.dispose()
  return characters > runLimits.answerCharacters ? null : context.getString(value)
}

/** What was thrown may be anything. */
function failureOf(thrown: unknown) {
  if (typeof thrown === 'string') return failed('threw', thrown)
  const { name, message, stack } = (thrown ?? {}) as Record<string, unknown>
  const text = typeof message === 'string' ? message : ''
  const line = lineIn(stack)
  if (name === 'SyntaxError') return failed('syntax', text, line)
  if (name === 'InternalError' && text === 'out of memory') return failed('memory')
  return failed('threw', text, line)
}

const lineIn = (stack: unknown): number | null => {
  const found = typeof stack === 'string' ? /decoder\.js:(\d{1,6})/.exec(stack) : null
  return found ? Number(found[1]) : null
}

function answerOf(text: string): DecoderAnswer {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    // Whoever replaces JSON.stringify answers what it likes.
    return failed('result')
  }
  if (typeof answer !== 'object' || answer === null) return failed('result')
  const { data, errors } = answer as { data?: unknown; errors?: unknown }
  if (Array.isArray(errors) && errors.length > 0) return failed('threw', String(errors[0]))
  return typeof data === 'object' && data !== null ? { data } : failed('result')
}
