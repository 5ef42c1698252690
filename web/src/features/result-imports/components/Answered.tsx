import { Button } from '@mantine/core'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { resultFieldTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useActWords, useWithdraw } from '../use-answers.ts'
import styles from './parts.module.css'
import '../texts.ts'

/** What was answered in an import, the latest first, each with how many results and the way to take it back. */
export const Answered = ({ one: { key, answered } }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const { number } = useFormat()
  const words = useActWords()
  const { withdraw, isPending } = useWithdraw(key)
  if (answered.length === 0) return null
  return (
    <details className={styles.box} open={answered.length <= mostOpen}>
      <summary>{t('answered', { shown: number(answered.length) })}</summary>
      <p className={styles.boxHint}>{t('answeredHint')}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('text')}</th>
              <th scope="col">{t('answer')}</th>
              <th scope="col">{t('howMany')}</th>
              <th scope="col" aria-label={t('askAgain')} />
            </tr>
          </thead>
          <tbody>
            {answered.toReversed().map((one) => {
              const { reason, field, text, position, written, place, rows, act } = one
              const shown = written || t('blank')
              return (
                <tr key={JSON.stringify([reason, field, text, position])}>
                  <th scope="row">
                    {shown}
                    <div className={styles.values}>
                      {[resultFieldTerms[field][language], place].filter(Boolean).join(' · ')}
                    </div>
                  </th>
                  <td>{words(one, act)}</td>
                  <td>
                    {rows !== null && t('stationResults', { count: rows, shown: number(rows) })}
                  </td>
                  <td>
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={t('askAgainOf', { text: shown })}
                      disabled={isPending}
                      onClick={() => void withdraw(one)}
                    >
                      {t('askAgain')}
                    </Button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Beyond this they would fill the page. */
const mostOpen = 10
