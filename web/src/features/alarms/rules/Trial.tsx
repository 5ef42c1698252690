import { Button, Text } from '@mantine/core'
import { alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { CallError } from '../../../lib/api/call-error.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { useNow } from '../../../lib/today.ts'
import { type RuleDraft, readCondition } from './rule-draft.ts'
import styles from './Trial.module.css'
import './texts.ts'

type Outcome = { total: number; lines: string[]; isRough: boolean }
const monthMs = 30 * 86_400_000
const namedAlarms = 8

/** What the rule would have raised, before it is switched on. */
export const Trial = ({ draft }: { draft: RuleDraft }) => {
  const { t } = useTranslation('alarmRules')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const now = useNow().getTime()
  const [isTrying, setIsTrying] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | string | null>(null)
  const condition = readCondition(draft)
  const { variableId } = draft
  const run = async () => {
    if (condition === null || variableId === null) return
    setIsTrying(true)
    try {
      const { total, alarms, level } = await call(alarmRuleRoutes.try, {
        params: { projectId: project.id },
        body: {
          variableId,
          condition,
          from: new Date(now - monthMs).toISOString(),
          to: new Date(now).toISOString(),
        },
      })
      const lines = alarms
        .slice(0, namedAlarms)
        .map(
          ({ raisedAt, clearedAt }) =>
            `${format.instant(raisedAt)} – ${clearedAt ? format.instant(clearedAt) : t('lasts')}`,
        )
      setOutcome({ total, lines, isRough: level !== 'raw' })
    } catch (error) {
      const [field] = error instanceof CallError ? error.fields : []
      setOutcome(field ? fieldText(field) : problemText(error))
    }
    setIsTrying(false)
  }
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        loading={isTrying}
        disabled={condition === null || variableId === null}
        onClick={() => void run()}
      >
        {t('try')}
      </Button>
      <div role="status">
        {typeof outcome === 'string' && (
          <Text size="sm" mt="xs">
            {outcome}
          </Text>
        )}
        {outcome !== null && typeof outcome !== 'string' && (
          <>
            <Text size="sm" mt="xs">
              {t('tried', { count: outcome.total })} {outcome.isRough && t('rough')}
            </Text>
            <ul className={styles.lines}>
              {outcome.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
