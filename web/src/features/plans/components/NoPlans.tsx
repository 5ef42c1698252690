import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import '../texts.ts'

type NoPlansProps = {
  isFiltered: boolean
  isAnnulled: boolean
  canImport: boolean
  onClear: () => void
}

/** Nothing to show, and what to do about it. */
export const NoPlans = ({ isFiltered, isAnnulled, canImport, onClear }: NoPlansProps) => {
  const { t } = useTranslation('plans')
  const clear = isFiltered && onClear
  if (isAnnulled) return <EmptyRows title={t('noneAnnulled')} onClear={clear} />
  return (
    <EmptyRows
      onClear={clear}
      icon={<IconCalendarEvent size={32} stroke={1.5} />}
      title={t('emptyTitle')}
      text={t(canImport ? 'emptyText' : 'emptyReader')}
      action={canImport && <ButtonLink {...paths.planCreate()}>{t('importPlan')}</ButtonLink>}
    />
  )
}
