import { Alert, Checkbox, PasswordInput, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type MailServer, mailServerInput } from '@puquio/contract/mail-servers'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../lib/form.ts'
import { confirm } from '../../ui/dialog/confirm.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { FormPanel } from '../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../ui/form/use-send-form.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import type { MailServers } from './use-mail-servers.ts'

type MailServerFormProps = {
  /** Null makes a new one. */
  server: MailServer | null
  /** What a new one is offered. */
  nextPriority: number
  save: MailServers['save']
  onSaved: (server: MailServer) => void
  onClose: () => void
}

const empty = {
  server: '',
  port: 587,
  email: '',
  ssl: false,
  tls: true,
  size: 10,
  status: true,
}

export const MailServerForm = ({
  server,
  nextPriority,
  save,
  onSaved,
  onClose,
}: MailServerFormProps) => {
  const { t } = useTranslation('mailServers')
  const {
    server: host,
    port,
    email,
    ssl,
    tls,
    priority,
    size,
    status,
  } = server ?? {
    ...empty,
    priority: nextPriority,
  }
  const sendForm = useSendForm({
    initial: { server: host, port, email, ssl, tls, priority, size, status, password: '' },
    validate: validateWith(mailServerInput),
    ask: async (values) =>
      !asksPassword(server, values) ||
      values.password !== '' ||
      (await confirm({
        title: t('passwordLeftOut'),
        text: t('passwordLeftOutText'),
        confirmLabel: t('saveWithoutPassword'),
      })),
    send: ({ password, ...body }) =>
      save(server?.id ?? null, {
        ...body,
        ...(password === '' && server !== null && !asksPassword(server, body) ? {} : { password }),
        ...(server === null ? {} : { version: server.version }),
      }),
    onSaved: (saved) => {
      showToast({ kind: 'success', text: t('smtpSaved'), action: 'smtp' })
      onClose()
      onSaved(saved)
    },
  })
  const { form } = sendForm
  const { values } = form
  const passwordHelp = asksPassword(server, values) ? t('passwordLostByMove') : t('passwordKept')
  const encrypt = (field: 'ssl' | 'tls') => ({
    label: t(field),
    checked: values[field],
    error: form.errors[field],
    onChange: ({ currentTarget: { checked } }: { currentTarget: { checked: boolean } }) => {
      const other = field === 'ssl' ? 'tls' : 'ssl'
      form.setValues({ [field]: checked, ...(checked ? { [other]: false } : {}) })
    },
  })
  const title = server === null ? t('addServer') : t('editServer')
  return (
    <FormPanel sendForm={sendForm} title={title} submitLabel={t('saveServer')} onClose={onClose}>
      <Stack gap="md">
        <TextInput
          {...form.getInputProps('server')}
          label={t('server')}
          description={t('serverHelp')}
          required
          maxLength={253}
          autoCapitalize="none"
          spellCheck={false}
        />
        <NumberField {...form.getInputProps('port')} label={t('port')} required />
        <TextInput
          {...form.getInputProps('email')}
          label={t('email')}
          description={t('emailHelp')}
          type="email"
          required
          maxLength={254}
        />
        <PasswordInput
          {...form.getInputProps('password')}
          label={t('password')}
          description={server?.hasPassword ? passwordHelp : undefined}
          autoComplete="new-password"
          maxLength={500}
        />
        <Checkbox {...encrypt('ssl')} />
        <Checkbox {...encrypt('tls')} />
        {!values.ssl && !values.tls && <Alert color="yellow">{t('notEncrypted')}</Alert>}
        <SimpleGrid cols={2}>
          <NumberField
            {...form.getInputProps('priority')}
            label={t('priority')}
            description={t('priorityHelp')}
            required
          />
          <NumberField
            {...form.getInputProps('size')}
            label={t('size')}
            unit="MB"
            description={t('sizeHelp')}
            required
          />
        </SimpleGrid>
        <Checkbox {...form.getInputProps('status', { type: 'checkbox' })} label={t('active')} />
      </Stack>
    </FormPanel>
  )
}

type Way = Pick<MailServer, 'server' | 'port' | 'ssl' | 'tls'>

/** The stored one is for the server that it was typed for, and for an encrypted connection where it was one. */
const asksPassword = (before: MailServer | null, now: Way): boolean => {
  if (!before?.hasPassword) return false
  const isElsewhere = now.server !== before.server || now.port !== before.port
  return isElsewhere || ((before.ssl || before.tls) && !now.ssl && !now.tls)
}
