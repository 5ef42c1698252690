import type { SessionEnd } from '../../lib/session.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { createStore } from '../../lib/store.ts'

type EndNotice = { problem: 'NO_VALID_TOKEN'; params: { reason: SessionEnd } }

const key = 'puquio.end'

/**
 * Why the last session ended, until somebody signs in, over a reload of the page, too: a toast is gone by the
 * time that a person comes back to the desk.
 */
export const endNotice = createStore(readStored<EndNotice>('tab', key))
endNotice.subscribe(() => writeStored('tab', key, endNotice.read()))
