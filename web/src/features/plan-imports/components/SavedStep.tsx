import type { PlanImport } from '@puquio/contract/plan-imports'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import '../texts.ts'

/** Shown when the address is that of a saved import. */
export const SavedStep = ({ one }: { one: PlanImport }) => {
  const { t } = useTranslation('planImports')
  return (
    <EmptyState
      title={t('alreadySaved')}
      action={
        one.planId !== null && <ButtonLink {...paths.plan(one.planId)}>{t('openPlan')}</ButtonLink>
      }
    />
  )
}
