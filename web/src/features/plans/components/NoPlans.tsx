import { Button } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
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
  if (isFiltered)
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
  if (isAnnulled) return <EmptyState title={t('noneAnnulled')} />
  return (
    <EmptyState
      icon={<IconCalendarEvent size={32} stroke={1.5} />}
      title={t('emptyTitle')}
      text={t(canImport ? 'emptyText' : 'emptyReader')}
      action={canImport && <ButtonLink {...paths.planCreate()}>{t('importPlan')}</ButtonLink>}
    />
  )
}
