import { unitIn } from '@puquio/domain'
import { figureWords, type VariationFigure } from '@puquio/figures'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import styles from './figure.module.css'
import type { ParameterPart } from './of-parameter.ts'
import '../texts.ts'

type LimitNotesProps = { part: ParameterPart; figure: Pick<VariationFigure, 'beyond' | 'left'> }

/** What of limits and results a figure does not draw, and where each limit comes from. */
export const LimitNotes = ({
  part: { spans, sampleLimits, parameter },
  figure,
}: LimitNotesProps) => {
  const { t } = useTranslation('variation')
  const language = useLanguage()
  const { limit, number } = figureWords(language)
  const unit = unitIn(parameter.unit, language)
  const beyond = [
    ...new Set(figure.beyond.map((one) => `${limit(one.bound, one.value)} ${unit} (${one.name})`)),
  ]
  const sources = [
    ...new Set(
      [...spans, ...sampleLimits]
        .filter(({ source }) => source !== '')
        .map(({ source, toBeVerified }) =>
          toBeVerified ? `${source} (${t('toBeVerified')})` : source,
        ),
    ),
  ]
  const notes = [
    ...(spans.length + sampleLimits.length === 0 ? [`${t('limit')}: ${t('noStandard')}.`] : []),
    ...sampleLimits.map(({ follows, standard, category }) =>
      t(`follows.${follows}`, { standard: [standard, category].filter(Boolean).join(' ') }),
    ),
    ...(beyond.length > 0 ? [t('beyond', { limits: beyond.join('; ') })] : []),
    ...(figure.left > 0 ? [t('left', { count: figure.left, number: number(figure.left) })] : []),
    ...(sources.length > 0 ? [t('sources', { source: sources.join('; ') })] : []),
  ]
  return notes.length === 0 ? null : <p className={styles.note}>{notes.join(' ')}</p>
}
