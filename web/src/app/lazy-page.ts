import { chunkTimeoutMs } from '@puquio/domain'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { inTime } from '../lib/in-time.ts'

export type LoadPage = () => Promise<{ Page: ComponentType }>

/** A page fetched when it is first opened, or pointed at; every page's file exports `Page`. */
export const lazyPage = (load: LoadPage) =>
  lazyRouteComponent(() => inTime(load(), chunkTimeoutMs), 'Page')
