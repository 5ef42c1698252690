import type { ProviderAccount } from '@puquio/contract/people/single-sign-on'

/** What the last page of the popup tells the page that opened it. */
export type Said = ProviderAccount | { problem: string }

/**
 * Not the tie between the two windows, which the provider's page may cut: whoever is of this origin hears
 * it, and what is said proves nothing.
 */
const channelName = 'puquio.single-sign-on'
const size = { width: 520, height: 680 }
const askEveryMs = 300
/** A popup that was cut off seems closed at once. */
const closedForMs = 2_000

/** Null where the browser blocks popups; call it while a click is handled. */
export const openPopup = (address: string): Window | null => {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2)
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
  return window.open(address, 'puquio-single-sign-on', features)
}

export const tellOpener = (said: Said): void => {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(said)
  channel.close()
}

/** Resolves with what the popup's last page says; null where the person closed it before. */
export const waitForPopup = (popup: Pick<Window, 'closed'>): Promise<Said | null> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName)
    let closedSince: number | null = null
    const end = (said: Said | null) => {
      clearInterval(timer)
      channel.close()
      resolve(said)
    }
    const timer = setInterval(() => {
      if (!popup.closed) return
      closedSince ??= performance.now()
      if (performance.now() - closedSince >= closedForMs) end(null)
    }, askEveryMs)
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => end(data))
  })
