import { type Member, membershipEdit, memberRoutes } from '@puquio/contract/people/members'
import type { Project } from '@puquio/contract/projects'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { memberName } from '../member-columns.tsx'
import { MembershipFields, type TypedMembership } from './MembershipFields.tsx'
import '../texts.ts'

type PermissionsFormProps = {
  member: Member
  project: Pick<Project, 'id' | 'timeZone'>
  onClose: () => void
}

/** Project or guest permissions of a member. */
export const PermissionsForm = ({ member, project, onClose }: PermissionsFormProps) => {
  const { t } = useTranslation('members')
  const set = useApiMutation(memberRoutes.setPermissions)
  const { permissions, isGuest, endsOn } = member
  const sendForm = useSendForm<TypedMembership, unknown>({
    initial: { permissions, isGuest, endsOn },
    validate: validateWith(membershipEdit),
    send: (body) =>
      set.mutateAsync({ params: { projectId: project.id, memberId: member.id }, body }),
    onSaved: () => {
      const text = t('permissionsSaved', { name: memberName(member) })
      showToast({ kind: 'success', text, action: 'member' })
      onClose()
    },
  })
  const title = t('permissionsOf', { name: memberName(member) })
  return (
    <FormPanel sendForm={sendForm} title={title} submitLabel={t('save')} onClose={onClose}>
      <MembershipFields form={sendForm.form} timeZone={project.timeZone} />
    </FormPanel>
  )
}
