import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { readPage } from './serve-web.ts'

const request = {} as FastifyRequest
const isSignedIn = () => false

test.each([
  ['fails', () => Promise.reject(new Error('no database'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('the page comes without its data where their store %s', async (_, readAppData) => {
  const folder = mkdtempSync(join(tmpdir(), 'puquio-page-'))
  writeFileSync(
    join(folder, 'index.html'),
    '<b>PUQUIO_STYLE_NONCE</b><script>PUQUIO_APP_DATA</script>',
  )
  const page = readPage(folder, { isSignedIn, readAppData })
  const html = '<b>n0</b><script>null</script>'
  expect(await page?.(request, 'n0')).toEqual({ html, tilesUrl: null })
  rmSync(folder, { recursive: true })
})

test('the page names the files of the screen asked for, once its reader is signed in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'puquio-page-'))
  const part = (name: string) => `<!--${name}--><i>${name}</i><!--end-->`
  const html = `${['signed-out', 'signed-in'].map(part).join('')}<!--page-files-->`
  writeFileSync(join(folder, 'index.html'), html)
  const files = { PlanningDetail: ['/detail.js', '/both.js'], PlanningAndMonitoring: ['/plans.js'] }
  writeFileSync(join(folder, 'page-files.json'), JSON.stringify(files))
  const shown = async (url: string, isSignedIn: boolean) => {
    const reader = { isSignedIn: () => isSignedIn, readAppData: async () => ({ tiles: null }) }
    const page = await readPage(folder, reader)?.({ url } as FastifyRequest, 'n0')
    return [...(page?.html ?? '').matchAll(/<i>([^<]*)<\/i>|href="([^"]*)"/g)].map(
      ([, name, href]) => name ?? href,
    )
  }
  expect(await shown('/planning-and-monitoring/2?month=2026-02', true)).toEqual([
    'signed-in',
    '/detail.js',
    '/both.js',
  ])
  expect(await shown('/nowhere', true)).toEqual(['signed-in'])
  expect(await shown('/planning-and-monitoring/2', false)).toEqual(['signed-out'])
  rmSync(folder, { recursive: true })
})

test('there is no page where the web app is not built', () => {
  const none = { isSignedIn, readAppData: async () => ({ tiles: null }) }
  expect(readPage(join(tmpdir(), 'puquio-no-such-folder'), none)).toBeNull()
})
