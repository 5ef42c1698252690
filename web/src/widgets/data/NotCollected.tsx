import { notCollected } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/texts/locale.ts'
import styles from './NotCollected.module.css'
import './texts.ts'

/** What the decrees have and the product does not bring, so that nobody takes it for "no standard". */
export const NotCollected = () => {
  const { t } = useTranslation('data')
  const language = useLanguage()
  return (
    <details className={styles.notCollected}>
      <summary>{t('notCollected', { number: notCollected.length })}</summary>
      <ul>
        {notCollected.map(({ standard, what }) => (
          <li key={what.es}>
            <strong>{standard}</strong> · {what[language]}
          </li>
        ))}
      </ul>
      <p>{t('notCollectedHelp')}</p>
    </details>
  )
}
