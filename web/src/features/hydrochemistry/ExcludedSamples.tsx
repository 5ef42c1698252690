import type { ExcludedSample } from '@puquio/contract/laboratory/hydrochemistry'
import { ionSigns } from '@puquio/figures'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import styles from './diagrams/diagrams.module.css'
import './texts.ts'

type ExcludedSamplesProps = {
  samples: readonly ExcludedSample[]
  nameOf: (sample: ExcludedSample) => string
}

/** What no diagram can show, and why; nothing is left out without a word. */
export const ExcludedSamples = ({ samples, nameOf }: ExcludedSamplesProps) => {
  const { t } = useTranslation('hydrochemistry')
  const format = useFormat()
  if (samples.length === 0) return null
  const title = t('excluded', { count: samples.length, number: format.number(samples.length) })
  return (
    <section className={styles.excluded} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {samples.map((sample) => (
          <li key={sample.id}>
            <TextLink {...paths.sample(sample.id)}>{nameOf(sample)}</TextLink>
            {': '}
            {t(`reason.${sample.reason}`, {
              ions: sample.ions.map((ion) => (ion === 'h' ? 'pH' : ionSigns[ion])).join(', '),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
