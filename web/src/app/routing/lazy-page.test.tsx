import { cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-page.ts'

afterEach(cleanup)

it('a part that was fetched is there in the first frame, not after one of nothing', async () => {
  const Part = lazyPart(async () => ({ Part: () => <p>the part</p> }), 'Part')
  await Part.preload?.()
  const { container } = render(
    <Suspense fallback="nothing yet">
      <Part />
    </Suspense>,
  )
  expect(container.textContent).toBe('the part')
})

describe('the files of a page', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => {
    vi.unstubAllGlobals()
    document.head.innerHTML = ''
  })

  const preloaded = () =>
    [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    )

  it('has all files of a page fetched at once, and only once', async () => {
    const files = { Audit: ['/assets/a.js', '/assets/b.js'] }
    vi.stubGlobal('fetch', async () => Response.json(files))
    const { learnPageFiles, preloadFiles } = await import('./lazy-page.ts')
    preloadFiles('Audit')
    expect(preloaded()).toEqual([])
    await learnPageFiles()
    preloadFiles('Audit')
    preloadFiles('Audit')
    preloadFiles('Home')
    expect(preloaded()).toEqual(['/assets/a.js', '/assets/b.js'])
  })

  it.each([
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has none', async () => new Response('<html>', { status: 404 })],
    ['sends another thing', async () => new Response('<html>')],
  ])('goes on without where the server %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer)
    const { learnPageFiles, preloadFiles } = await import('./lazy-page.ts')
    await learnPageFiles()
    preloadFiles('Audit')
    expect(preloaded()).toEqual([])
  })
})
