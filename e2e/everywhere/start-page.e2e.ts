import type { Page } from '@playwright/test'
import { accounts, signIn } from '../people.ts'
import { expect, test } from '../puquio.ts'

const palette = (page: Page) => page.getByRole('combobox', { name: 'Ir a…' })

test('the start page leads to what needs the reader today', async ({ page }) => {
  await signIn(page, accounts.reader)
  const today = page.getByRole('region', { name: /^Pendiente hoy/ })
  const near = today.getByRole('link', { name: /cercanos? · / }).first()
  const count = Number(/\d+/.exec((await near.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(0)
  await near.click()
  await expect(page).toHaveURL(/\/planning-and-monitoring\/edit\/\d+\?status=near/)
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`\\b${count}\\b`))
      .first(),
  ).toBeVisible()
})

test('Ctrl+K leads to a station, a screen and a person by the keyboard alone', async ({ page }) => {
  await signIn(page, accounts.admin)
  await page.keyboard.press('ControlOrMeta+k')
  await palette(page).fill('referencia')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Datos de referencia')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/reference/)

  await page.keyboard.press('ControlOrMeta+k')
  await palette(page).fill('ya-01')
  const station = page.getByRole('group', { name: 'Estaciones' }).getByRole('option').first()
  await expect(station).toContainText('YA-01')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()

  await page.keyboard.press('ControlOrMeta+k')
  await palette(page).fill('oscar mendoza')
  await expect(page.getByRole('group', { name: 'Personas' }).getByRole('option')).toContainText(
    'Óscar Mendoza',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/config\/project\/user\/\d+\?search=/)
  await expect(page.getByRole('main').getByText(/Óscar/).first()).toBeVisible()

  await page.keyboard.press('ControlOrMeta+k')
  const recent = page.getByRole('group', { name: 'Recientes' }).getByRole('option')
  await expect(recent.first()).toContainText('Óscar Mendoza')
})

test('a reader finds no people', async ({ page }) => {
  await signIn(page, accounts.reader)
  await page.getByRole('button', { name: 'Ir a…' }).click()
  await palette(page).fill('oscar mendoza')
  await expect(page.getByText('No se encontró nada.')).toBeVisible()
})
