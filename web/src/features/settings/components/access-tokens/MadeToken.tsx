import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import '../../texts.ts'

/** The only time that the token is seen: afterwards nobody can, the server neither. */
export const MadeToken = ({ token, onClose }: { token: string; onClose: () => void }) => {
  const { t } = useTranslation('settings')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(token)
    setCopied(true)
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('tokenMade')}>
      <Stack gap="md">
        <Alert color="yellow">{t('tokenOnce')}</Alert>
        <TextInput
          label={t('token')}
          value={token}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          styles={{ input: { fontFamily: 'monospace' } }}
        />
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
