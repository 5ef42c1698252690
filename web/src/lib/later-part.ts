import { chunkTimeoutMs } from '@puquio/domain'
import { type ComponentType, lazy } from 'react'
import { inTime } from './api/in-time.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A part that the page can begin without, as a dialog: fetched when the browser has nothing else to
 * do, so that it is there when it is needed, and at the latest when it is first shown.
 */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let part: Promise<{ default: ComponentType<Props> }> | null = null
  const fetchPart = () => {
    part ??= inTime(load(), chunkTimeoutMs).then(
      (component) => ({ default: component }),
      (error: unknown) => {
        part = null
        throw error
      },
    )
    return part
  }
  whenIdle(() => {
    fetchPart().catch((error: unknown) => console.warn(error))
  })
  return lazy(fetchPart)
}
