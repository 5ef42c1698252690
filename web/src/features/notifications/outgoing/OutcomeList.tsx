import type { Outcome } from '@puquio/contract/notifications/deliveries'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { reasonWords, replyOf } from './outcome-words.ts'
import styles from './OutcomeList.module.css'
import '../texts.ts'

/** What became of a notification for one recipient, by each method. */
export const OutcomeList = ({ outcomes }: { outcomes: readonly Outcome[] }) => {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const format = useFormat(useProject().timeZone)
  return (
    <ul className={styles.list}>
      {outcomes.map((one) => {
        const reason = reasonWords(t, language, one)
        const reply = replyOf(one)
        return (
          <li key={one.method}>
            {t(`method.${one.method}`)}:{' '}
            <span className={one.state === 'failed' ? styles.failed : undefined}>
              {t(`state.${one.state}`)}
            </span>{' '}
            · {format.instant(one.changedAt)}
            {reason !== null && <div className={styles.reason}>{reason}</div>}
            {reply !== null && <div className={styles.reply}>{reply}</div>}
          </li>
        )
      })}
    </ul>
  )
}
