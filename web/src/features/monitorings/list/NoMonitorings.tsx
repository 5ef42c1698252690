import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import '../texts.ts'

type NoMonitoringsProps = { isPlanEmpty: boolean; onClear: () => void }

export const NoMonitorings = ({ isPlanEmpty, onClear }: NoMonitoringsProps) => {
  const { t } = useTranslation('monitorings')
  if (isPlanEmpty) return <EmptyState title={t('noneTitle')} />
  return (
    <EmptyState
      title={t('noneFound')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  )
}
