import { accounts, signIn } from '../people.ts'
import { expect, test } from '../puquio.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

for (const [page, path] of [
  ['plans', '/planning-and-monitoring'],
  ['a plan', '/planning-and-monitoring/2'],
  ['the follow-up', '/planning-and-monitoring/edit/2'],
  ['the stations', '/reference'],
] as const)
  test(`a finger meets every button of ${page} on a phone`, {
    tag: ['@monitorings', '@plans', '@reference'],
  }, async ({ page }) => {
    await signIn(page, accounts.admin)
    await page.goto(path)
    const content = page.getByRole('main')
    await expect(content.locator('button:visible').nth(3)).toBeVisible()
    const small = await content.locator('button:visible').evaluateAll((buttons) =>
      buttons
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 40 || box.width < 40)
        .map(
          ({ button, box }) =>
            `${button.ariaLabel ?? button.textContent} ${box.width} × ${box.height}`,
        ),
    )
    expect(small).toEqual([])
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
  })
