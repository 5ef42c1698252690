import { Button, CloseButton } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FilterBar.module.css'
import { useIsPhone } from './use-is-phone.ts'
import './table/texts.ts'

/** A filter that is on: `label` says which and with what, e.g. 'Station: P-12'. */
export type ActiveFilter = { label: string; onClear: () => void }

type FilterBarProps = {
  /** What stays in sight on a phone, as the search. */
  lead: ReactNode
  /** The filters, which wrap, and fold behind a button on a phone; give them size="xs". */
  children?: ReactNode
  /** What each filter is set to, undefined where it is not: the button says how many are. */
  values?: readonly unknown[]
  active?: readonly ActiveFilter[]
  onClearAll?: () => void
  /** At the right end: export, column choice and the like. */
  end?: ReactNode
}

export const FilterBar = (props: FilterBarProps) => {
  const { lead, children, values = [], active = [], onClearAll, end } = props
  const { t } = useTranslation('uiTable')
  const isFolding = useIsPhone() && Boolean(children)
  const [isOpen, setIsOpen] = useState(false)
  const set = values.filter((value) => value !== undefined).length
  const aside = end && <div className={styles.end}>{end}</div>
  return (
    <section className={styles.bar} aria-label={t('filters')}>
      <div className={styles.controls}>
        {lead}
        {isFolding && (
          <Button
            variant="default"
            size="xs"
            className={styles.fold}
            aria-expanded={isOpen}
            leftSection={<IconFilter size={16} />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {set === 0 ? t('filters') : `${t('filters')} (${set})`}
          </Button>
        )}
        {isFolding && aside}
        {(isOpen || !isFolding) && children}
        {!isFolding && aside}
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
