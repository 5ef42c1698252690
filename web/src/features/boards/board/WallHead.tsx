import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerAheadMs } from '../../../lib/app-data.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from './BoardView.module.css'
import './texts.ts'

/** Nobody reloads a wall: what it shows is read again. */
const againMs = 300_000
const tickMs = 5_000

type WallHeadProps = { label: string; wall: RefObject<HTMLElement | null> }

/** Over a board that fills a screen: what it is called, how old the oldest of its data are, and the time. */
export const WallHead = ({ label, wall }: WallHeadProps) => {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const look = () =>
      setIsShown(wall.current !== null && document.fullscreenElement === wall.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [wall])
  return isShown && <Head label={label} />
}

const Head = ({ label }: { label: string }) => {
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
      {shown && shown.readMs !== null && (
        <span>{t('dataAsOf', { at: instant(shown.readMs) })}</span>
      )}
      {shown && <time>{instant(shown.nowMs)}</time>}
    </header>
  )
}
