import { afterEach, expect, it, vi } from 'vitest'
import { openRanges, ViewError } from './range-source.ts'

const file = Uint8Array.from({ length: 400_000 }, (_, n) => n % 251)
const asked: string[] = []

const sendsParts = (_url: string, { headers }: { headers: { range: string } }) => {
  asked.push(headers.range)
  const [, from = '', to = ''] = /bytes=(\d*)-(\d*)/.exec(headers.range) ?? []
  const start = from === '' ? file.length - Number(to) : Number(from)
  const end = from === '' || to === '' ? file.length : Number(to) + 1
  const headersOf = { 'content-range': `bytes ${start}-${end - 1}/${file.length}` }
  return Promise.resolve(new Response(file.slice(start, end), { status: 206, headers: headersOf }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

it('asks for both ends at once, answers what stands there by itself, and asks for the rest', async () => {
  vi.stubGlobal('fetch', sendsParts)
  const source = await openRanges('/view')
  if (source instanceof Uint8Array) throw new Error('came as a whole')
  expect(source.length).toBe(400_000)
  expect(asked).toEqual(['bytes=0-196607', 'bytes=-65536'])
  expect(await source.read(10, 20)).toEqual(file.slice(10, 20))
  expect(await source.read(399_000, 400_000)).toEqual(file.slice(399_000))
  expect(asked).toHaveLength(2)
  expect(await source.read(196_608, 262_144)).toEqual(file.slice(196_608, 262_144))
  expect(asked[2]).toBe('bytes=196608-262143')
})

/** A server with the files of a document by their names; `current` is the one that its address has now. */
function servesFiles(files: Record<string, Uint8Array<ArrayBuffer>>, current: string) {
  const server = { current, asked: [] as string[] }
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: { range: string } }) => {
    const of = /[?&]of=([0-9a-f]+)/.exec(url)?.[1] ?? server.current
    server.asked.push(of)
    const content = files[of]
    if (!content) return Promise.resolve(new Response(null, { status: 404 }))
    const [, from = '', to = ''] = /bytes=(\d*)-(\d*)/.exec(headers.range) ?? []
    const start = from === '' ? content.length - Number(to) : Number(from)
    const end = from === '' || to === '' ? content.length : Number(to) + 1
    const told = {
      etag: `"${of}"`,
      'content-range': `bytes ${start}-${end - 1}/${content.length}`,
    }
    return Promise.resolve(new Response(content.slice(start, end), { status: 206, headers: told }))
  })
  return server
}
const original = 'a'.repeat(64)
const copy = 'b'.repeat(64)
const files = {
  [original]: file,
  // As long as the original: only its name tells them apart.
  [copy]: Uint8Array.from({ length: 400_000 }, (_, n) => n % 7),
}

it('goes on with the file that it began with, when a copy takes its place meanwhile', async () => {
  const server = servesFiles(files, original)
  const source = await openRanges('/view')
  if (source instanceof Uint8Array) throw new Error('came as a whole')
  server.current = copy
  expect(await source.read(250_000, 251_000)).toEqual(file.slice(250_000, 251_000))
  expect(server.asked).toEqual([original, original, original])
})

it('begins anew where both ends are of two files', async () => {
  const server = servesFiles(files, original)
  const send = fetch
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
    const answer = send(...given)
    server.current = copy
    return answer
  })
  const source = await openRanges('/view')
  if (source instanceof Uint8Array) throw new Error('came as a whole')
  expect(server.asked).toEqual([original, copy, copy, copy])
  expect(await source.read(0, 10)).toEqual(files[copy]?.slice(0, 10))
})

it('takes no part of another file', async () => {
  const server = servesFiles(files, original)
  const source = await openRanges('/view')
  if (source instanceof Uint8Array) throw new Error('came as a whole')
  const other = servesFiles({ [original]: file.slice(0, 350_000) }, original)
  await expect(source.read(250_000, 251_000)).rejects.toThrow(ViewError)
  expect([server.asked.length, other.asked.length]).toEqual([2, 1])
})

it('takes the whole of a server that knows no parts', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(file, { status: 200 })))
  expect(await openRanges('/view')).toEqual(file)
})

it('tells what is not there, and asks again where the link breaks', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  await expect(openRanges('/view')).rejects.toEqual(new ViewError('missing'))
  let attempts = 0
  vi.stubGlobal('fetch', (url: string, given: { headers: { range: string } }) =>
    ++attempts <= 2 ? Promise.reject(new TypeError('Failed to fetch')) : sendsParts(url, given),
  )
  const source = await openRanges('/view')
  expect(source).toHaveProperty('length', 400_000)
})
