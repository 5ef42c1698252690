import type { Page, Request } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { expect } from '../puquio.ts'

type Walk = {
  /** Opens an address as a browser does that was given it. */
  open: (path: string) => Promise<void>
  /** Goes on to an address within the open page, as a link does; a tenth of the work. */
  goOn: (path: string) => Promise<void>
  /** Waits until nothing is asked for and nothing more is rendered. */
  settle: () => Promise<void>
}

/** Walks through screens, each of which is looked at once its data are there. */
export function walkOn(page: Page): Walk {
  const pending = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    // The stream of news stays open.
    if (request.resourceType() === 'eventsource') return
    pending.add(request)
    begun++
  })
  const onEnd = (request: Request) => void pending.delete(request)
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)

  const settle = async () => {
    await page.getByRole('main').waitFor({ timeout: 60_000 })
    let before: number
    do {
      // A page of images takes its time where others are at work on the machine, too.
      await expect.poll(() => pending.size, { intervals: [20], timeout: 60_000 }).toBe(0)
      before = begun
      await page.evaluate(rest)
    } while (pending.size > 0 || begun > before)
  }
  return {
    settle,
    async open(path) {
      await page.goto(path)
      await settle()
    },
    async goOn(path) {
      await page.evaluate((to) => history.pushState({}, '', to), path)
      await settle()
    },
  }
}

/**
 * Runs in the page: ends when it has had nothing to do twice, a tenth of a second apart. After a frame, since
 * Chromium now and then calls no idle callback while none is drawn.
 */
const rest = () => {
  const idle = (then: () => void) => requestAnimationFrame(() => requestIdleCallback(then))
  return new Promise<void>((resolve) => idle(() => setTimeout(() => idle(resolve), 100)))
}

/** Returns the errors of the page and its console, which go on being added. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  return errors
}

/** Checks that the screen has no serious fault of accessibility and is not wider than the window. */
export async function check(page: Page, screen: string, rules?: string[]) {
  const serious = (await violationsOf(page, rules))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${screen}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  expect.soft(serious).toEqual([])
  await checkWidth(page, screen)
}

/** Checks that neither the page nor anything over it scrolls sideways. */
export async function checkWidth(page: Page, screen: string) {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, [role="dialog"]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth}`),
  )
  expect.soft(wide, `${screen} is wider than the window`).toEqual([])
}
