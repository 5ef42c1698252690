import { isUrlAllowed } from '@puquio/domain'

/** The project's policy as an address that may be opened: the URL rule lets its scheme be left out. */
export const policyAddress = (url: string | null): string | null => {
  if (url === null || !isUrlAllowed(url)) return null
  return /^https?:\/\//i.test(url) ? url : `https://${url}`
}
