import { Button } from '@mantine/core'
import { detailPageSize } from '@puquio/contract/notifications'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import styles from './NotificationPanel.module.css'
import '../texts.ts'

type DetailPagesProps = {
  name: string
  page: number
  total: number
  onPage: (page: number) => void
}

/** Steps through the pages of a long list in the panel; nothing where one page holds all. */
export const DetailPages = ({ name, page, total, onPage }: DetailPagesProps) => {
  const { t } = useTranslation('notifications')
  const format = useFormat(useProject().timeZone)
  if (total <= detailPageSize) return null
  const from = (page - 1) * detailPageSize + 1
  const to = Math.min(page * detailPageSize, total)
  const range = { from: format.number(from), to: format.number(to), total: format.number(total) }
  return (
    <nav className={styles.pages} aria-label={name}>
      <Button variant="default" size="xs" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('previousPage')}
      </Button>
      <span className={styles.dim} aria-live="polite">
        {t('shownOf', range)}
      </span>
      <Button variant="default" size="xs" disabled={to === total} onClick={() => onPage(page + 1)}>
        {t('nextPage')}
      </Button>
    </nav>
  )
}
