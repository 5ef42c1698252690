import { chunkTimeoutMs, type Screen, type screens } from '@puquio/domain'
import { lazyRouteComponent, type ResolveParams } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import type { Entered } from '../../lib/api/load-page.ts'
import { inTime } from '../../lib/api/in-time.ts'
import type { SearchOf } from '../searches.ts'

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

type PageFiles = Partial<Record<Screen, string[]>>

let known: PageFiles = {}

/** Fetches which files each page needs (`namePageFiles` in web/vite.config.ts): names that the first page can do without. */
export const learnPageFiles = async (): Promise<void> => {
  try {
    const response = await fetch('/page-files.json', { priority: 'low' })
    if (response.ok) known = (await response.json()) as PageFiles
  } catch {
    // Each file is then asked for by the one that imports it, a round trip later.
  }
}

/** Has the browser fetch all files of a page at once, which name each other otherwise. */
export const preloadFiles = (screen: Screen): void => {
  for (const href of known[screen] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
  delete known[screen]
}
