import type { api } from '@puquio/contract/all'
import type { RouteName } from '../proofs/access-table.ts'
import type { SentFile } from '../send.ts'

type Api = typeof api
type RouteOf<Name extends RouteName> = Name extends `${infer F}.${infer C}`
  ? F extends keyof Api
    ? C extends keyof Api[F]
      ? Api[F][C]
      : never
    : never
  : never
/** Every route that is not a GET. */
export type ChangeName = {
  [Name in RouteName]: RouteOf<Name> extends { method: 'GET' } ? never : Name
}[RouteName]

export type ChangeCall = {
  params?: Record<string, string | number>
  body?: object
  query?: object
  file?: SentFile
  headers?: Record<string, string>
  /** Nobody, where it is left out. */
  as?: { id: number }
}
