import type { AssignmentShown, StationStandards } from '@puquio/contract/laboratory/limits'
import type { Language, limitChoiceTerms } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import styles from './components/Limits.module.css'

type Words = {
  t: TFunction<'limits'>
  format: Format
  language: Language
  choices: typeof limitChoiceTerms
}

/** Returns a standard with its category, its days and what froze it. */
const assignmentText = (
  { standard, category, validFrom, validTo, frozenOn }: AssignmentShown,
  { t, format }: Pick<Words, 't' | 'format'>,
): string => {
  const days =
    validTo === null
      ? t('since', { on: format.date(validFrom) })
      : `${format.date(validFrom)} – ${format.date(validTo)}`
  const frozen = frozenOn === null ? '' : `, ${t('frozen', { on: format.date(frozenOn) })}`
  return `${[standard, category].filter((one) => one !== '').join(' ')} (${days}${frozen})`
}

/** The assignments in their order; without any, what the station's form says. */
const standardsText = (one: StationStandards, words: Pick<Words, 't' | 'format'>): string => {
  if (one.assignments.length > 0)
    return one.assignments.map((assigned) => assignmentText(assigned, words)).join('; ')
  const ofForm = [one.standard, one.category].filter((text) => text !== null).join(' ')
  return ofForm === '' ? words.t('noStandard') : words.t('ofForm', { standard: ofForm })
}

export const stationColumns = (words: Words): Column<StationStandards>[] => {
  const { t, language, choices } = words
  return [
    { key: 'code', head: t('station'), width: 'short', cell: ({ code }) => code, sortKey: 'code' },
    { key: 'name', head: t('name'), width: 'name', cell: ({ name }) => name || '–', priority: 3 },
    {
      key: 'standards',
      head: t('standards'),
      width: 'text',
      maxWidth: 640,
      cell: (one) => standardsText(one, words),
    },
    {
      key: 'choice',
      head: t('choice'),
      cell: ({ limitChoice }) => choices[limitChoice][language],
      priority: 2,
    },
    {
      key: 'resolution',
      head: t('resolution'),
      cell: ({ isUnknown }) =>
        isUnknown ? <span className={styles.doubt}>{t('toBeResolved')}</span> : '–',
      title: ({ isUnknown }) => (isUnknown ? t('toBeResolvedHelp') : ''),
    },
  ]
}
