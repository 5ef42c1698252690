import { useSearch } from '@tanstack/react-router'

/** The token that a mailed link carries; null where there is none, as when the page is opened by hand. */
export const useLinkToken = (): string | null => {
  const { token }: { token?: unknown } = useSearch({ strict: false })
  // The router reads a token of digits alone as a number.
  return typeof token === 'string' || typeof token === 'number' ? String(token) : null
}
