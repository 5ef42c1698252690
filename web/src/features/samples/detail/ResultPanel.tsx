import type { SampleRecord, SampleResult } from '@puquio/contract/laboratory/sample-record'
import { dataQualifierTerms, outcomeReasonTerms, unitIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { FactLine } from '../../../ui/entries/FactLine.tsx'
import { ActionsOf } from '../../../widgets/corrective-actions/ActionsOf.tsx'
import { ResultCell } from '../components/ResultCell.tsx'
import { formulaText, operandNames } from '../formula-text.ts'
import {
  boundsText,
  nonDetectsText,
  outcomeText,
  resultText,
  shown,
  standardText,
} from '../result-hint.ts'
import { findingText } from '../quality/finding-text.ts'
import { QualifierForm } from '../quality/QualifierForm.tsx'
import { isRejected } from './result-columns.tsx'
import styles from './Sample.module.css'
import '../texts.ts'

type ResultPanelProps = {
  result: SampleResult
  sample: SampleRecord
  mayEdit: boolean
  onClose: () => void
}

/** Everything about one result: as it was reported, as it is kept, its limit, and the versions before it. */
export const ResultPanel = ({ result, sample, mayEdit, onClose }: ResultPanelProps) => {
  const { t } = useTranslation('samples')
  const format = useFormat(useProject().timeZone)
  const [language, locale] = [useLanguage(), useLocale()]
  const { parameter, limit, reason, earlier, applied, calculated } = result
  const findings = sample.quality.findings.filter((one) => one.parameterId === parameter.id)
  const withUnit = (value: number | null) =>
    value === null ? '–' : `${shown(value, locale)} ${unitIn(parameter.unit, language)}`
  const who = (one: Pick<SampleResult, 'enteredAt' | 'enteredBy'>) =>
    `${one.enteredBy}, ${format.instant(one.enteredAt)}`
  return (
    <SidePanel isOpen onClose={onClose} title={parameter.name[language]}>
      <p className={styles.outcome}>
        <ResultCell
          result={{ ...result, isRejected: isRejected(result) }}
          text={`${resultText(result, locale)} ${result.value === null ? '' : unitIn(parameter.unit, language)}`}
          hint=""
        />
        <span>{outcomeText(result, { t, language })}</span>
      </p>
      {reason && <p className={styles.note}>{outcomeReasonTerms[reason][language]}</p>}
      {calculated && parameter.formula && (
        <p className={styles.limit}>
          {t('calculatedBy', { formula: formulaText(parameter.formula, language) })}
        </p>
      )}
      {calculated?.nonDetectRule && (
        <p className={styles.note}>
          {nonDetectsText(calculated, operandNames(parameter.formula, language), {
            t,
            language,
            locale,
          })}
        </p>
      )}
      {!calculated && (
        <FactLine
          facts={[
            [t('reported'), `${result.text} ${result.textUnit}`],
            [t('canonical'), withUnit(result.value)],
            [t('detectionLimit'), withUnit(result.detectionLimit)],
            [t('quantificationLimit'), withUnit(result.quantificationLimit)],
            [t('uncertainty'), withUnit(result.uncertainty)],
            [t('method'), result.method ?? '–'],
            [t('labReference'), result.laboratoryReference ?? '–'],
            [t('analysedOn'), format.date(result.analysedOn)],
            [t('enteredBy'), who(result)],
            [t('version'), result.version],
          ]}
        />
      )}
      {limit && (
        <>
          <h2 className={styles.part}>{t('limit')}</h2>
          <p className={styles.limit}>
            {[boundsText(limit, locale), standardText(limit)]
              .filter((one) => one !== '')
              .join(' · ')}
          </p>
          <p className={styles.note}>
            {t('limitSource')}: {limit.source}
          </p>
          {limit.toBeVerified && <p className={styles.doubt}>(*) {t('toBeVerified')}</p>}
        </>
      )}
      <ActionsOf
        origin={{ kind: 'exceedance', id: sample.id, parameterId: parameter.id }}
        suggestedTitle={`${parameter.name[language]}: ${outcomeText(result, { t, language })}`}
        mayOpen={result.outcome === 'exceeds'}
      />
      {!calculated && <h2 className={styles.part}>{t('quality')}</h2>}
      {findings.map((finding) => (
        <p key={finding.check} className={styles.note}>
          {findingText(finding, unitIn(parameter.unit, language), { t, locale })}
        </p>
      ))}
      {applied && (
        <p className={styles.limit}>
          {t('appliedBy', {
            qualifier: dataQualifierTerms[applied.qualifier][language],
            reason: applied.reason,
            person: applied.by,
          })}
        </p>
      )}
      {!applied && !mayEdit && !calculated && <p className={styles.note}>{t('noQualifier')}</p>}
      {mayEdit && !calculated && (
        <QualifierForm
          sampleId={sample.id}
          result={result}
          suggested={findings.find((one) => one.suggested !== null)?.suggested ?? null}
        />
      )}
      {earlier.length > 0 && (
        <>
          <h2 className={styles.part}>{t('earlier')}</h2>
          <ul className={styles.versions}>
            {earlier.map((one) => (
              <li key={one.version}>
                <strong>
                  {t('versionOf', { version: one.version })}: {one.text} {one.textUnit}
                </strong>
                <span>{who(one)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </SidePanel>
  )
}
