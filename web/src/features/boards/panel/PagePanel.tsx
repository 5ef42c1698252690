import { useTranslation } from 'react-i18next'
import type { PanelProps } from '../../../widgets/boards/panel.ts'
import '../board/texts.ts'
import styles from './PagePanel.module.css'

/**
 * Somebody else's page. Without `allow-same-origin` it is of no origin at all: it reads no cookie or storage of the product,
 * and calls nothing of it as the reader.
 */
export const PagePanel = ({ settings: { url = '' } }: PanelProps) => {
  const { t } = useTranslation('boardView')
  // Which sites may be shown is the server's to say, by its policy; those of a mine's own network have no public name.
  if (!/^https?:\/\//i.test(url)) return <p>{t('addressNotAllowed')}</p>
  return (
    <iframe
      className={styles.page}
      title={t('pageOf', { address: url })}
      src={url}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  )
}
