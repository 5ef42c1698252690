import { afterEach, expect, it, vi } from 'vitest'
import { openRanges, ViewError } from './range-source.ts'

const file = Uint8Array.from({ length: 200_000 }, (_, n) => n % 251)
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
  expect(source.length).toBe(200_000)
  expect(asked).toEqual(['bytes=0-65535', 'bytes=-65536'])
  expect(await source.read(10, 20)).toEqual(file.slice(10, 20))
  expect(await source.read(199_000, 200_000)).toEqual(file.slice(199_000))
  expect(asked).toHaveLength(2)
  expect(await source.read(65_536, 131_072)).toEqual(file.slice(65_536, 131_072))
  expect(asked[2]).toBe('bytes=65536-131071')
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
  expect(source).toHaveProperty('length', 200_000)
})
