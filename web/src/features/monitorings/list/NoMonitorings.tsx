import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import '../texts.ts'

type NoMonitoringsProps = {
  isPlanEmpty: boolean
  /** Actions that fill an empty plan, for users who may. */
  add: ReactNode
  onClear: () => void
}

export const NoMonitorings = ({ isPlanEmpty, add, onClear }: NoMonitoringsProps) => {
  const { t } = useTranslation('monitorings')
  if (isPlanEmpty) return <EmptyState title={t('noneTitle')} action={add} />
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
