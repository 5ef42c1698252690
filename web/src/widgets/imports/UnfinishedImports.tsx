import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './UnfinishedImports.module.css'
import './texts.ts'

type Unfinished = {
  key: string
  fileName: string
  /** When it was begun, and how far it is. */
  facts: string
  onGoOn: () => void
  onDrop: () => void
}

type UnfinishedImportsProps = {
  imports: readonly Unfinished[]
  /** Where there are more than are listed. */
  total?: number
}

/** Beyond this they would fill the page. */
const mostOpen = 5

/** Imports that were begun and not finished, from this browser or another one; many, and on phones, behind their number. */
export const UnfinishedImports = ({ imports, total = imports.length }: UnfinishedImportsProps) => {
  const { t } = useTranslation('imports')
  const isPhone = useIsPhone()
  if (imports.length === 0) return null
  return (
    <details className={styles.box} open={!isPhone && imports.length <= mostOpen}>
      <summary>{t('unfinished', { count: total })}</summary>
      <ul className={styles.list}>
        {imports.map(({ key, fileName, facts, onGoOn, onDrop }) => (
          <li key={key} className={styles.row} aria-label={`${fileName}, ${facts}`}>
            <div className={styles.about}>
              <div className={styles.name} title={fileName}>
                {fileName}
              </div>
              <div className={styles.facts}>{facts}</div>
            </div>
            <Button size="xs" variant="default" onClick={onGoOn}>
              {t('goOn')}
            </Button>
            <Button size="xs" variant="subtle" onClick={onDrop}>
              {t('drop')}
            </Button>
          </li>
        ))}
      </ul>
      {total > imports.length && (
        <p className={styles.facts}>{t('moreUnfinished', { count: total - imports.length })}</p>
      )}
    </details>
  )
}
