import { readFile } from 'node:fs/promises'
import { type Locator, type Page, test as base } from '@playwright/test'
import { type Puquio, startPuquio } from './start-puquio.ts'

/** Tests of one worker share a Puquio; each test has a browser context of its own. */
export const test = base.extend<{ puquioUrl: string }, { puquio: Puquio }>({
  puquio: [
    async ({}, use) => {
      const puquio = await startPuquio()
      await use(puquio)
      await puquio.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  puquioUrl: ({ puquio }, use) => use(puquio.url),
  baseURL: ({ puquio }, use) => use(puquio.url),
})

/**
 * A Puquio of the test's own, for journeys that change much data or need settings. With the fixtures of the
 * others they run in the same workers, whose browsers need not start again.
 */
export const testOnNew = test.extend<{ settings: Record<string, string>; ownPuquio: Puquio }>({
  settings: [{}, { option: true }],
  ownPuquio: async ({ settings }, use) => {
    const puquio = await startPuquio(settings)
    await use(puquio)
    await puquio.stop()
  },
  baseURL: ({ ownPuquio }, use) => use(ownPuquio.url),
})
export { expect } from '@playwright/test'

/** Downloads the file that a click starts. */
export async function download(page: Page, link: Locator): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await link.click()
  return readFile(await (await started).path())
}
