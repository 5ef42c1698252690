import { Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type ListedUser, userCreation, userEdit, userRoutes } from '@puquio/contract/users'
import { languageNames, languages } from '@puquio/domain'
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
    },
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
  return (
    <FormPanel sendForm={sendForm} title={title} submitLabel={submitLabel} onClose={onClose}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...form.getInputProps('name')} label={t('name')} required maxLength={50} />
          <TextInput
            {...form.getInputProps('last_name')}
            label={t('lastName')}
            required
            maxLength={50}
          />
        </SimpleGrid>
        <TextInput
          {...form.getInputProps('email')}
          label={t('email')}
          description={t(user === null ? 'emailActivates' : 'emailStays')}
          type="email"
          required
          disabled={user !== null}
          maxLength={254}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...form.getInputProps('phone')}
            label={t('phone')}
            type="tel"
            maxLength={30}
          />
          <TextInput {...form.getInputProps('position')} label={t('position')} maxLength={100} />
        </SimpleGrid>
        <NativeSelect
          {...form.getInputProps('language')}
          label={t('language')}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        {user !== null && (
          <Checkbox
            {...form.getInputProps('admin', { type: 'checkbox' })}
            label={t('admin')}
            description={t('adminHelp')}
          />
        )}
      </Stack>
    </FormPanel>
  )
}
