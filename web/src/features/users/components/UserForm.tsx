import { Text } from '@mantine/core'
import { type ListedUser, userCreation, userEdit, userRoutes } from '@puquio/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import {
  PersonFields,
  sentPerson,
  type TypedPerson,
  typedPerson,
} from '../../../widgets/people/PersonFields.tsx'
import { useMailToast } from '../../../widgets/people/use-mail-toast.ts'
import { fullName } from '../user-columns.tsx'
import { Identities } from './Identities.tsx'
import '../texts.ts'

type UserFormProps = {
  /** Null makes a new one. */
  user: ListedUser | null
  onClose: () => void
}

export const UserForm = ({ user, onClose }: UserFormProps) => {
  const { t } = useTranslation('users')
  const readers = useLanguage()
  const tellMail = useMailToast()
  const create = useApiMutation(userRoutes.create)
  const edit = useApiMutation(userRoutes.edit)
  const version = user?.version ?? 1
  /** The e-mail that another account has. */
  const [taken, setTaken] = useState<string | null>(null)
  const validate = validateWith(user === null ? userCreation : userEdit)
  const sendForm = useSendForm<TypedPerson, boolean>({
    initial: typedPerson(user, readers),
    validate: (values) => validate({ ...values, version }),
    send: async (typed) => {
      const { email, admin, ...body } = sentPerson(typed)
      if (user === null)
        return (await create.mutateAsync({ body: { ...body, email } })).isMailWaiting
      await edit.mutateAsync({ params: { userId: user.id }, body: { ...body, admin, version } })
      return false
    },
    onRefused: (error) => {
      if (isProblem(error, 'ALREADY_EXISTS')) setTaken(sendForm.form.getValues().email)
    },
    onSaved: (isMailWaiting, values) => {
      const name = fullName(values)
      const sent = t(user === null ? 'created' : 'edited', { name })
      tellMail({ action: 'user', sent, done: t('createdOnly', { name }), isMailWaiting })
      onClose()
    },
  })
  const title = t(user === null ? 'create' : 'edit')
  const submitLabel = t(user === null ? 'create' : 'save')
  return (
    <FormPanel sendForm={sendForm} title={title} submitLabel={submitLabel} onClose={onClose}>
      {taken !== null && taken === sendForm.form.values.email && (
        <Text size="sm">
          <TextLink {...paths.users(taken)} onClick={onClose}>
            {t('seeAccount', { email: taken })}
          </TextLink>
        </Text>
      )}
      <PersonFields form={sendForm.form} isNew={user === null} hasAdmin={user !== null} />
      {user !== null && <Identities user={user} />}
    </FormPanel>
  )
}
