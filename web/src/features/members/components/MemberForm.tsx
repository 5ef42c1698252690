import {
  type Member,
  memberCreation,
  memberEdit,
  memberRoutes,
} from '@puquio/contract/people/members'
import type { Project } from '@puquio/contract/projects'
import { Divider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import {
  PersonFields,
  sentPerson,
  type TypedPerson,
  typedPerson,
} from '../../../widgets/people/PersonFields.tsx'
import { useMailToast } from '../../../widgets/people/use-mail-toast.ts'
import { fullName } from '../member-columns.tsx'
import { MembershipFields, newMembership, type TypedMembership } from './MembershipFields.tsx'
import '../texts.ts'

type MemberFormProps = {
  project: Pick<Project, 'id' | 'timeZone'>
  onClose: () => void
}

/** Makes a user in the project; `email` is one that was typed before. */
export const NewMemberForm = ({
  project,
  email = '',
  onClose,
}: MemberFormProps & { email?: string }) => {
  const { t } = useTranslation('members')
  const readers = useLanguage()
  const tellMail = useMailToast()
  const create = useApiMutation(memberRoutes.create)
  const sendForm = useSendForm<TypedPerson & TypedMembership, { isMailWaiting: boolean }>({
    initial: { ...typedPerson({ email }, readers), ...newMembership },
    validate: validateWith(memberCreation),
    send: (typed) => {
      const { admin: _, ...body } = sentPerson(typed)
      return create.mutateAsync({ params: { projectId: project.id }, body })
    },
    onSaved: ({ isMailWaiting }, values) => {
      const name = fullName(values)
      const sent = t('created', { name, email: values.email })
      tellMail({ action: 'member', sent, done: t('createdOnly', { name }), isMailWaiting })
      onClose()
    },
  })
  const title = t('create')
  return (
    <FormPanel sendForm={sendForm} title={title} submitLabel={title} onClose={onClose}>
      <PersonFields form={sendForm.form} isNew />
      <Divider />
      <MembershipFields form={sendForm.form} timeZone={project.timeZone} />
    </FormPanel>
  )
}

/** The data of somebody whose account was made in the project. */
export const EditMemberForm = ({
  member,
  project,
  onClose,
}: MemberFormProps & { member: Member }) => {
  const { t } = useTranslation('members')
  const edit = useApiMutation(memberRoutes.edit)
  const { version } = member
  const validate = validateWith(memberEdit)
  const sendForm = useSendForm<TypedPerson, unknown>({
    initial: typedPerson(member, member.language),
    validate: (values) => validate({ ...values, version }),
    send: (typed) => {
      const { admin: _, email: __, ...body } = sentPerson(typed)
      const params = { projectId: project.id, memberId: member.id }
      return edit.mutateAsync({ params, body: { ...body, version } })
    },
    onSaved: (_, values) => {
      const text = t('edited', { name: fullName(values) })
      showToast({ kind: 'success', text, action: 'member' })
      onClose()
    },
  })
  return (
    <FormPanel sendForm={sendForm} title={t('edit')} submitLabel={t('save')} onClose={onClose}>
      <PersonFields form={sendForm.form} isNew={false} />
    </FormPanel>
  )
}
