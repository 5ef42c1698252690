import { chunkTimeoutMs, type Screen, type screens } from '@puquio/domain'
import { lazyRouteComponent, type ResolveParams } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import type { Entered } from '../lib/api/load-page.ts'
import { inTime } from '../lib/api/in-time.ts'
import type { SearchOf } from './searches.ts'

/** A page's file: exports `Page`, and `loader` where data can be requested in parallel. */
type PageFile<Name extends Screen> = {
  Page: FunctionComponent
  loader?(
    entered: Entered<ResolveParams<(typeof screens)[Name]['path']>, SearchOf<Name>>,
  ): Promise<void>
}

export type LoadPage<Name extends Screen = Screen> = () => Promise<PageFile<Name>>

/** A page that is loaded when it is first opened, or its link hovered. */
export const lazyPage = (load: LoadPage) => lazyPart(load, 'Page')

/**
 * A part of the page that is a file of its own. Once `preload` has fetched it, it renders at once:
 * React's own lazy would render nothing first, and hold back what comes after that for 300 ms.
 */
export const lazyPart = <File extends Record<Name, unknown>, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
) => lazyRouteComponent(() => inTime(load(), chunkTimeoutMs), name)
