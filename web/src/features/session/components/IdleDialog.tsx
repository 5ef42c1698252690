import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import '../idle-texts.ts'

export const IdleDialog = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation('idle')
  return (
    <Dialog isOpen onClose={() => undefined} title={t('title')} size="sm">
      <Text size="sm" role="timer" aria-live="off">
        {t('text', { count: seconds })}
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        {t('cancel')}
      </Text>
    </Dialog>
  )
}
