import type { Page } from '@playwright/test'
import { acceptPolicy, accounts, signIn, submitSignIn } from '../people.ts'
import { expect, test } from '../puquio.ts'
import { words } from '../words.ts'
import { opened, openedOfSystem } from './opened.ts'
import { screens, systemScreens } from './screens.ts'
import { check, checkWidth, errorsOf, walkOn } from './walk.ts'

// Dark screens differ from light ones only in colours; `npm run prove` checks all rules, and opens every
// screen by its address at every width and in every language.
const isFull = process.env.PUQUIO_PROVE === 'full'
const darkRules = isFull ? [] : ['color-contrast']

/** In parts, so that no worker is left with a long one at the end. */
const inParts = <T>(all: readonly T[], count: number) =>
  Array.from({ length: count }, (_, part) => ({
    name: `${part + 1} of ${count}`,
    some: all.filter((_, at) => Math.floor((at * count) / all.length) === part),
  }))

for (const { name, width, height, inTheDark } of [
  { name: 'wide, and in the dark,', width: 1440, height: 900, inTheDark: true },
  { name: 'on a phone', width: 390, height: 844, inTheDark: false },
]) {
  const begin = async (page: Page) => {
    await page.setViewportSize({ width, height })
    const { open, goOn, settle } = walkOn(page)
    return { errors: errorsOf(page), open, arrive: isFull ? open : goOn, settle }
  }
  const checkAll = async (page: Page, screen: string) => {
    await check(page, screen)
    if (inTheDark) await checkInTheDark(page, screen)
  }

  test(`the sign-in page ${name} is accessible, whole and free of errors`, async ({ page }) => {
    const { errors } = await begin(page)
    await page.goto('/')
    await checkAll(page, '/ signed out')
    expect(errors).toEqual([])
  })

  for (const part of inParts(screens, 6))
    test(`every screen ${name} is accessible, whole and free of errors (${part.name})`, async ({
      page,
    }) => {
      const { errors, arrive } = await begin(page)
      await signIn(page, accounts.admin)
      for (const path of part.some) {
        await arrive(path)
        await checkAll(page, path)
      }
      expect(errors).toEqual([])
    })

  test(`every screen of the system ${name} is accessible, whole and free of errors`, async ({
    page,
  }) => {
    const { errors, arrive, open, settle } = await begin(page)
    await signIn(page, accounts.system)
    for (const path of systemScreens) {
      await arrive(path)
      await checkAll(page, path)
    }
    for (const one of openedOfSystem) {
      await open(one.path)
      await one.open(page, 'es')
      await settle()
      await checkAll(page, one.name)
    }
    expect(errors).toEqual([])
  })

  for (const part of inParts(opened, 2))
    test(`what opens ${name} is accessible, whole and free of errors (${part.name})`, async ({
      page,
    }) => {
      const { errors, open, settle } = await begin(page)
      await signIn(page, accounts.admin)
      for (const one of part.some) {
        await open(one.path)
        await one.open(page, 'es')
        await settle()
        await checkAll(page, one.name)
      }
      expect(errors).toEqual([])
    })
}

// Words are longest in French; `npm run prove` looks at the other languages, too.
for (const language of isFull ? (['en', 'fr', 'pt'] as const) : (['fr'] as const)) {
  test(`nothing is wider than a phone in ${language}`, async ({ page }) => {
    const { open, goOn } = walkOn(page)
    const arrive = isFull ? open : goOn
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('combobox').first().selectOption(language)
    await checkWidth(page, '/ signed out')
    await submitSignIn(page, accounts.system)
    await acceptPolicy(page)
    for (const path of [...screens, ...systemScreens]) {
      await arrive(path)
      await checkWidth(page, path)
    }
    await arrive('/planning-and-monitoring')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(language)('plans'))
    for (const one of [...opened, ...openedOfSystem]) {
      await open(one.path)
      await one.open(page, language)
      await checkWidth(page, one.name)
    }
  })
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
