import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerAheadMs } from '../../../lib/app-data.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './BoardView.module.css'
import type { Wall } from './use-wall.ts'
import './texts.ts'

/** Nobody reloads a wall: what it shows is read again. */
const againMs = 300_000
const tickMs = 5_000

type WallHeadProps = { label: string; wall: Wall }

/** Over a board that fills a screen: what it is called, which page it is, how old the oldest of its data are, and the time. */
export const WallHead = ({ label, wall: { pages, at } }: WallHeadProps) => {
  const { t } = useTranslation('boardView')
  const format = useFormat(useProject().timeZone)
  const aheadMs = useServerAheadMs()
  const client = useQueryClient()
  const [shown, setShown] = useState<{ nowMs: number; readMs: number | null } | null>(null)
  useEffect(() => {
    const look = () => {
      const readAt = client
        .getQueryCache()
        .findAll({ type: 'active' })
        .flatMap(({ state: { dataUpdatedAt } }) => (dataUpdatedAt > 0 ? [dataUpdatedAt] : []))
      setShown({ nowMs: Date.now(), readMs: readAt.length === 0 ? null : Math.min(...readAt) })
    }
    const readAgain = () => void client.refetchQueries({ type: 'active' }).then(look)
    look()
    readAgain()
    const ticks = setInterval(look, tickMs)
    const reads = setInterval(readAgain, againMs)
    return () => {
      clearInterval(ticks)
      clearInterval(reads)
    }
  }, [client])
  const instant = (ms: number) => format.instant(new Date(ms + aheadMs).toISOString())
  return (
    <header className={styles.wallHead}>
      <h1>{label}</h1>
      {pages.length > 1 && (
        <span>
          {t('wallPage', { page: format.number(at + 1), pages: format.number(pages.length) })}
        </span>
      )}
      {shown && shown.readMs !== null && (
        <span>{t('dataAsOf', { at: instant(shown.readMs) })}</span>
      )}
      {shown && <time>{instant(shown.nowMs)}</time>}
    </header>
  )
}
