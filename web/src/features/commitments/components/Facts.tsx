import type { Commitment, CommitmentField } from '@puquio/contract/commitments/record'
import { commitmentFieldTerms, commitmentMethodTerms } from '@puquio/contract/terms'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { fieldTexts } from '../changes/field-texts.ts'
import styles from '../review/review.module.css'
import { isListed, saidWords } from '../said-words.ts'

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

/** The fields of a commitment, and how it was found. */
export const Facts = ({ commitment }: { commitment: Commitment }) => {
  const { t } = useTranslation('commitments')
  const language = useLanguage()
  const format = useFormat(useProject().timeZone)
  const texts = fieldTexts(commitment, { language, format })
  const { method, model, confidence, instrument, miningUnit } = commitment
  const wordOf = (field: Shown) => {
    if (texts[field] !== '') return texts[field]
    const said = isListed(field) ? saidWords(commitment, field, t) : ''
    return said === '' ? t('empty') : t('saidAs', { words: said })
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
