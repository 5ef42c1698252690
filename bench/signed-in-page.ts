import type { BrowserContext, Page } from '@playwright/test'

type Caller = { id: number; email: string; authorization: string; cookie: string }

/** What the browser keeps of a session, so that the page opens signed in. */
export async function signInAs(context: BrowserContext, address: string, caller: Caller) {
  const [name = '', value = ''] = caller.cookie.split('=')
  await context.addCookies([{ name, value, url: address }])
  const user = {
    id: caller.id,
    name: 'Rosa',
    last_name: 'Quispe',
    email: caller.email,
    phone: null,
    position: null,
    admin: false,
    active: true,
    verified: true,
    phoneVerified: false,
    blocked: false,
    language: 'es',
    projectPermissions: [],
    guestPermissions: [],
    AuthCode: caller.authorization,
  }
  const text = JSON.stringify(user)
  await context.addInitScript((stored) => localStorage.setItem('puquio.user', stored), text)
}

/** How often the page is drawn, as its own loop counts it. */
export const framesPerSecond = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(
    (lengthMs) =>
      new Promise<number>((resolve) => {
        const fromMs = performance.now()
        let frames = 0
        const count = () => {
          frames++
          const tookMs = performance.now() - fromMs
          if (tookMs < lengthMs) requestAnimationFrame(count)
          else resolve((frames * 1000) / tookMs)
        }
        requestAnimationFrame(count)
      }),
    seconds * 1000,
  )
