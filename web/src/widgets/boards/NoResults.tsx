import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import './texts.ts'

type NoResultsProps = { title: string; action: ReactNode }

/** Where a panel of results has none to show: what to do about it. */
export const NoResults = ({ title, action }: NoResultsProps) => {
  const { t } = useTranslation('boardParts')
  return <EmptyState title={title} text={t('approvedOnly')} action={action} />
}
