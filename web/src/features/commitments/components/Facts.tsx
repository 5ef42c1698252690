import type { Commitment } from '@puquio/contract/commitments/record'
import { commitmentFieldTerms, commitmentMethodTerms } from '@puquio/contract/terms'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { fieldTexts } from '../changes/field-texts.ts'
import styles from '../review/review.module.css'

const shown = [
  'kind',
  'phase',
  'component',
  'subcomponent',
  'miningComponent',
  'stations',
  'parameters',
  'frequency',
  'role',
  'deadlineOn',
  'deadlineEvent',
] as const

/** The document's own word for what could not be matched with the project's lists. */
const namedFor = {
  component: 'component',
  subcomponent: 'subcomponent',
  miningComponent: 'miningComponent',
  stations: 'stations',
  parameters: 'parameters',
  frequency: 'frequency',
  role: 'responsible',
} as const

/** The fields of a commitment, and how it was found. */
export const Facts = ({ commitment }: { commitment: Commitment }) => {
  const { t } = useTranslation('commitments')
  const language = useLanguage()
  const format = useFormat(useProject().timeZone)
  const texts = fieldTexts(commitment, { language, format })
  const { method, model, confidence, instrument, miningUnit, named } = commitment
  const wordOf = (field: (typeof shown)[number]) => {
    const said = field in namedFor ? named[namedFor[field as keyof typeof namedFor]] : undefined
    const word = Array.isArray(said) ? said.join(', ') : said
    return texts[field] === '' && word ? t('saidAs', { word }) : texts[field] || t('empty')
  }
  const found = [
    commitmentMethodTerms[method][language],
    model ?? '',
    confidence === null ? '' : t('confidenceOf', { share: format.percent(confidence) }),
  ]
  return (
    <dl className={styles.facts}>
      {shown
        .filter((field) => texts[field] !== '' || !field.startsWith('deadline'))
        .map((field) => (
          <Fragment key={field}>
            <dt>{commitmentFieldTerms[field][language]}</dt>
            <dd>{wordOf(field)}</dd>
          </Fragment>
        ))}
      <dt>{t('instrument')}</dt>
      <dd>
        {instrument.name} · {miningUnit.name}
      </dd>
      <dt>{t('method')}</dt>
      <dd>{found.filter((one) => one !== '').join(' · ')}</dd>
    </dl>
  )
}
