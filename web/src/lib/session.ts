import type { RouteAnswer } from '@puquio/contract'
import type { ownUserRoutes } from '@puquio/contract/people/own-user'
import { readStored, writeStored } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** The signed-in user with the AuthCode, which is kept with the user. */
export type SignedInUser = RouteAnswer<typeof ownUserRoutes.byEmail>

/** Why a session ended: what the server says of it, or what happened here. */
export type SessionEnd =
  | 'superseded'
  | 'expired'
  | 'signed-out'
  | 'blocked'
  | 'deactivated'
  | 'password-changed'
  | 'unknown'
  | 'idle'
  | 'chosen'
  | 'elsewhere'

const storageKey = 'puquio.user'

const stored = (): SignedInUser | null => {
  const user = readStored<SignedInUser>('device', storageKey)
  return typeof user?.AuthCode === 'string' && typeof user.id === 'number' ? user : null
}

/** Null while nobody is signed in. */
export const session = createStore<SignedInUser | null>(stored())

export const useSession = (): SignedInUser | null => useStore(session)

/** For parts that are only shown to signed-in users. */
export const useUser = (): SignedInUser => {
  const user = useSession()
  if (user === null) throw new Error('Nobody is signed in')
  return user
}

export const startSession = (user: SignedInUser): void => {
  writeStored('device', storageKey, user)
  session.set(user)
}

type EndListener = (reason: SessionEnd) => void
const endListeners = new Set<EndListener>()

export const onSessionEnd = (listener: EndListener): (() => void) => {
  endListeners.add(listener)
  return () => {
    endListeners.delete(listener)
  }
}

/** Clears what this browser knows of the session; the server is told by `signOut`, or said so itself. */
export const endSession = (reason: SessionEnd): void => {
  if (session.read() === null) return
  writeStored('device', storageKey, null)
  session.set(null)
  for (const listener of endListeners) listener(reason)
}

// Other tabs of the browser follow: signing in or out in one does it in all.
window.addEventListener('storage', (event) => {
  if (event.key !== storageKey && event.key !== null) return
  const [before, now] = [session.read(), stored()]
  if (now === null) return endSession('elsewhere')
  // Another user: no data of the previous one may stay in memory.
  if (before !== null && before.id !== now.id) return window.location.assign('/')
  session.set(now)
})
