import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import '../texts.ts'

type NoMonitoringsProps = {
  isPlanEmpty: boolean
  /** Actions that fill an empty plan, for users who may. */
  add: ReactNode
  onClear: () => void
}

export const NoMonitorings = ({ isPlanEmpty, add, onClear }: NoMonitoringsProps) => {
  const { t } = useTranslation('monitorings')
  return <EmptyRows title={t('noneTitle')} action={add} onClear={!isPlanEmpty && onClear} />
}
