import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { screens } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import '../texts.ts'

type MadeLinkProps = { secret: string; laboratory: string; onClose: () => void }

/** The only time that the link is seen. Its secret is a fragment, which browsers send to no server. */
export const MadeLink = ({ secret, laboratory, onClose }: MadeLinkProps) => {
  const { t } = useTranslation('laboratoryLinks')
  const [isCopied, setCopied] = useState(false)
  const address = `${window.location.origin}${screens.LaboratoryHandIn.path}#${secret}`
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('made')}>
      <Stack gap="md">
        <Alert color="yellow">{t('once')}</Alert>
        <TextInput
          label={t('link')}
          value={address}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          styles={{ input: { fontFamily: 'monospace' } }}
        />
        <Text size="sm">{t('sendIt', { laboratory })}</Text>
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
