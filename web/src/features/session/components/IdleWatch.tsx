import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIdleTimes } from '../../../lib/app-data.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useIdlePhase } from '../use-idle-phase.ts'
import '../idle-texts.ts'

/** Signs an idle person out, after a countdown that any input cancels. */
export const IdleWatch = () => {
  const { t } = useTranslation('idle')
  const phase = useIdlePhase(useIdleTimes())
  if (phase.kind !== 'counting') return null
  const seconds = Math.ceil(phase.leftMs / 1000)
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
