import i18next from 'i18next'
import { signOut } from '../../../features/session/sign-out.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

/** Signs the user out, and warns where the server could not be reached. */
export const leave = async (): Promise<void> => {
  if (await signOut()) return
  showToast({ kind: 'warning', text: i18next.getFixedT(null, 'shell')('notToldServer') })
}
