import { Button, TextInput } from '@mantine/core'
import { type MemberAdded, memberAddition, memberRoutes } from '@puquio/contract/people/members'
import type { Project } from '@puquio/contract/projects'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { fieldErrorsOf, validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useMay } from '../../../lib/project/project-context.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
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
  const may = useMay()
  const tellMail = useMailToast()
  const add = useApiMutation(memberRoutes.add)
  /** The e-mail that no account has. */
  const [unknown, setUnknown] = useState<string | null>(null)
  const sendForm = useSendForm<TypedMembership & { email: string }, MemberAdded>({
    initial: { email: '', ...newMembership },
    validate: validateWith(memberAddition),
    send: (body) => add.mutateAsync({ params: { projectId: project.id }, body }),
    errorsOf: (error) =>
      isProblem(error, 'USER_NOT_FOUND') ? { email: t('noAccount') } : fieldErrorsOf(error),
    onRefused: (error) => {
      if (isProblem(error, 'USER_NOT_FOUND')) setUnknown(sendForm.form.getValues().email)
    },
    onSaved: ({ isMailWaiting, isAwaited }, { email }) => {
      tellMail({
        action: 'member',
        sent: isAwaited ? t('addedAwaited', { email }) : t('added', { email }),
        done: isAwaited ? t('addedOnlyAwaited', { email }) : t('addedOnly', { email }),
        isMailWaiting,
      })
      onClose()
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
        description={may('system') ? t('addHelp') : `${t('addHelp')} ${t('othersAreGuests')}`}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
      />
      {create}
      <MembershipFields form={form} timeZone={project.timeZone} />
    </FormPanel>
  )
}
