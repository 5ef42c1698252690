import { Anchor } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '../../../widgets/boards/panel.ts'
import '../board/texts.ts'
import styles from './PagePanel.module.css'

/** By then a page is there, unless its site refuses to be shown in another one or does not answer. */
const waitedMs = 8_000

/**
 * Somebody else's page. Without `allow-same-origin` it is of no origin at all: it reads no cookie or storage of the product,
 * and calls nothing of it as the reader.
 */
export const PagePanel = ({ settings: { url = '' } }: PanelProps) => {
  const { t } = useTranslation('boardView')
  // Which sites may be shown is the server's to say, by its policy; those of a mine's own network have no public name.
  if (!/^https?:\/\//i.test(url)) return <p>{t('addressNotAllowed')}</p>
  return (
    <div className={styles.whole}>
      <iframe
        className={styles.page}
        title={t('pageOf', { address: url })}
        src={url}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
      <MayBeRefused key={url} url={url} />
    </div>
  )
}

/** No browser tells a page whether another one was refused in it, so that this is said of each after some seconds. */
const MayBeRefused = ({ url }: { url: string }) => {
  const { t } = useTranslation('boardView')
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), waitedMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={styles.note}>
      {hasWaited && <span role="status">{t('mayBeRefused')} </span>}
      <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
        {t('openInTab')}
      </Anchor>
    </p>
  )
}
