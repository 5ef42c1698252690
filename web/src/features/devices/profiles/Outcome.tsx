import { Text } from '@mantine/core'
import type { DecoderOutcome } from '@puquio/contract/modi/device-profiles'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './profiles.module.css'
import './texts.ts'

type OutcomeProps = { outcome: DecoderOutcome; verdict: boolean | null }

/** What a decoder gave for a message, or why it gave nothing. */
export const Outcome = ({ outcome, verdict }: OutcomeProps) => {
  const { t } = useTranslation('deviceProfiles')
  const format = useFormat(useProject().timeZone)
  if ('failure' in outcome) {
    const where = outcome.line === null ? '' : ` ${t('atLine', { line: outcome.line })}`
    return (
      <div>
        <Text size="sm" c="var(--danger)">
          {t(`failure_${outcome.failure}`)}
          {where}
        </Text>
        {outcome.text && <p className={styles.outcome}>{outcome.text}</p>}
      </div>
    )
  }
  return (
    <div>
      {verdict !== null && <Text size="sm">{t(verdict ? 'asExpected' : 'notAsExpected')}</Text>}
      {outcome.messages.map(({ measuredAt, values, unread }, at) => (
        // They are shown in their order and never change places.
        <div key={`message-${at}`} className={styles.outcome}>
          {measuredAt && <div>{format.instant(measuredAt)}</div>}
          {Object.entries(values).map(([key, value]) => (
            <div key={key}>
              {key} = {value}
            </div>
          ))}
          {unread.length > 0 && <div>{t('unread', { keys: unread.join(', ') })}</div>}
        </div>
      ))}
      {outcome.messages.length === 0 && <Text size="sm">{t('nothing')}</Text>}
    </div>
  )
}
