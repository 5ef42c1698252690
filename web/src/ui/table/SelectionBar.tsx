import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Selection } from './table-props.ts'
import styles from './DataTable.module.css'
import './texts.ts'

/** How many rows are selected, on this page and others, and what can be done with them. */
export const SelectionBar = ({ selection }: { selection: Selection }) => {
  const { t } = useTranslation('uiTable')
  return (
    <div className={styles.bar}>
      <span role="status">{t('selected', { count: selection.keys.size })}</span>
      {selection.bar}
      <CloseButton
        className={styles.clear}
        size="sm"
        aria-label={t('clearSelection')}
        title={t('clearSelection')}
        onClick={() => selection.onChange(new Set())}
      />
    </div>
  )
}
