import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Viewer.module.css'

type PageNumberProps = { page: number; count: number; onGo: (page: number) => void }

/** The page that is read, which one can type: Enter goes there, Escape leaves it. */
export const PageNumber = ({ page, count, onGo }: PageNumberProps) => {
  const { t } = useTranslation('pdfViewer')
  const [typed, setTyped] = useState<string | null>(null)
  const go = () => {
    const number = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (number >= 1) onGo(Math.min(number, count))
  }
  return (
    <span className={styles.number}>
      <input
        className={styles.input}
        style={{ width: `${String(count).length + 3}ch` }}
        aria-label={t('page')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed ?? page}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      <span>{t('ofPages', { count })}</span>
    </span>
  )
}
