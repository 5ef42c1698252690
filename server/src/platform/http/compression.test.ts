import { once } from 'node:events'
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib'
import { expect, it } from 'vitest'
import { compression } from './compression.ts'

it('sends what it has of an answer that goes on', async () => {
  const stream = createBrotliCompress(compression.brotliOptions)
  stream.write('Station,Date\n')
  const [sent] = (await once(stream, 'data')) as [Buffer]
  const asFar = { finishFlush: constants.BROTLI_OPERATION_FLUSH }
  expect(brotliDecompressSync(sent, asFar).toString()).toBe('Station,Date\n')
  stream.destroy()
})
