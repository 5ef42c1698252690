import type { StreamEvent } from '@puquio/contract/notifications'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followStream } from './stream.ts'

class Source extends EventTarget {
  static all: Source[] = []
  isOpen = true
  url: string
  constructor(url: string) {
    super()
    this.url = url
    Source.all.push(this)
  }
  close() {
    this.isOpen = false
  }
  say(event: StreamEvent) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }
  fail() {
    this.dispatchEvent(new Event('error'))
  }
}

/** Messages reach the other channels of the name at once. */
class Channel extends EventTarget {
  static all: Channel[] = []
  constructor() {
    super()
    Channel.all.push(this)
  }
  postMessage(data: unknown) {
    for (const one of Channel.all)
      if (one !== this) one.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {
    Channel.all = Channel.all.filter((one) => one !== this)
  }
}

/** One holder at a time, the others in their order. */
const locks = () => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, _options: unknown, hold: () => Promise<void>) => {
      last = last.then(hold)
      return last
    },
  }
}

const changed: StreamEvent = { kind: 'changed', tags: ['policy'] }
const stops: (() => void)[] = []
const tab = () => {
  const heard: StreamEvent[] = []
  const stop = followStream((event) => heard.push(event))
  stops.push(stop)
  return { heard, stop }
}
const openOnes = () => Source.all.filter(({ isOpen }) => isOpen)
const last = () => Source.all.at(-1) as Source

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('BroadcastChannel', Channel)
  Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Source.all = []
  Channel.all = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})
const settle = () => vi.advanceTimersByTimeAsync(1)

describe('the tabs of a browser', () => {
  it('share one connection, and all hear what it says', async () => {
    const [one, two, three] = [tab(), tab(), tab()]
    await settle()
    expect(openOnes().map(({ url }) => url)).toEqual([
      expect.stringMatching(/^\/fkl-notification\/stream\?ageMs=\d+$/),
    ])
    last().say({ kind: 'beat' })
    last().say(changed)
    for (const { heard } of [one, two, three]) expect(heard).toEqual([changed])
  })

  it('hand it on when the one that holds it closes, and read again what was missed', async () => {
    const [one, two] = [tab(), tab()]
    await settle()
    last().say({ kind: 'beat' })
    await vi.advanceTimersByTimeAsync(5_000)
    one.stop()
    await settle()
    expect(openOnes()).toHaveLength(1)
    last().say({ kind: 'beat' })
    expect(two.heard).toEqual([{ kind: 'missed' }])
  })
})

describe('a connection', () => {
  it('that fails is opened again after growing pauses, and tells of the gap once it is back', async () => {
    const { heard } = tab()
    await settle()
    last().say({ kind: 'beat' })
    const pauses: number[] = []
    for (let failures = 0; failures < 8; failures++) {
      const before = Source.all.length
      last().fail()
      const from = performance.now()
      while (Source.all.length === before) await vi.advanceTimersByTimeAsync(100)
      pauses.push(performance.now() - from)
    }
    expect(pauses[0]).toBeLessThan(1_700)
    expect(pauses[3]).toBeGreaterThan(3_900)
    expect(Math.max(...pauses)).toBeLessThan(91_000)
    expect(heard).toEqual([])
    last().say({ kind: 'beat' })
    last().say(changed)
    expect(heard).toEqual([{ kind: 'missed' }, changed])
    expect(openOnes()).toHaveLength(1)
  })

  it('that went silent is opened again, and one that beats is left alone', async () => {
    tab()
    await settle()
    for (let beats = 0; beats < 5; beats++) {
      last().say({ kind: 'beat' })
      await vi.advanceTimersByTimeAsync(25_000)
    }
    expect(Source.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(Source.all).toHaveLength(2)
  })

  it('is opened at once when the browser is back online', async () => {
    tab()
    await settle()
    last().fail()
    window.dispatchEvent(new Event('online'))
    expect(openOnes()).toHaveLength(1)
  })

  it('is closed for good once nobody is signed in', async () => {
    const { stop } = tab()
    await settle()
    stop()
    await vi.advanceTimersByTimeAsync(200_000)
    window.dispatchEvent(new Event('online'))
    expect(openOnes()).toEqual([])
  })
})

it('without locks belongs to the tabs that are seen, of which HTTP/1.1 allows six', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  const { heard } = tab()
  expect(openOnes()).toHaveLength(1)
  last().say({ kind: 'beat' })
  const see = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  see('hidden')
  expect(openOnes()).toEqual([])
  see('visible')
  expect(openOnes()).toHaveLength(1)
  last().say({ kind: 'beat' })
  expect(heard).toEqual([{ kind: 'missed' }])
})
