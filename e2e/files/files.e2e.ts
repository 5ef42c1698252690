import { accounts, signIn } from '../people.ts'
import { download, expect, testOnNew as test } from '../puquio.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.alloc(5_000_000, 32)
pdf.write('%PDF-1.4\n1 0 obj <<>> endobj\n')

test('files are uploaded over a line that breaks, kept in versions, put into the bin and looked at', {
  tag: ['@containers'],
}, async ({ page }) => {
  await signIn(page, accounts.admin)
  await page.goto('/files')
  await expect(page).toHaveURL(/\/files\/instrument$/)

  // The first part finds no line, once.
  let broken = 0
  await page.route(/\/uploads\/[^/]+\/bytes\?offset=0$/, (route) =>
    broken++ === 0 ? route.abort('connectionreset') : route.continue(),
  )
  await page.getByRole('button', { name: 'Nueva carpeta' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Modificatorias')
  await page.getByRole('button', { name: 'Crear' }).click()
  await page.getByRole('button', { name: /^Modificatorias/ }).click()
  const input = page.locator('input[type="file"]')
  const file = { name: 'MEIA 2026.pdf', mimeType: 'application/pdf', buffer: pdf }
  await input.setInputFiles(file)
  const uploads = page.getByRole('region', { name: 'Subidas' })
  await expect(uploads.getByText('Subido')).toBeVisible({ timeout: 30_000 })
  expect(broken).toBeGreaterThan(1)
  const table = page.getByRole('table', { name: 'Archivos' })
  await expect(table.getByText('MEIA 2026.pdf')).toBeVisible()

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Subir archivos' }).click(),
  ])
  await chooser.setFiles({ ...file, buffer: pdf.subarray(0, 1_000_000) })
  await uploads.getByRole('button', { name: 'Nueva versión' }).click()
  await expect(uploads.getByText('Subido')).toBeVisible({ timeout: 30_000 })
  await table
    .getByRole('button', { name: /MEIA 2026/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Detalles' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Versión n.° 2 (actual)')).toBeVisible()
  const first = await download(page, panel.getByRole('link', { name: 'Descargar' }).last())
  expect(first.equals(pdf)).toBe(true)
  await panel.getByRole('button', { name: 'Volver a esta versión' }).click()
  await expect(panel.getByText('Versión n.° 3 (actual)')).toBeVisible()
  await page.keyboard.press('Escape')

  await table
    .getByRole('button', { name: /MEIA 2026/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect(page.getByText('«MEIA 2026.pdf» está en la papelera.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(table.getByText('MEIA 2026.pdf')).toBeVisible()

  await page.goto('/files/image')
  await input.setInputFiles({ name: 'punto.png', mimeType: 'image/png', buffer: png })
  await expect(uploads.getByText('Subido')).toBeVisible()
  await table.getByText('punto.png').click()
  const image = page.getByRole('img', { name: 'punto.png' })
  await expect(image).toBeVisible()
  await page.keyboard.press('r')
  await expect(image).toHaveAttribute('style', /rotate\(90deg\)/)
  await page.getByRole('button', { name: 'Voltear en horizontal' }).click()
  await expect(image).toHaveAttribute('style', /scale\(1, -1\)|scale\(-1, 1\)/)
})
