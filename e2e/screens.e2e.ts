import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accounts, signIn } from './people.ts'
import { expect, test } from './puquio.ts'

const screens = [
  '/',
  '/planning-and-monitoring',
  '/planning-and-monitoring/create',
  '/planning-and-monitoring/2',
  '/planning-and-monitoring/2?view=map',
  '/planning-and-monitoring/edit/2',
  '/planning-and-monitoring/add/2',
  '/reference/stations',
  '/reference/components',
  '/reference/profiles',
  '/reference/frequencies',
  '/config',
  '/forgot',
  '/chat-bot',
  '/no-such-page',
]

for (const { name, width, height, scheme } of [
  { name: 'wide', width: 1440, height: 900, scheme: 'light' as const },
  { name: 'on a phone', width: 390, height: 844, scheme: 'light' as const },
  { name: 'in the dark', width: 1440, height: 900, scheme: 'dark' as const },
]) {
  test(`every screen ${name} is accessible, whole and free of errors`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme })
    const errors = listen(page)
    await page.goto('/')
    await check(page, '/ signed out')
    await signIn(page, accounts.admin)
    for (const path of screens) {
      await page.goto(path)
      await page.getByRole('main').waitFor()
      await page.waitForLoadState('networkidle')
      await check(page, path)
    }
    expect(errors).toEqual([])
  })
}

async function check(page: Page, place: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${place}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  expect.soft(serious).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${place} is wider than the window`).toBeLessThanOrEqual(0)
}

function listen(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
