import { ActionIcon, NativeSelect } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronLeftPipe,
  IconChevronRight,
  IconChevronRightPipe,
  IconKeyboard,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/texts/locale.ts'
import { pageRange } from './column.ts'
import styles from './DataTable.module.css'
import { pageSizes } from './rows-per-page.ts'
import type { TableSearch } from './table-search.ts'
import { numberFormat } from '../../lib/texts/intl.ts'
import './texts.ts'

type TableFootProps = {
  search: TableSearch
  total: number | undefined
  /** Where the rows are not the table's own, and neither are its keys. */
  isKeyless?: boolean
  isEdited?: boolean
}

export const TableFoot = ({
  search,
  total,
  isKeyless = false,
  isEdited = false,
}: TableFootProps) => {
  const { t } = useTranslation('uiTable')
  const format = numberFormat(useLocale())
  if (total === undefined) return <div className={styles.foot} />
  const { from, to, pages } = pageRange(search.page, search.size, total)
  const keys = isEdited ? `${t('tableKeys')} ${t('cellKeys')}` : t('tableKeys')
  const steps = [
    { label: t('firstPage'), page: 1, Icon: IconChevronLeftPipe },
    { label: t('previousPage'), page: search.page - 1, Icon: IconChevronLeft },
    { label: t('nextPage'), page: search.page + 1, Icon: IconChevronRight },
    { label: t('lastPage'), page: pages, Icon: IconChevronRightPipe },
  ]
  return (
    <div className={styles.foot}>
      {!isKeyless && (
        <span className={styles.keys} role="img" aria-label={keys} title={keys}>
          <IconKeyboard size={18} aria-hidden />
        </span>
      )}
      <label className={styles.size}>
        <span>{t('rowsPerPage')}</span>
        <NativeSelect
          size="xs"
          data={pageSizes.map(String)}
          value={String(search.size)}
          onChange={(event) => search.setSize(Number(event.currentTarget.value))}
        />
      </label>
      <span className={styles.range} aria-live="polite">
        {t('rowsShown', {
          from: format.format(from),
          to: format.format(to),
          total: format.format(total),
        })}
      </span>
      <nav className={styles.steps} data-single={pages === 1 || undefined} aria-label={t('pages')}>
        {steps.map(({ label, page, Icon }) => (
          <ActionIcon
            key={label}
            aria-label={label}
            title={label}
            disabled={page < 1 || page > pages || page === search.page}
            onClick={() => search.goToPage(page)}
          >
            <Icon size={18} />
          </ActionIcon>
        ))}
      </nav>
    </div>
  )
}
