import type { Commitment, CommitmentField } from '@puquio/contract/commitments/record'
import { commitmentFieldTerms, commitmentMethodTerms } from '@puquio/contract/terms'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { fieldTexts } from '../changes/field-texts.ts'
import styles from '../review/review.module.css'

/** Where each field is shown: in this list, in its order, or elsewhere on the page. */
const places: Record<CommitmentField, 'here' | 'elsewhere'> = {
  shortName: 'elsewhere',
  text: 'elsewhere',
  kind: 'here',
  phase: 'here',
  component: 'here',
  subcomponent: 'here',
  miningComponent: 'here',
  stations: 'here',
  parameters: 'here',
  frequency: 'here',
  role: 'here',
  deadlineOn: 'here',
  deadlineEvent: 'here',
  supersededBy: 'elsewhere',
}
type Shown = Exclude<CommitmentField, 'supersededBy'>
const shown = (Object.keys(places) as Shown[]).filter((field) => places[field] === 'here')

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
  const wordOf = (field: Shown) => {
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
