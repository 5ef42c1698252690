import { accounts, signIn } from '../people.ts'
import { expect, test } from '../puquio.ts'

// A camp's laptop: its whole screen, and what the browser's own bars leave of it.
for (const height of [768, 640])
  test(`the follow-up form's buttons stay in sight at 1366 × ${height}`, {
    tag: ['@monitorings'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height })
    await signIn(page, accounts.admin)
    await page.goto('/planning-and-monitoring/edit/2?status=far')
    const save = page.getByRole('button', { name: 'Guardar y seguir' })
    await expect(save).toBeInViewport({ ratio: 1 })
    await page.getByRole('textbox', { name: 'Razón' }).focus()
    await expect(save).toBeInViewport({ ratio: 1 })
    await page
      .getByRole('region', { name: 'Monitoreos' })
      .getByRole('button', { name: /Lejano/ })
      .last()
      .focus()
    await expect(save).toBeInViewport({ ratio: 1 })
    const open = page.locator('[data-row][aria-current]')
    await expect(open).not.toBeInViewport()
    await page.getByRole('button', { name: 'Monitoreo siguiente' }).click()
    await expect(open).toBeInViewport({ ratio: 0.9 })
  })

for (const width of [1366, 1440])
  test(`the month shows stations by their whole names and its last column at ${width} pixels`, {
    tag: ['@schedule'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    await signIn(page, accounts.admin)
    await page.goto('/planning-and-monitoring/2?month=2026-01')
    const table = page.getByRole('grid')
    await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 })
    const cut = await table.getByRole('rowheader').evaluateAll((heads) =>
      heads
        .flatMap((head) => [head, ...head.children])
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
        .map((one) => one.textContent),
    )
    expect(cut).toEqual([])
  })
