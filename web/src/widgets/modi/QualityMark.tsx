import { isDoubtful, type Quality, qualityTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/texts/locale.ts'
import type { Mark } from '../status/marks.ts'
import { MarkSign } from '../status/MarkSign.tsx'
import styles from './QualityMark.module.css'
import './texts.ts'

/** A hollow diamond, which no state has: the value stands, and something is known against it. */
export const doubtMark: Mark = {
  path: 'M8 1.5L14.5 8L8 14.5L1.5 8z',
  isFilled: false,
  color: { light: '#a86200', dark: '#f0b441' },
}

type QualityMarkProps = {
  quality: Quality
  /** Without the word beside it. */
  isAlone?: boolean
}

/** What is known against a value, by sign, colour and word, with the reason as a hint; nothing of one that counts. */
export const QualityMark = ({ quality, isAlone = false }: QualityMarkProps) => {
  const { t } = useTranslation('modi')
  const language = useLanguage()
  if (!isDoubtful(quality)) return null
  const word = qualityTerms[quality][language]
  const hint = `${word}: ${t(`doubt_${quality}`)}`
  return (
    <span className={styles.mark} title={hint}>
      <MarkSign mark={doubtMark} name={hint} sizePx={12} />
      {!isAlone && <span aria-hidden>{word}</span>}
    </span>
  )
}
