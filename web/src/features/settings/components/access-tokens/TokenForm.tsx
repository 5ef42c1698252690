import { Radio, Stack, TextInput } from '@mantine/core'
import {
  accessTokenRoutes as routes,
  tokenCreation,
  tokenDays,
} from '@puquio/contract/people/access-tokens'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../../lib/api/use-api.ts'
import { validateWith } from '../../../../lib/form.ts'
import { NumberField } from '../../../../ui/fields/NumberField.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../../ui/form/use-send-form.ts'
import { SecretDialog } from '../../../../ui/secrets/SecretDialog.tsx'

type TokenFormProps = { project: { id: number }; onClose: () => void }

/** Makes a token, and shows it this once. */
export const TokenForm = ({ project, onClose }: TokenFormProps) => {
  const { t } = useTranslation('settings')
  const create = useApiMutation(routes.create)
  const [token, setToken] = useState<string | null>(null)
  const sendForm = useSendForm({
    initial: { name: '', scope: 'read' as const, days: tokenDays.usual },
    validate: validateWith(tokenCreation),
    send: (body) => create.mutateAsync({ params: { projectId: project.id }, body }),
    onSaved: (answer) => setToken(answer.token),
  })
  const { form } = sendForm
  if (token !== null)
    return (
      <SecretDialog title={t('tokenMade')} label={t('token')} secret={token} onClose={onClose} />
    )
  return (
    <FormDialog
      sendForm={sendForm}
      title={t('makeToken')}
      submitLabel={t('makeToken')}
      onClose={onClose}
    >
      <Stack gap="md">
        <TextInput
          {...form.getInputProps('name')}
          label={t('tokenName')}
          description={t('tokenNameHelp')}
          required
          maxLength={60}
        />
        <Radio.Group {...form.getInputProps('scope')} label={t('tokenScope')}>
          <Stack gap="xs" mt={4}>
            <Radio value="read" label={t('scope_read')} />
            <Radio value="write" label={t('scope_write')} />
          </Stack>
        </Radio.Group>
        <NumberField
          {...form.getInputProps('days')}
          label={t('tokenDays')}
          description={t('tokenDaysHelp', { most: tokenDays.most })}
          required
        />
      </Stack>
    </FormDialog>
  )
}
