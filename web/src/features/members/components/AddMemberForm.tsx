import { TextInput } from '@mantine/core'
import { memberAddition, memberRoutes } from '@puquio/contract/people/members'
import type { Project } from '@puquio/contract/projects'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useUser } from '../../../lib/session.ts'
import { MembershipFields, newMembership, type TypedMembership } from './MembershipFields.tsx'
import '../texts.ts'

type AddMemberProps = { project: Pick<Project, 'id' | 'timeZone'>; onClose: () => void }

/** Adds somebody who has an account, by the whole e-mail: nobody is looked up. */
export const AddMemberForm = ({ project, onClose }: AddMemberProps) => {
  const { t } = useTranslation('members')
  const { admin: isSystemAdmin } = useUser()
  const add = useApiMutation(memberRoutes.add)
  const sendForm = useSendForm<TypedMembership & { email: string }, unknown>({
    initial: { email: '', ...newMembership },
    validate: validateWith(memberAddition),
    send: (body) => add.mutateAsync({ params: { projectId: project.id }, body }),
    onSaved: (_, { email }) => {
      const text = t(isSystemAdmin ? 'added' : 'addedIfKnown', { email })
      showToast({ kind: 'success', text, action: 'member' })
      onClose()
    },
  })
  const { form } = sendForm
  const title = t('add')
  return (
    <FormPanel sendForm={sendForm} title={title} submitLabel={title} onClose={onClose}>
      <TextInput
        {...form.getInputProps('email')}
        label={t('email')}
        description={t('addHelp')}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
      />
      <MembershipFields form={form} timeZone={project.timeZone} />
    </FormPanel>
  )
}
