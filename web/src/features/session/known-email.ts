import { createStore } from '../../lib/store.ts'

/** The e-mail of who chose a password by a mailed link just now, for the sign-in form. */
export const knownEmail = createStore('')
