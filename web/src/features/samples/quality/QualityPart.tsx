import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { dataQualifierTerms, qualityChecks, unitIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import styles from '../detail/Sample.module.css'
import { findingText } from './finding-text.ts'
import '../texts.ts'

/** What the checks of quality say of a sample, with the qualifiers that they suggest. */
export const QualityPart = ({ sample: { quality, results } }: { sample: SampleRecord }) => {
  const { t } = useTranslation('samples')
  const [language, locale] = [useLanguage(), useLocale()]
  const { findings, checked } = quality
  const made = qualityChecks.filter((check) => (checked[check] ?? 0) > 0)
  const parameterOf = (parameterId: number | null) =>
    results.find(({ parameter }) => parameter.id === parameterId)?.parameter
  return (
    <section aria-label={t('quality')}>
      <h2 className={styles.part}>{t('quality')}</h2>
      {made.length === 0 ? (
        <p className={styles.note}>{t('qualityNone')}</p>
      ) : (
        <p className={styles.note}>
          {made
            .map((check) => t('checkedOf', { check: t(`check.${check}`), count: checked[check] }))
            .join(' · ')}
          {findings.length === 0 && `. ${t('qualityGood')}`}
        </p>
      )}
      <ul className={styles.findings}>
        {findings.map((finding) => {
          const parameter = parameterOf(finding.parameterId)
          const unit = unitIn(parameter?.unit ?? '', language)
          return (
            <li key={`${finding.check}-${finding.parameterId}`}>
              <strong>{parameter?.name[language] ?? t(`check.${finding.check}`)}</strong>
              <span>{findingText(finding, unit, { t, locale })}</span>
              <span className={styles.suggested}>
                {finding.suggested === null
                  ? t('toReview')
                  : t('suggested', { qualifier: dataQualifierTerms[finding.suggested][language] })}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
