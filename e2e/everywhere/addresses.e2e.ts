import { accounts, signIn } from '../people.ts'
import { expect, test } from '../puquio.ts'

test('what a page does not read leaves its address, and a plan that is not there is asked for once', {
  tag: ['@schedule'],
}, async ({ page }) => {
  await signIn(page, accounts.admin)
  await page.goto('/planning-and-monitoring/2?year=abc&month=2026-04')
  await expect(page).toHaveURL(/\/planning-and-monitoring\/2\?month=2026-04$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/planning-and-monitoring/999')
  await expect(page.getByRole('link', { name: 'Planes de monitoreo' }).last()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.endsWith('/plans/999'))).toHaveLength(1)
})
