import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { type ListedUser, userCreation, userEdit, userRoutes } from '@puquio/contract/users'
import { languageNames, languages, type UserField } from '@puquio/domain'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../lib/form.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { fullName } from '../user-columns.tsx'
import '../texts.ts'

type UserFormProps = {
  /** Null makes a new one. */
  user: ListedUser | null
  onClose: () => void
}

export const UserForm = ({ user, onClose }: UserFormProps) => {
  const { t } = useTranslation('users')
  const readers = useLanguage()
  const create = useApiMutation(userRoutes.create)
  const edit = useApiMutation(userRoutes.edit)
  const sendForm = useSendForm({
    initial: {
      name: user?.name ?? '',
      last_name: user?.last_name ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      position: user?.position ?? '',
      language: user?.language ?? readers,
      admin: user?.admin ?? false,
      version: user?.version ?? 1,
    } satisfies Record<UserField | 'version', unknown>,
    validate: validateWith(user === null ? userCreation : userEdit),
    send: async ({ email, admin, version, ...typed }) => {
      const body = { ...typed, phone: typed.phone || null, position: typed.position || null }
      if (user === null) await create.mutateAsync({ body: { ...body, email } })
      else
        await edit.mutateAsync({ params: { userId: user.id }, body: { ...body, admin, version } })
    },
    onSaved: (_, values) => {
      const text = t(user === null ? 'created' : 'edited', { name: fullName(values) })
      showToast({ kind: 'success', text, action: 'user' })
      onClose()
    },
  })
  const { form } = sendForm
  const title = t(user === null ? 'create' : 'edit')
  const submitLabel = t(user === null ? 'create' : 'save')
  const inputs = {
    name: <TextInput {...form.getInputProps('name')} label={t('name')} required maxLength={50} />,
    last_name: (
      <TextInput
        {...form.getInputProps('last_name')}
        label={t('lastName')}
        required
        maxLength={50}
      />
    ),
    email: (
      <TextInput
        {...form.getInputProps('email')}
        style={wide}
        label={t('email')}
        description={t(user === null ? 'emailActivates' : 'emailStays')}
        type="email"
        required
        disabled={user !== null}
        maxLength={254}
      />
    ),
    phone: (
      <TextInput {...form.getInputProps('phone')} label={t('phone')} type="tel" maxLength={30} />
    ),
    position: (
      <TextInput {...form.getInputProps('position')} label={t('position')} maxLength={100} />
    ),
    language: (
      <NativeSelect
        {...form.getInputProps('language')}
        style={wide}
        label={t('language')}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
    ),
    admin: user !== null && (
      <Checkbox
        {...form.getInputProps('admin', { type: 'checkbox' })}
        style={wide}
        label={t('admin')}
        description={t('adminHelp')}
      />
    ),
  } satisfies Record<UserField, ReactNode>
  return (
    <FormPanel sendForm={sendForm} title={title} submitLabel={submitLabel} onClose={onClose}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {Object.entries(inputs).map(([field, input]) => (
          <Fragment key={field}>{input}</Fragment>
        ))}
      </SimpleGrid>
    </FormPanel>
  )
}

/** Over both columns. */
const wide = { gridColumn: '1 / -1' }
