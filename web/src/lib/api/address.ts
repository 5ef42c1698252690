import type { AnyRoute, RouteInput } from '@puquio/contract'

/** The origin of the API: our own, unless the build sets another one. */
const host: string = import.meta.env['VITE_API_HOST'] ?? ''

/** An address that the API answered, as a logo's. */
export const onApiHost = (path: string): string => `${host}${path}`

type Value = string | number | boolean | readonly (string | number)[] | null | undefined
type Values = Readonly<Record<string, Value>>
export type AddressedCall = { params?: Values; query?: Values; body?: unknown }

/** A route's address: its path filled, and its query with lists as `a=1,2` and nothing that is undefined. */
export const addressOf = <R extends AnyRoute>(route: R, input?: RouteInput<R>): string => {
  const { params = {}, query = {} } = (input ?? {}) as AddressedCall
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    if (typeof value === 'object' && value.length === 0) continue
    search.set(name, typeof value === 'object' ? value.join(',') : String(value))
  }
  const text = search.toString().replaceAll('%2C', ',')
  return `${host}${path}${text === '' ? '' : `?${text}`}`
}
