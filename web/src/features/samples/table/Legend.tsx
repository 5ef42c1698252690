import { useTranslation } from 'react-i18next'
import { KeyHint } from '../../../ui/keys/KeyHint.tsx'
import { marks } from '../result-hint.ts'
import styles from './table.module.css'
import '../texts.ts'

/** What the marks of the table say, and its keys. */
export const Legend = () => {
  const { t } = useTranslation('samples')
  return (
    <div className={styles.legend}>
      <ul aria-label={t('legendOf')}>
        {(['exceeds', 'near', 'hollow', 'unknown'] as const).map((mark) => (
          <li key={mark}>
            <span className={styles.key} data-mark={mark} aria-hidden>
              {marks[mark]}
            </span>
            {t(`mark.${mark}`)}
          </li>
        ))}
        <li>
          <s>{t('mark.rejected')}</s>
        </li>
        <li>
          <em>{t('mark.calculated')}</em>
        </li>
        <li>
          <span className={styles.key} aria-hidden>
            *
          </span>
          {t('mark.verify')}
        </li>
      </ul>
      <span className={styles.keys}>
        <KeyHint keys={['←', '↑', '↓', '→']} text={t('keysMoveCell')} />
        <KeyHint keys={['Enter']} text={t('keysOpenSample')} />
      </span>
    </div>
  )
}
