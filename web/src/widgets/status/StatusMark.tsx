import { monitoringStatusTerms } from '@puquio/contract/terms'
import type { MonitoringStatus } from '@puquio/domain'
import type { CSSProperties } from 'react'
import { useLanguage } from '../../lib/texts/locale.ts'
import { statusMarks } from './marks.ts'
import styles from './status.module.css'

type StatusMarkProps = {
  status: MonitoringStatus
  sizePx?: number
  /** Where the word does not stand beside it. */
  isAlone?: boolean
}

export const StatusMark = ({ status, sizePx = 14, isAlone = false }: StatusMarkProps) => {
  const language = useLanguage()
  const { path, isFilled, color } = statusMarks[status]
  const name = monitoringStatusTerms[status][language]
  return (
    <svg
      className={styles.mark}
      style={{ '--light': color.light, '--dark': color.dark } as CSSProperties}
      data-filled={isFilled || undefined}
      width={sizePx}
      height={sizePx}
      viewBox="0 0 16 16"
      {...(isAlone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {isAlone && <title>{name}</title>}
      <path d={path} />
    </svg>
  )
}
