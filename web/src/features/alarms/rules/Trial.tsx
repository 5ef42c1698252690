import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { durationText, todayIn } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { CallError } from '../../../lib/api/call-error.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useNow } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { type RuleDraft, readCondition } from './rule-draft.ts'
import { lastedS, spanOf, trialDays, type TrialPeriod } from './trial-period.ts'
import styles from './Trial.module.css'
import './texts.ts'

type Outcome = { total: number; lasted: string; lines: string[]; isRough: boolean }
/** The others are shown when they are asked for. */
const namedAlarms = 8

/** What the rule would have raised, before it is switched on. */
export const Trial = ({ draft }: { draft: RuleDraft }) => {
  const { t } = useTranslation('alarmRules')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const language = useLanguage()
  const now = useNow()
  const today = todayIn(project.timeZone, now)
  const [period, setPeriod] = useState<TrialPeriod>({ days: 30, fromOn: null, untilOn: today })
  const [isWhole, setWhole] = useState(false)
  const [isTrying, setIsTrying] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | string | null>(null)
  const condition = readCondition(draft)
  const { variableId } = draft
  const span = spanOf(period, project.timeZone, now)
  const run = async () => {
    if (condition === null || variableId === null || span === null) return
    setIsTrying(true)
    setWhole(false)
    try {
      const { total, alarms, level } = await call(alarmRuleRoutes.try, {
        params: { projectId: project.id },
        body: { variableId, condition, ...span },
      })
      const lines = alarms.map(
        ({ raisedAt, clearedAt }) =>
          `${format.instant(raisedAt)} – ${clearedAt ? format.instant(clearedAt) : t('lasts')}`,
      )
      const lasted = durationText(lastedS(alarms, span.to), language)
      setOutcome({ total, lasted, lines, isRough: level !== 'raw' })
    } catch (error) {
      const [field] = error instanceof CallError ? error.fields : []
      setOutcome(field ? fieldText(field) : problemText(error))
    }
    setIsTrying(false)
  }
  return (
    <div>
      <Group align="flex-end" gap="xs">
        <NativeSelect
          label={t('tryOn')}
          size="xs"
          value={String(period.days ?? 'days')}
          onChange={(event) => {
            const days = Number(event.currentTarget.value)
            setPeriod({ ...period, days: Number.isNaN(days) ? null : days })
          }}
          data={[
            ...trialDays.map((days) => ({
              value: String(days),
              label: t('lastDays', { count: days }),
            })),
            { value: 'days', label: t('otherDays') },
          ]}
        />
        {period.days === null && (
          <>
            <DateField
              label={t('from')}
              today={today}
              value={period.fromOn}
              onChange={(fromOn) => setPeriod({ ...period, fromOn })}
            />
            <DateField
              label={t('until')}
              today={today}
              value={period.untilOn}
              onChange={(untilOn) => setPeriod({ ...period, untilOn })}
            />
          </>
        )}
        <Button
          variant="default"
          size="xs"
          loading={isTrying}
          disabled={condition === null || variableId === null || span === null}
          onClick={() => void run()}
        >
          {t('try')}
        </Button>
      </Group>
      <div role="status">
        {typeof outcome === 'string' && (
          <Text size="sm" mt="xs">
            {outcome}
          </Text>
        )}
        {outcome !== null && typeof outcome !== 'string' && (
          <>
            <Text size="sm" mt="xs">
              {t('tried', { count: outcome.total })}{' '}
              {outcome.total > 0 &&
                outcome.total === outcome.lines.length &&
                t('triedLasted', { count: outcome.total, time: outcome.lasted })}{' '}
              {outcome.isRough && t('rough')}
            </Text>
            <ul className={styles.lines}>
              {outcome.lines.slice(0, isWhole ? undefined : namedAlarms).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {!isWhole && outcome.lines.length > namedAlarms && (
              <Button variant="subtle" size="compact-xs" onClick={() => setWhole(true)}>
                {t('showOthers', { count: outcome.lines.length - namedAlarms })}
              </Button>
            )}
            {isWhole && outcome.total > outcome.lines.length && (
              <Text size="sm">{t('andMore', { count: outcome.total - outcome.lines.length })}</Text>
            )}
          </>
        )}
      </div>
    </div>
  )
}
