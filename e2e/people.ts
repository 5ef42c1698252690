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
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(demoPassword)
  await page.locator('button[type="submit"]').click()
  await page.getByRole('navigation').first().waitFor()
  await acceptPolicy(page)
}

/** The policy's boxes, ticked, and its first button; nothing where it was accepted before. */
export async function acceptPolicy(page: Page) {
  const policy = page.getByRole('dialog')
  const content = page.getByRole('main').getByRole('heading', { level: 1 })
  await policy.or(content).first().waitFor()
  if (!(await policy.isVisible())) return
  for (const box of await policy.getByRole('checkbox').all()) await box.check()
  await policy.getByRole('button').first().click()
  await policy.waitFor({ state: 'hidden' })
}
