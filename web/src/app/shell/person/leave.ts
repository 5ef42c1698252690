import i18next from 'i18next'
import { signOut } from '../../../features/session/sign-out.ts'
import { leaveProvider } from '../../../features/session/single-sign-on/leave-provider.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

/** Signs the user out, at the identity provider too, and warns where the server could not be reached. */
export const leave = async (): Promise<void> => {
  const t = i18next.getFixedT(null, 'shell')
  if (!leaveProvider()) showToast({ kind: 'warning', text: t('providerNotLeft') })
  if (await signOut()) return
  showToast({ kind: 'warning', text: t('notToldServer') })
}
