import { type ListedUser, userRoutes } from '@puquio/contract/users'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useUser } from '../../lib/session.ts'
import { useApiMutation } from '../../lib/api/use-api.ts'
import type { Action } from '../../ui/ActionMenu.tsx'
import { confirm } from '../../ui/dialog/confirm.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { fullName } from './user-columns.tsx'
import './texts.ts'

type Forms = Record<'onEdit' | 'onBlock' | 'onVerifyPhone', (user: ListedUser) => void>

/** What can be done with a user in the state that they have; nobody shuts themselves out. */
export const useUserActions = ({
  onEdit,
  onBlock,
  onVerifyPhone,
}: Forms): ((user: ListedUser) => Action[]) => {
  const { t } = useTranslation('users')
  const { id: ownId } = useUser()
  const activate = useApiMutation(userRoutes.activate)
  const deactivate = useApiMutation(userRoutes.deactivate)
  const unblock = useApiMutation(userRoutes.unblock)
  const resend = useApiMutation(userRoutes.resendActivation)
  const remove = useApiMutation(userRoutes.remove)

  const run = async (work: Promise<unknown>, text: string) => {
    try {
      await work
      showToast({ kind: 'success', text, action: 'user' })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'user' })
    }
  }

  return (user) => {
    const input = { params: { userId: user.id } }
    const name = fullName(user)
    const edit = { label: t('edit'), onSelect: () => onEdit(user) }
    const verifyPhone = { label: t('verifyPhone'), onSelect: () => onVerifyPhone(user) }
    const own = [edit, ...(user.phone === null || user.phoneVerified ? [] : [verifyPhone])]
    if (user.id === ownId) return own

    const askToDeactivate = async () => {
      const asked = { title: t('deactivateTitle', { name }), text: t('deactivateText') }
      if (await confirm({ ...asked, confirmLabel: t('deactivate'), isDanger: true }))
        await run(deactivate.mutateAsync(input), t('deactivated', { name }))
    }
    const askToRemove = async () => {
      const asked = { title: t('removeTitle', { name }), text: t('removeText') }
      if (await confirm({ ...asked, confirmLabel: t('remove'), isDanger: true }))
        await run(remove.mutateAsync(input), t('removed', { name }))
    }
    const ofState: Record<ListedUser['state'], Action> = {
      active: { label: t('deactivate'), onSelect: () => void askToDeactivate() },
      inactive: {
        label: t('activate'),
        onSelect: () => void run(activate.mutateAsync(input), t('activated', { name })),
      },
      unverified: {
        label: t('resend'),
        onSelect: () => void run(resend.mutateAsync(input), t('resent', { email: user.email })),
      },
      blocked: {
        label: t('unblock'),
        onSelect: () => void run(unblock.mutateAsync(input), t('unblocked', { name })),
      },
    }
    const block = { label: t('block'), onSelect: () => onBlock(user), isDanger: true }
    return [
      ...own,
      ofState[user.state],
      ...(user.state === 'blocked' ? [] : [block]),
      { label: t('remove'), onSelect: () => void askToRemove(), isDanger: true },
    ]
  }
}
