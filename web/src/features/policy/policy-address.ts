import { isUrlAllowed } from '@puquio/domain'

/** Returns the address of the project's policy, with a scheme, which the URL rule does not require. */
export const policyAddress = (url: string | null): string | null => {
  if (url === null || !isUrlAllowed(url)) return null
  return /^https?:\/\//i.test(url) ? url : `https://${url}`
}
