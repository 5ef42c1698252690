import type { AlarmRuleRow } from '@puquio/contract/modi/alarm-rules'
import { type Language, priorityOfSeverity, ruleSentence } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { PriorityMark } from '../../../widgets/status/PriorityMark.tsx'

type Words = { t: TFunction<'alarmRules'>; language: Language; format: Format }

export const sentenceOf = (
  { condition, device, variable }: AlarmRuleRow,
  language: Language,
): string => ruleSentence({ ...condition, intervalS: device.intervalS }, variable, language)

export const ruleColumns = ({ t, language, format }: Words): readonly Column<AlarmRuleRow>[] => [
  {
    key: 'device',
    head: t('device'),
    width: 'name',
    cell: ({ device }) => device.name,
    title: ({ device }) => `${device.name} (${device.serial})`,
    sortKey: 'device',
  },
  {
    key: 'variable',
    head: t('variable'),
    width: 'name',
    cell: ({ variable }) => variable.name,
    sortKey: 'variable',
  },
  {
    key: 'name',
    head: t('name'),
    width: 'short',
    cell: ({ name }) => name || '–',
    title: ({ name }) => name,
    priority: 2,
  },
  {
    key: 'condition',
    head: t('condition'),
    width: 'name',
    cell: (rule) => sentenceOf(rule, language),
    title: (rule) => sentenceOf(rule, language),
  },
  {
    key: 'severity',
    head: t('severity'),
    width: 'short',
    cell: ({ severity }) => <PriorityMark priority={priorityOfSeverity[severity]} />,
    sortKey: 'severity',
  },
  {
    key: 'state',
    head: t('state'),
    width: 'short',
    cell: ({ enabled, isActive, failingSince }) => {
      if (!enabled) return t('off')
      if (failingSince) return t('failing')
      return isActive ? t('inAlarm') : t('on')
    },
    title: ({ enabled, failingSince }) =>
      enabled && failingSince ? t('failingHelp', { since: format.instant(failingSince) }) : '',
  },
  {
    key: 'repeat',
    head: t('repeat'),
    unit: 'min',
    isNumber: true,
    cell: ({ repeatMinutes }) => format.number(repeatMinutes, 0),
    priority: 2,
  },
]
