import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { opened, openedOfSystem } from './opened.ts'
import { acceptPolicy, accounts, signIn, submitSignIn } from '../people.ts'
import { expect, test } from '../puquio.ts'
import { words } from '../words.ts'

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
  '/files',
  '/files/evidence?view=monitorings',
  '/files/image?view=bin',
  '/files/report?open=1',
  '/notifications',
  '/notifications/preferences',
  '/config',
  '/config?tab=tokens',
  '/config/project',
  '/config/project/create',
  '/config/project/update/1',
  '/config/project/update/1?tab=menu',
  '/config/project/user/1',
  '/config/project/user/1/menu/3',
  '/config/audit',
  '/config/audit?tab=acceptances',
  '/forgot',
  '/sso',
  '/chat-bot',
  '/no-such-page',
]

/** Those that only a system administrator opens. */
const systemScreens = [
  '/config?tab=system',
  '/config?tab=policy',
  '/config/notifications',
  '/config/notifications?tab=templates',
  '/config/notifications?tab=channels',
  '/config/notifications?tab=outbox',
  '/config/users',
  '/config/jobs',
]

// Dark screens differ from light ones only in colours; `npm run prove` checks all rules.
const everyRule: string[] = []
const darkRules = process.env.PUQUIO_PROVE === 'full' ? everyRule : ['color-contrast']

for (const { name, width, height, inTheDark } of [
  { name: 'wide, and in the dark,', width: 1440, height: 900, inTheDark: true },
  { name: 'on a phone', width: 390, height: 844, inTheDark: false },
]) {
  const checkAll = async (page: Page, screen: string) => {
    await check(page, screen)
    if (inTheDark) await checkInTheDark(page, screen)
  }

  test(`every screen ${name} is accessible, whole and free of errors`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const errors = listen(page)
    await page.goto('/')
    await checkAll(page, '/ signed out')
    await signIn(page, accounts.admin)
    for (const path of screens) {
      await arrive(page, path)
      await checkAll(page, path)
    }
    expect(errors).toEqual([])
  })

  test(`every screen of the system ${name} is accessible, whole and free of errors`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const errors = listen(page)
    await signIn(page, accounts.system)
    for (const path of systemScreens) {
      await arrive(page, path)
      await checkAll(page, path)
    }
    for (const one of openedOfSystem) {
      await arrive(page, one.path)
      await one.open(page, 'es')
      await checkAll(page, one.name)
    }
    expect(errors).toEqual([])
  })

  test(`what opens ${name} is accessible, whole and free of errors`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const errors = listen(page)
    await signIn(page, accounts.admin)
    for (const one of opened) {
      await arrive(page, one.path)
      await one.open(page, 'es')
      await page.waitForLoadState('networkidle')
      await checkAll(page, one.name)
    }
    expect(errors).toEqual([])
  })
}

for (const language of ['en', 'fr', 'pt'] as const) {
  test(`nothing is wider than a phone in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('combobox').first().selectOption(language)
    await checkWidth(page, '/ signed out')
    await submitSignIn(page, accounts.system)
    await acceptPolicy(page)
    for (const path of [...screens, ...systemScreens]) {
      await arrive(page, path)
      await checkWidth(page, path)
    }
    await page.goto('/planning-and-monitoring')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language)('plans'))
    for (const one of [...opened, ...openedOfSystem]) {
      await arrive(page, one.path)
      await one.open(page, language)
      await checkWidth(page, one.name)
    }
  })
}

async function arrive(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Switches the colours of the open page, which need not be opened again. */
async function checkInTheDark(page: Page, screen: string) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
  await page.waitForFunction(
    () => !document.getAnimations().some((one) => one instanceof CSSTransition),
  )
  await check(page, `${screen} in the dark`, darkRules)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html[data-mantine-color-scheme="light"]').waitFor()
}

async function check(page: Page, screen: string, rules = everyRule) {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${screen}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  expect.soft(serious).toEqual([])
  await checkWidth(page, screen)
}

/** Checks that neither the page nor anything over it scrolls sideways. */
async function checkWidth(page: Page, screen: string) {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, [role="dialog"]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth}`),
  )
  expect.soft(wide, `${screen} is wider than the window`).toEqual([])
}

function listen(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
