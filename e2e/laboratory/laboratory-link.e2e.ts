import { violationsOf } from '../axe.ts'
import { accounts, signIn } from '../people.ts'
import { expect, testOnNew as test } from '../puquio.ts'

const header = 'Estación;Fecha;Parámetro;Resultado;Unidad'
const rows = ['YA-01;15/1/2026;Plomo total;0,01;mg/L', 'YA-01;15/1/2026;Cobre total;0,02;mg/L']
const fileOf = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...lines].join('\n')),
})

test('a laboratory hands a file in by its link, and a person saves it', async ({
  page,
  browser,
  puquioUrl,
}) => {
  await signIn(page, accounts.admin)
  await page.goto('/data/laboratories')
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Laboratorio/).fill('Laboratorio del Sur')
  await form.getByLabel(/^Campaña/).fill('Febrero 2026 del Sur')
  expect(await violationsOf(page)).toEqual([])
  await form.getByRole('button', { name: 'Crear enlace' }).click()
  const made = page.getByRole('dialog', { name: 'Se creó el enlace' })
  const address = await made.getByRole('textbox').inputValue()
  expect(address).toMatch(/\/laboratory#pul_[0-9A-Za-z]{49}$/)
  await made.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(page.getByText(`pul_…${address.slice(-4)}`)).toBeVisible()

  const context = await browser.newContext({ baseURL: puquioUrl, locale: 'es-PE' })
  const outside = await context.newPage()
  const asked: string[] = []
  outside.on('request', (request) => asked.push(request.url()))

  await test.step('the laboratory opens it in a browser that knows nobody', async () => {
    await outside.goto(address)
    await expect(outside.getByRole('heading', { level: 1 })).toHaveText('Laboratorio del Sur')
    await expect(outside).toHaveURL(/\/laboratory$/)
    expect(await violationsOf(outside)).toEqual([])
    await outside.reload()
    await expect(outside.getByRole('heading', { level: 1 })).toHaveText('Laboratorio del Sur')
  })

  await test.step('it finds the fault of its file, mends it and uploads it again', async () => {
    await outside
      .locator('input[type=file]')
      .setInputFiles(fileOf('malo.csv', [...rows, 'NO-HAY;15/1/2026;Plomo total;0,01;mg/L']))
    await outside.getByRole('button', { name: 'Revisar el archivo' }).click()
    await expect(outside.getByRole('row', { name: /NO-HAY/ })).toBeVisible()
    await outside.getByRole('button', { name: /^Ver/ }).first().click()
    await expect(outside.getByRole('row', { name: /D4/ })).toContainText('NO-HAY')
    expect(await violationsOf(outside)).toEqual([])
    const discard = { name: 'Descartar y subir otro' }
    await outside.getByRole('button', discard).click()
    await outside.getByRole('dialog').getByRole('button', discard).click()
    await expect(outside.getByText('malo.csv: importación descartada.')).toBeVisible()
    await outside.locator('input[type=file]').setInputFiles(fileOf('bueno.csv', rows))
    await expect(outside.getByText('Se reconocieron las columnas')).toBeVisible()
    await outside.getByRole('button', { name: 'Revisar el archivo' }).click()
    await expect(outside.getByText('No hay observaciones')).toBeVisible()
  })

  await test.step('it hands it in, and changes it no more', async () => {
    await outside.getByRole('button', { name: 'Entregar', exact: true }).click()
    await outside.getByRole('dialog').getByRole('button', { name: 'Entregar', exact: true }).click()
    await expect(outside.getByText('Se entregó bueno.csv')).toBeVisible()
    await outside.getByRole('button', { name: 'Entregar otro archivo' }).click()
    const handedIn = outside.getByRole('listitem', { name: 'bueno.csv' })
    await expect(handedIn).toContainText('2 resultados')
    await expect(handedIn.getByRole('button')).toHaveCount(0)
    expect(asked.filter((url) => url.includes('pul_'))).toEqual([])
  })

  await test.step('a person finds it among the imports and saves it', async () => {
    await page.goto('/data/import')
    const waiting = page.getByRole('listitem', { name: /bueno\.csv/ })
    await expect(waiting).toContainText('Entregado por Laboratorio del Sur')
    await waiting.getByRole('button').first().click()
    await expect(page.getByText(/Entregado por Laboratorio del Sur/)).toBeVisible()
    await expect(page.getByLabel(/^Campaña/)).toHaveValue('Febrero 2026 del Sur')
    await page.getByRole('button', { name: 'Guardar 2 resultados' }).click()
    await expect(page.getByText('Se guardaron 2 resultados')).toBeVisible()
  })

  await test.step('the link is revoked, and says so', async () => {
    await page.goto('/data/laboratories')
    await page.getByRole('button', { name: 'Revocar Laboratorio del Sur' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click()
    await expect(page.getByText('Revocado')).toBeVisible()
    await outside.reload()
    await expect(outside.getByText('La empresa revocó este enlace')).toBeVisible()
  })
  await context.close()
})
