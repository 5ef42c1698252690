import { Button, CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FilterBar.module.css'
import './table/texts.ts'

/** A filter that is on: `label` says which and with what, e.g. 'Station: P-12'. */
export type ActiveFilter = { label: string; onClear: () => void }

type FilterBarProps = {
  /** The controls, which wrap; give them size="xs". */
  children: ReactNode
  active?: readonly ActiveFilter[]
  onClearAll?: () => void
  /** At the right end: export, column choice and the like. */
  end?: ReactNode
}

export const FilterBar = ({ children, active = [], onClearAll, end }: FilterBarProps) => {
  const { t } = useTranslation('uiTable')
  return (
    <section className={styles.bar} aria-label={t('filters')}>
      <div className={styles.controls}>
        {children}
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {active.length > 0 && (
        <div className={styles.active}>
          <ul className={styles.chips} aria-label={t('activeFilters')}>
            {active.map((filter) => (
              <li key={filter.label} className={styles.chip}>
                <span>{filter.label}</span>
                <CloseButton
                  size="xs"
                  aria-label={t('removeFilter', { filter: filter.label })}
                  onClick={filter.onClear}
                />
              </li>
            ))}
          </ul>
          {onClearAll && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={onClearAll}>
              {t('clearFilters')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
