import type { Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Returns the rules of axe that the page breaks, of all or of these. Axe is put into each document once, and
 * lists only what is wrong: naming what is right as well, on a page of its own, takes five times as long.
 */
export async function violationsOf(page: Page, rules: string[] = []): Promise<axe.Result[]> {
  await motionEnded(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    const { axe: within } = window as unknown as { axe: typeof axe }
    const options = only.length > 0 ? { runOnly: only } : {}
    const { violations } = await within.run(document, { ...options, resultTypes: ['violations'] })
    return violations
  }, rules)
}

/**
 * What fades in has other colours until it stands. Motion that never ends is not waited for, nor what goes on for
 * longer than a person would wait.
 */
const motionEnded = (page: Page): Promise<void> =>
  page.evaluate(async (mostMs) => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        )
    const late = new Promise((resolve) => setTimeout(resolve, mostMs, 'late'))
    for (let all = ending(); all.length > 0; all = ending()) {
      const ended = Promise.allSettled(all.map(({ finished }) => finished))
      if ((await Promise.race([ended, late])) === 'late') return
    }
  }, 3000)
