import type { Language } from '@puquio/domain'
import type { Page } from '@playwright/test'

export const demoPassword = 'Puquio-demo-1'
export const accounts = {
  system: 'sistema@demo.puquio.pe',
  admin: 'admin@demo.puquio.pe',
  reader: 'lectura@demo.puquio.pe',
  field: 'campo@demo.puquio.pe',
  auditor: 'auditor@demo.puquio.pe',
}

/** Opens the sign-in page in a language and signs in; accepts the policy where it is asked for. */
export async function signIn(page: Page, email: string, language: Language = 'es') {
  await page.goto('/')
  await page.getByRole('combobox').first().selectOption(language)
  await submitSignIn(page, email)
  await acceptPolicy(page)
}

/** Fills in and sends the form of the open sign-in page, and waits until the page is left. */
export async function submitSignIn(page: Page, email: string, password = demoPassword) {
  const field = page.locator('input[type="email"]')
  await field.fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await field.waitFor({ state: 'hidden' })
}

/** Accepts the policy; does nothing where it was accepted before. */
export async function acceptPolicy(page: Page) {
  const policy = page.getByRole('dialog')
  const content = page.getByRole('main').getByRole('heading', { level: 1 })
  await policy.or(content).first().waitFor()
  if (!(await policy.isVisible())) return
  for (const box of await policy.getByRole('checkbox').all()) await box.check()
  await policy.getByRole('button').first().click()
  await policy.waitFor({ state: 'hidden' })
}
