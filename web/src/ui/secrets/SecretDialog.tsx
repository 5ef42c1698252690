import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/Dialog.tsx'
import './texts.ts'

type SecretDialogProps = {
  title: string
  /** What the secret is. */
  label: string
  secret: string
  /** What to do with it. */
  note?: string
  /** More of what to do with it. */
  children?: ReactNode
  onClose: () => void
}

/** The only time that a secret is seen: afterwards nobody can, the server neither. */
export const SecretDialog = (props: SecretDialogProps) => {
  const { title, label, secret, note, children, onClose } = props
  const { t } = useTranslation('uiSecrets')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    setCopied(true)
  }
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack gap="md">
        <Alert color="yellow">{t('once')}</Alert>
        <TextInput
          label={label}
          value={secret}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          styles={{ input: { fontFamily: 'monospace' } }}
        />
        {note && <Text size="sm">{note}</Text>}
        {children}
        <Group>
          <Button onClick={() => void copy().catch(() => setCopied(false))}>
            {t(isCopied ? 'copied' : 'copy')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
