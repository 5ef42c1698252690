import i18next from 'i18next'
import { signOut } from '../../features/session/sign-out.ts'
import { showToast } from '../../ui/toasts.ts'
import './texts.ts'

/** Signs out by choice, and says so where the server could not be told. */
export const leave = async (): Promise<void> => {
  if (await signOut()) return
  showToast({ kind: 'warning', text: i18next.getFixedT(null, 'shell')('notToldServer') })
}
