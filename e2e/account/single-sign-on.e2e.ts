import type { Page } from '@playwright/test'
import { client, issuerAt, startIdentityProvider } from './identity-provider.ts'
import { violationsOf } from '../axe.ts'
import { acceptPolicy, accounts, signIn } from '../people.ts'
import { expect, test as base } from '../puquio.ts'
import { freePort, type Puquio, startPuquio } from '../start-puquio.ts'

/** A Puquio with single sign-on, and the provider that it asks, once that is started. */
const test = base.extend<{ singleSignOn: Puquio & { startProvider: () => Promise<void> } }>({
  singleSignOn: async ({}, use) => {
    const port = await freePort()
    const puquio = await startPuquio({
      OIDC_ISSUER: issuerAt(port),
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      SSO_DOMAINS: 'demo.puquio.pe',
    })
    const providers: Awaited<ReturnType<typeof startIdentityProvider>>[] = []
    const startProvider = async () => {
      providers.push(await startIdentityProvider({ port, puquioUrl: puquio.url }))
    }
    await use({ ...puquio, startProvider })
    for (const provider of providers) await provider.stop()
    await puquio.stop()
  },
  baseURL: ({ singleSignOn }, use) => use(singleSignOn.url),
})

const button = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión con Microsoft' })
const openPopup = async (page: Page) => {
  const opened = page.waitForEvent('popup')
  await button(page).click()
  return opened
}

/** The provider's own pages: who it is, and that Puquio may know it. */
async function submitAtProvider(popup: Page, name: string) {
  await popup.locator('input[name="login"]').fill(name)
  await popup.locator('input[name="password"]').fill('any')
  await popup.locator('button[type="submit"]').click()
  await popup.getByRole('button', { name: 'Continue' }).click()
}

/** Waits until the sign-in page is left. */
async function arrive(page: Page) {
  await button(page).waitFor({ state: 'hidden' })
  await acceptPolicy(page)
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('puquio.account') ?? 'null'))

test('a person signs in and out at the identity provider', async ({ page, singleSignOn }) => {
  await singleSignOn.startProvider()
  await page.goto('/')
  await expect(button(page)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const popup = await openPopup(page)
  await expect(page.getByRole('status')).toContainText('Continuar en la ventana de Microsoft.')
  const closed = popup.waitForEvent('close')
  await submitAtProvider(popup, accounts.reader)
  await closed
  await arrive(page)
  await expect(page.getByRole('button', { name: /^Cuenta de/ })).toBeVisible()
  expect(await stored(page)).toEqual({
    username: accounts.reader,
    homeAccountId: accounts.reader,
  })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Cuenta de/ })).toBeVisible()

  // Signing out ends both sessions: the provider asks who it is again.
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  const leaving = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  const left = await leaving
  const gone = left.waitForEvent('close')
  await left.getByRole('button', { name: /Yes/ }).click()
  await gone
  await expect(button(page)).toBeVisible()
  expect(await stored(page)).toBeNull()
  const again = await openPopup(page)
  await expect(again.locator('input[name="login"]')).toBeVisible()
  await again.close()
  await expect(page.getByRole('alert')).toContainText('se cerró antes de terminar')
})

test('what goes wrong is told in words', async ({ page, singleSignOn }) => {
  await page.goto('/')
  await openPopup(page)
  await expect(page.getByRole('alert')).toContainText('proveedor de identidad no responde')

  await singleSignOn.startProvider()
  const cancelled = await openPopup(page)
  await cancelled.getByRole('link', { name: /Cancel/ }).click()
  await expect(page.getByRole('alert')).toContainText('se canceló en el proveedor')

  const unknown = await openPopup(page)
  await submitAtProvider(unknown, 'nadie@demo.puquio.pe')
  await expect(page.getByRole('alert')).toContainText('no está registrado')

  await page.evaluate(() => {
    window.open = () => null
  })
  await button(page).click()
  await expect(page.getByRole('alert')).toContainText('bloqueó la ventana')
})

test('an administrator sees the link of a user and takes it away', async ({
  page,
  singleSignOn,
}) => {
  await singleSignOn.startProvider()
  await page.goto('/')
  const popup = await openPopup(page)
  await submitAtProvider(popup, accounts.reader)
  await arrive(page)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, accounts.system)
  await page.goto(`/config/users?search=${encodeURIComponent(accounts.reader)}`)
  await page.getByRole('row').filter({ hasText: accounts.reader }).first().click()
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText('Inicio de sesión único')
  await panel.getByRole('button', { name: 'Desvincular' }).click()
  await page
    .getByRole('dialog', { name: /¿Desvincular/ })
    .getByRole('button', { name: 'Desvincular' })
    .click()
  await expect(page.getByText(`La cuenta ${accounts.reader} quedó desvinculada`)).toBeVisible()
})
