import { chunkTimeoutMs, type Screen, type screens } from '@puquio/domain'
import { lazyRouteComponent, type ResolveParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Entered } from '../lib/load-page.ts'
import { inTime } from '../lib/in-time.ts'
import type { SearchOf } from './searches.ts'

/** A page's file: every one exports `Page`, and `loader` where there is something to ask for meanwhile. */
type PageFile<Name extends Screen> = {
  Page: ComponentType
  loader?(
    entered: Entered<ResolveParams<(typeof screens)[Name]['path']>, SearchOf<Name>>,
  ): Promise<void>
}

export type LoadPage<Name extends Screen = Screen> = () => Promise<PageFile<Name>>

/** A page fetched when it is first opened, or pointed at. */
export const lazyPage = (load: LoadPage) =>
  lazyRouteComponent(() => inTime(load(), chunkTimeoutMs), 'Page')
