import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../states/EmptyState.tsx'
import './texts.ts'

type EmptyRowsProps = ComponentProps<typeof EmptyState> & {
  /** Clears the filters; false where none narrows the list. */
  onClear: false | (() => void)
  /** The title where filters leave nothing, instead of the general one. */
  noneFound?: string
}

/** What a list without rows says: that its filters leave nothing, or that there is nothing yet. */
export const EmptyRows = ({ onClear, noneFound, ...nothingYet }: EmptyRowsProps) => {
  const { t } = useTranslation('uiTable')
  if (!onClear) return <EmptyState {...nothingYet} />
  return (
    <EmptyState
      title={noneFound ?? t('noRowFound')}
      text={t('noRowFoundText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  )
}
