import type { Access } from '@puquio/domain'
import type { z } from 'zod'
import type { ProblemCode } from '../problems.ts'
import type { Tag } from './tags.ts'
import { address, bytes } from './values.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type RouteKind = 'json' | 'file' | 'upload' | 'bytes' | 'stream' | 'redirect'

type PathNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type ObjectSchema = z.ZodObject<z.core.$ZodLooseShape>

/** A project's access needs the project in the path, the only part where the guard reads it. */
type PathFor<P extends string, A extends Access> = A extends `project:${string}`
  ? 'projectId' extends PathNames<P>
    ? P
    : never
  : P

type RouteDescription<
  M extends Method,
  P extends string,
  A extends Access,
  Params,
  Query,
  Body,
  Response,
> = {
  method: M
  path: P & PathFor<P, A>
  access: A
  /** One line in English for OpenAPI. */
  summary: string
  /** A call of a project that an access token does not open. */
  withoutToken?: true
  params?: Params
  query?: Query
  body?: Body
  response: Response
  problems?: readonly ProblemCode[]
  /** Most bytes of a body that may hold many rows or a long text; few where it is left out. */
  maxBytes?: number
}

export type AnyRoute = {
  withoutToken?: true
  isMadeInTurn?: true
  hasOwnTurns?: true
  kind: RouteKind
  method: Method
  path: string
  access: Access
  summary: string
  reads?: readonly Tag[] | undefined
  changes?: readonly Tag[] | undefined
  params?: ObjectSchema | undefined
  query?: ObjectSchema | undefined
  body?: z.ZodType | undefined
  response: z.ZodType
  problems?: readonly ProblemCode[]
  maxBytes?: number
}

type CheckedParams<P extends string, Params> =
  PathNames<P> extends never
    ? unknown
    : { params: Params & z.ZodObject<Record<PathNames<P>, z.ZodType>> }

/**
 * Cached data is invalidated by tags: a GET lists those it reads, a change those it changes, `[]` for none.
 */
type TagsOf<M extends Method> = M extends 'GET'
  ? { reads: readonly Tag[] }
  : { changes: readonly Tag[] }

/** Downloads are not cached, so a GET of a file needs no tags. */
type TagsOfFile<M extends Method> = M extends 'GET' ? unknown : TagsOf<M>

/** A route as server and web read it; parts that it does not have are undefined. */
export type Route<
  Kind extends RouteKind,
  M extends Method,
  P extends string,
  A extends Access,
  Params,
  Query,
  Body,
  Response,
> = {
  kind: Kind
  method: M
  path: P
  access: A
  summary: string
  withoutToken?: true
  isMadeInTurn?: true
  reads: M extends 'GET' ? readonly Tag[] : undefined
  changes: M extends 'GET' ? undefined : readonly Tag[]
  params: Params
  query: Query
  body: Body
  response: Response
  problems?: readonly ProblemCode[]
  maxBytes?: number
}

/** One call of the API: written once, read by the server's handlers and guard and by the web's `call`. */
export const route = <
  const M extends Method,
  const P extends string,
  A extends Access,
  Response extends z.ZodType,
  Params extends ObjectSchema | undefined = undefined,
  Query extends ObjectSchema | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  parts: RouteDescription<M, P, A, Params, Query, Body, Response> &
    CheckedParams<P, Params> &
    TagsOf<M>,
) =>
  ({ ...parts, kind: 'json' }) as unknown as Route<'json', M, P, A, Params, Query, Body, Response>

/**
 * Of a project's file that takes seconds to make: a few are made at once, others wait for their turn. One that waits for
 * others than this server has turns of its own, and keeps no other request of the person waiting.
 */
type Turn<A extends Access> = A extends `project:${string}`
  ? { isMadeInTurn?: true; hasOwnTurns?: true }
  : unknown

/** A download: bytes with a name. A GET of it needs the session cookie alone, so that a link can open it. */
export const file = <
  const M extends Method,
  const P extends string,
  A extends Access,
  Params extends ObjectSchema | undefined = undefined,
  Query extends ObjectSchema | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  parts: Omit<RouteDescription<M, P, A, Params, Query, Body, z.ZodType>, 'response'> &
    CheckedParams<P, Params> &
    TagsOfFile<M> &
    Turn<A>,
) =>
  ({ ...parts, kind: 'file', response: bytes }) as unknown as Route<
    'file',
    M,
    P,
    A,
    Params,
    Query,
    Body,
    typeof bytes
  >

/**
 * A multipart upload of one file (part `file`) and of the text fields that `body` names. With the response
 * `bytes` it returns a file.
 */
export const upload = <
  const M extends Method,
  const P extends string,
  A extends Access,
  Response extends z.ZodType,
  Params extends ObjectSchema | undefined = undefined,
  Query extends ObjectSchema | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  parts: RouteDescription<M, P, A, Params, Query, Body, Response> &
    CheckedParams<P, Params> &
    TagsOf<M> & { maxBytes: number },
) =>
  ({ ...parts, kind: 'upload' }) as unknown as Route<
    'upload',
    M,
    P,
    A,
    Params,
    Query,
    Body,
    Response
  >

/** Bytes as the whole body (`application/octet-stream`), of `maxBytes` at most: a part of a file. */
export const bytesUpload = <
  const M extends Method,
  const P extends string,
  A extends Access,
  Response extends z.ZodType,
  Params extends ObjectSchema | undefined = undefined,
  Query extends ObjectSchema | undefined = undefined,
>(
  parts: RouteDescription<M, P, A, Params, Query, undefined, Response> &
    CheckedParams<P, Params> &
    TagsOf<M> & { maxBytes: number },
) =>
  ({ ...parts, kind: 'bytes' }) as unknown as Route<
    'bytes',
    M,
    P,
    A,
    Params,
    Query,
    undefined,
    Response
  >

/** Server-sent events: `response` is the shape of one event's data. */
export const stream = <
  const M extends Method,
  const P extends string,
  A extends Access,
  Response extends z.ZodType,
  Params extends ObjectSchema | undefined = undefined,
  Query extends ObjectSchema | undefined = undefined,
>(
  parts: RouteDescription<M, P, A, Params, Query, undefined, Response> & CheckedParams<P, Params>,
) =>
  ({ ...parts, kind: 'stream' }) as unknown as Route<
    'stream',
    M,
    P,
    A,
    Params,
    Query,
    undefined,
    Response
  >

/** A page that a browser opens and is sent on from: the response is the address. */
export const redirect = <
  const P extends string,
  A extends Access,
  Query extends ObjectSchema | undefined = undefined,
>(
  parts: Omit<
    RouteDescription<'GET', P, A, undefined, Query, undefined, z.ZodType>,
    'response' | 'method'
  >,
) =>
  ({
    ...parts,
    method: 'GET',
    kind: 'redirect',
    reads: [],
    response: address,
  }) as unknown as Route<'redirect', 'GET', P, A, undefined, Query, undefined, typeof address>

export type Routes = Record<string, AnyRoute>

type InputPart<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [k in K]?: z.input<S> }
    : { [k in K]: z.input<S> }
  : unknown
type Part<R, K extends string> = R extends { [k in K]: infer S } ? S : undefined

/** The input of a call: only the parts that the route has, required only where one of their keys is. */
export type RouteInput<R> = InputPart<'params', Part<R, 'params'>> &
  InputPart<'query', Part<R, 'query'>> &
  InputPart<'body', Part<R, 'body'>>

/** The result of a call, as read from JSON. */
export type RouteAnswer<R> = R extends { response: infer S extends z.ZodType } ? z.input<S> : never
