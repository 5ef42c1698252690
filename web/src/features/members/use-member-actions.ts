import { type Member, memberRoutes } from '@puquio/contract/people/members'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useUser } from '../../lib/session.ts'
import { useApiMutation } from '../../lib/api/use-api.ts'
import type { Action } from '../../ui/ActionMenu.tsx'
import { confirm } from '../../ui/dialog/confirm.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { memberName } from './member-columns.tsx'
import './texts.ts'

export type MemberForms = {
  projectId: number
  onEdit: (member: Member) => void
  onPermissions: (member: Member) => void
}

/** What can be done with a member: the data of people of other companies are not the project's. */
export const useMemberActions = ({ projectId, onEdit, onPermissions }: MemberForms) => {
  const { t } = useTranslation('members')
  const navigate = useNavigate()
  const { admin: isSystemAdmin } = useUser()
  const remove = useApiMutation(memberRoutes.remove)
  const resend = useApiMutation(memberRoutes.resendActivation)

  const run = async (work: Promise<unknown>, text: string) => {
    try {
      await work
      showToast({ kind: 'success', text, action: 'member' })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'member' })
    }
  }

  return (member: Member): Action[] => {
    const input = { params: { projectId, memberId: member.id } }
    const name = memberName(member)
    const isKept = member.isOfHere || isSystemAdmin
    const askToRemove = async () => {
      const asked = { title: t('removeTitle', { name }), text: t('removeText') }
      if (await confirm({ ...asked, confirmLabel: t('remove'), isDanger: true }))
        await run(remove.mutateAsync(input), t('removed', { name }))
    }
    return [
      { label: t('setPermissions'), onSelect: () => onPermissions(member) },
      {
        label: t('menuPermissions'),
        onSelect: () => void navigate(paths.memberMenu(projectId, member.id)),
      },
      ...(isKept ? [{ label: t('edit'), onSelect: () => onEdit(member) }] : []),
      ...(isKept && member.state === 'unverified'
        ? [
            {
              label: t('resend'),
              onSelect: () =>
                void run(resend.mutateAsync(input), t('resent', { email: member.email })),
            },
          ]
        : []),
      { label: t('remove'), onSelect: () => void askToRemove(), isDanger: true },
    ]
  }
}
