import { Alert, Button, TextInput } from '@mantine/core'
import { memberAddition, memberRoutes } from '@puquio/contract/people/members'
import type { Project } from '@puquio/contract/projects'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { fieldErrorsOf, validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { useUser } from '../../../lib/session.ts'
import { useMailToast } from '../../../widgets/people/use-mail-toast.ts'
import { MembershipFields, newMembership, type TypedMembership } from './MembershipFields.tsx'
import '../texts.ts'

type AddMemberProps = {
  project: Pick<Project, 'id' | 'timeZone'>
  /** Goes on to making an account for the e-mail. */
  onCreate: (email: string) => void
  onClose: () => void
}

/** Adds somebody who has an account, by the whole e-mail: nobody is looked up. */
export const AddMemberForm = ({ project, onCreate, onClose }: AddMemberProps) => {
  const { t } = useTranslation('members')
  const { admin: isSystemAdmin } = useUser()
  const tellMail = useMailToast()
  const add = useApiMutation(memberRoutes.add)
  /** The e-mail that may have no account, as far as who asks may know. */
  const [unknown, setUnknown] = useState<string | null>(null)
  const sendForm = useSendForm<TypedMembership & { email: string }, { isMailWaiting: boolean }>({
    initial: { email: '', ...newMembership },
    validate: validateWith(memberAddition),
    send: (body) => add.mutateAsync({ params: { projectId: project.id }, body }),
    // Only a system administrator is told; all others read below that it may be so.
    errorsOf: (error) =>
      isProblem(error, 'USER_NOT_FOUND') ? { email: t('noAccount') } : fieldErrorsOf(error),
    onRefused: (error) => {
      if (isProblem(error, 'USER_NOT_FOUND')) setUnknown(sendForm.form.getValues().email)
    },
    onSaved: ({ isMailWaiting }, { email }) => {
      const sent = t(isSystemAdmin ? 'added' : 'addedIfKnown', { email })
      const done = t(isSystemAdmin ? 'addedOnly' : 'addedOnlyIfKnown', { email })
      tellMail({ action: 'member', sent, done, isMailWaiting })
      if (isSystemAdmin) onClose()
      else setUnknown(email)
    },
  })
  const { form } = sendForm
  const title = t('add')
  const create = unknown !== null && unknown === form.values.email && (
    <Button size="compact-sm" variant="default" onClick={() => onCreate(unknown)}>
      {t('createWithEmail')}
    </Button>
  )
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
      {create && (
        <Alert color="yellow" title={isSystemAdmin ? undefined : t('ifNotListed')}>
          {create}
        </Alert>
      )}
      <MembershipFields form={form} timeZone={project.timeZone} />
    </FormPanel>
  )
}
