import type { Tag } from '@puquio/contract'

type Invalidate = (tags: readonly Tag[]) => Promise<void>

let listener: Invalidate = async () => undefined

/** The cache of what was read says how; before it is there, nothing was read. */
export const onInvalidate = (invalidate: Invalidate): void => {
  listener = invalidate
}

/** Makes what was read of these tags stale; resolves once what is shown of it is there again. */
export const invalidate: Invalidate = (tags) => listener(tags)
