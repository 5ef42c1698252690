import type { StationParameter } from '@puquio/contract/laboratory/series'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { ResultCell } from '../components/ResultCell.tsx'
import { fullHint } from '../formula-text.ts'
import { resultText } from '../result-hint.ts'
import styles from './series.module.css'
import '../texts.ts'

type LatestCellProps = {
  latest: StationParameter['latest']
  formula: StationParameter['parameter']['formula']
}

/** The newest result of a parameter at a station. */
export const LatestCell = ({ latest, formula }: LatestCellProps) => {
  const { t } = useTranslation('samples')
  const [language, locale] = [useLanguage(), useLocale()]
  return (
    <td className={styles.number}>
      <ResultCell
        result={latest}
        text={resultText(latest, locale)}
        hint={fullHint(latest, formula, { t, language, locale })}
      />
    </td>
  )
}

/** How many of the results exceed. */
export const ExceedancesCell = ({ count }: { count: number }) => {
  const { number } = useFormat()
  return (
    <td className={styles.number} data-exceeds={count > 0 || undefined}>
      {count > 0 ? `▲ ${number(count)}` : '–'}
    </td>
  )
}
