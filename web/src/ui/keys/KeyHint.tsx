import { useTranslation } from 'react-i18next'
import styles from './KeyHint.module.css'
import '../texts.ts'

type KeyHintProps = { keys: readonly string[]; text?: string }

/** Which keys do something, for those who do not use the mouse; not shown on touch screens. */
export const KeyHint = ({ keys, text }: KeyHintProps) => {
  const { t } = useTranslation('ui')
  return (
    <span className={styles.hint}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key === 'Enter' ? t('enter') : key === 'Delete' ? t('delete') : key}
        </kbd>
      ))}
      {text}
    </span>
  )
}
