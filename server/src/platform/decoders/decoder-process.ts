import type { FromDecoder, ToDecoder } from './decoding.ts'
import { openQuickJs } from './quickjs.ts'
import { runDecoder } from './run-decoder.ts'

/**
 * The program of a decoder's process: runs one message after another, each in a runtime of its own. A decoder would have
 * to leave QuickJS and then WebAssembly to reach it, and finds a process without rights there.
 */
let quickJs = openQuickJs()

async function run({ id, code, input }: ToDecoder): Promise<FromDecoder> {
  const { answer, isClean } = runDecoder(await quickJs, code, input)
  if (!isClean) quickJs = openQuickJs()
  return { id, answer }
}

let last: Promise<unknown> = quickJs.then(() => process.send?.('ready'))
process.on('message', (asked: ToDecoder) => {
  last = last.then(async () => process.send?.(await run(asked)))
})
// The server has ended.
process.once('disconnect', () => process.exit(0))
