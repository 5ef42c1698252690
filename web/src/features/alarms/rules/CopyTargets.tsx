import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type {
  AlarmRuleRow,
  CopyTarget,
  CopyTargets as Found,
} from '@puquio/contract/modi/alarm-rules'
import { unitIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { sentenceOf } from './rule-columns.tsx'
import styles from './CopyTargets.module.css'
import './texts.ts'

/** More in a row are counted: nobody reads them, and each is drawn. */
const mostShown = 200

type CopyTargetsProps = {
  rules: readonly AlarmRuleRow[]
  found: Found
  /** What was taken out. */
  left: readonly string[]
  onLeave: (left: string[]) => void
}

export const keyOf = ({ ruleId, device, variable }: CopyTarget) =>
  `${ruleId} ${device.id} ${variable?.id ?? ''}`

/** Which variables get the rules, to be ticked, and which do not, with the reason. */
export const CopyTargets = ({ rules, found, left, onLeave }: CopyTargetsProps) => {
  const { t } = useTranslation('alarmRules')
  const language = useLanguage()
  const ofOutcome = (outcome: CopyTarget['outcome']) =>
    found.targets.filter((target) => target.outcome === outcome)
  const copied = ofOutcome('copied')
  const keys = copied.map(keyOf)
  const ruleOf = ({ ruleId }: CopyTarget) => rules.find(({ id }) => id === ruleId)
  const nameOf = (target: CopyTarget) => {
    const rule = ruleOf(target)
    const unit = unitIn(target.variable?.unit ?? '', language)
    return [
      `${target.device.name} (${target.device.serial})`,
      target.variable && `${target.variable.name}${unit && ` (${unit})`}`,
      // Of several rules it would not be clear which one.
      rules.length > 1 && rule && sentenceOf(rule, language),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const without = [
    ['equal', () => ''],
    ['unit', (target) => t('unitOfRule', { unit: ruleOf(target)?.variable.unit || '–' })],
    ['refused', ({ issue }) => (issue === null ? '' : fieldText({ code: issue, params: {} }))],
    ['missing', () => ''],
  ] satisfies [CopyTarget['outcome'], (target: CopyTarget) => string][]
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {t('copyFound', { count: found.counts.copied })}{' '}
        {found.isCut && t('copyCut', { count: found.targets.length })}
      </Text>
      {copied.length > 0 && (
        <section aria-label={t('outcome_copied')}>
          <Group justify="space-between" mb={4}>
            <Text size="sm" fw={600}>
              {t('outcome_copied')}
            </Text>
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={() => onLeave(left.length < keys.length ? keys : [])}
            >
              {left.length < keys.length ? t('tickNone') : t('tickAll')}
            </Button>
          </Group>
          <Stack gap={6}>
            {copied.slice(0, mostShown).map((target) => {
              const key = keyOf(target)
              const isLeft = left.includes(key)
              return (
                <Checkbox
                  key={key}
                  size="xs"
                  label={nameOf(target)}
                  checked={!isLeft}
                  onChange={() =>
                    onLeave(isLeft ? left.filter((one) => one !== key) : [...left, key])
                  }
                />
              )
            })}
          </Stack>
          {copied.length > mostShown && (
            <Text size="sm">{t('andMore', { count: copied.length - mostShown })}</Text>
          )}
        </section>
      )}
      {without.map(([outcome, reasonOf]) => {
        const targets = ofOutcome(outcome)
        if (targets.length === 0) return null
        return (
          <details key={outcome}>
            <summary className={styles.summary}>
              {t(`outcome_${outcome}`)} ({targets.length})
            </summary>
            <ul className={styles.list}>
              {targets.slice(0, mostShown).map((target) => (
                <li key={keyOf(target)}>
                  {[nameOf(target), reasonOf(target)].filter(Boolean).join(': ')}
                </li>
              ))}
            </ul>
            {targets.length > mostShown && (
              <Text size="sm">{t('andMore', { count: targets.length - mostShown })}</Text>
            )}
          </details>
        )
      })}
    </Stack>
  )
}
