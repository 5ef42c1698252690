import type { Page } from '@playwright/test'
import { accounts, signIn } from '../people.ts'
import { expect, testOnNew as test } from '../puquio.ts'

const sideBar = (page: Page) => page.getByRole('navigation', { name: 'Menú del proyecto' })
const entry = (page: Page, name: string) =>
  page.getByRole('treeitem').filter({ hasText: name }).last()

const said = (page: Page, words: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeAttached()

test('a menu is edited, and seen by a reader at once', { tag: ['@menu'] }, async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const reader = await context.newPage()
  await signIn(reader, accounts.reader)
  await expect(sideBar(reader).getByRole('link', { name: 'Planes de monitoreo' })).toBeVisible()

  // The whole menu stands on the screen, so that what is dragged does not scroll.
  await page.setViewportSize({ width: 1440, height: 1600 })
  await signIn(page, accounts.admin)
  await page.goto('/config/project/update/1?tab=menu')
  await expect(page.getByRole('tree')).toBeVisible()

  await test.step('a new folder takes the plans, dragged into it', async () => {
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Carpeta' }).click()
    await page.getByRole('textbox', { name: 'Nombre en el menú' }).fill('Monitoreo ambiental')
    const folder = entry(page, 'Monitoreo ambiental').locator('div').first()
    // The middle half of a folder is inside.
    const plans = entry(page, 'Planes de monitoreo').locator('div').first()
    await plans.dragTo(folder, { targetPosition: { x: 60, y: 18 } })
    await said(page, /^Planes de monitoreo: posición 1 de 1 en Monitoreo ambiental$/)
  })
  await test.step('the folder goes up by keyboard', async () => {
    await entry(page, 'Monitoreo ambiental').first().focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    await said(page, /^Monitoreo ambiental: posición \d+ de \d+$/)
  })
  await test.step('a link is added', async () => {
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Enlace' }).click()
    await page.getByRole('textbox', { name: 'Nombre en el menú' }).fill('Senamhi')
    await page.getByRole('button', { name: 'Guardar menú' }).click()
    await expect(page.getByText(/El menú no puede tener valores vacíos/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Dirección' }).fill('www.senamhi.gob.pe')
    await page.getByRole('button', { name: 'Guardar menú' }).click()
    await expect(page.getByText('Se guardó el menú del proyecto')).toBeVisible()
  })

  await test.step('the reader sees it without reloading', async () => {
    const menu = sideBar(reader)
    const folder = menu.getByRole('listitem').filter({ hasText: 'Monitoreo ambiental' }).first()
    await expect(folder.getByRole('link', { name: 'Planes de monitoreo' })).toBeVisible()
    const link = menu.getByRole('link', { name: /^Senamhi/ })
    await expect(link).toHaveAttribute('href', 'https://www.senamhi.gob.pe')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  })

  await test.step('what is hidden from the reader closes for them while it is open', async () => {
    await sideBar(reader).getByRole('link', { name: 'Planes de monitoreo' }).click()
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Planes de monitoreo')
    const id = await reader.evaluate(() => JSON.parse(localStorage['puquio.user'] ?? '{}').id)
    await page.goto(`/config/project/user/1/menu/${id}`)
    await page.getByRole('checkbox', { name: 'Monitoreo ambiental' }).uncheck()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se guardaron los permisos de menú')).toBeVisible()
    await expect(reader.getByText('Acceso denegado')).toBeVisible()
    await expect(sideBar(reader).getByText('Monitoreo ambiental')).toBeHidden()
    await reader.goto('/planning-and-monitoring/2')
    await expect(reader.getByText(/^Ruta no válida/)).toBeVisible()
    await expect(reader).toHaveURL(/\/$/)
  })
  await context.close()
})
