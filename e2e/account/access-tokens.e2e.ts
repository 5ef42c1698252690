import type { Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { accounts, signIn } from '../people.ts'
import { expect, test } from '../puquio.ts'

const openTokens = async (page: Page) => {
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitem', { name: 'Tokens de acceso' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tokens de acceso')
}

test('a person makes a token, a script reads by it, and it is revoked', async ({
  page,
  puquioUrl,
}) => {
  await signIn(page, accounts.field)
  await openTokens(page)
  await page.getByRole('button', { name: 'Crear token' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: /Nombre del token/ }).fill('Informe mensual')
  await form.getByRole('button', { name: 'Crear token' }).click()
  const made = page.getByRole('dialog', { name: 'Se creó el token' })
  await expect(made).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const token = await made.getByRole('textbox').inputValue()
  expect(token).toMatch(/^puq_[0-9A-Za-z]{49}$/)
  await made.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(page.getByText(`puq_…${token.slice(-4)}`)).toBeVisible()

  const plans = () =>
    fetch(`${puquioUrl}/fkl-plan/projects/1/plans`, {
      headers: { authorization: `Bearer ${token}` },
    })
  const answer = await plans()
  expect(answer.status).toBe(200)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Informe mensual' })).not.toContainText(
    'Nunca',
  )
  await page.getByRole('button', { name: 'Revocar Informe mensual' }).click()
  await page
    .getByRole('dialog', { name: /¿Revocar/ })
    .getByRole('button', { name: 'Revocar' })
    .click()
  await expect(page.getByText('El token «Informe mensual» ya no vale')).toBeVisible()
  expect((await plans()).status).toBe(401)
})

test('the description of the API is read without the internet', async ({ page, puquioUrl }) => {
  const failed: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text())
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(puquioUrl) && !/^(data|blob):/.test(request.url()))
      failed.push(request.url())
  })
  await page.goto('/fkl-general/docs')
  await expect(page.getByRole('heading', { name: /Puquio/ })).toBeVisible()
  // The page resolves the whole description before it lists the calls.
  const plans = page.getByRole('heading', { name: /^plans/ })
  await expect(plans).toBeVisible({ timeout: 120_000 })
  await plans.click()
  await expect(
    page.getByText('/fkl-plan/projects/{projectId}/plans', { exact: true }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Authorize' }).first().click()
  await expect(page.getByRole('heading', { name: /accessToken/ })).toBeVisible()
  expect(failed).toEqual([])
})
