import { Button, Skeleton } from '@mantine/core'
import type { PowerBiEmbedding } from '@puquio/contract/boards/power-bi'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/texts/locale.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState, type Failure } from '../../../ui/states/ErrorState.tsx'
import styles from './PowerBiPanel.module.css'
import type { ShownReport } from './show-report.ts'
import './texts.ts'

/** A frame that nobody answers in says nothing of it. */
const patienceMs = 45_000

type Renewal = {
  isRenewing: boolean
  /** Of the last one. */
  failure: Failure | null
  onRenew: () => void
}
type EmbeddedReportProps = Renewal & { embedding: PowerBiEmbedding; onRetry: () => void }
type State = 'loading' | 'shown' | 'expired' | 'not-reached' | { refused: string }

/** The frame with the report; while its token is over, what is being done about that stands over it. */
export const EmbeddedReport = ({ embedding, onRetry, ...renewal }: EmbeddedReportProps) => {
  const { t } = useTranslation('powerBi')
  const language = useLocale()
  const frame = useRef<HTMLDivElement>(null)
  const report = useRef<ShownReport | null>(null)
  const given = useRef(embedding.token)
  const [state, setState] = useState<State>('loading')
  const { embedUrl, reportId, page, token, leftS } = embedding
  const title = t('frame')
  const expire = useEffectEvent(() => {
    setState('expired')
    renewal.onRenew()
  })

  useEffect(() => {
    let isClosed = false
    const change = (next: State) => {
      if (!isClosed) setState(next)
    }
    const timer = setTimeout(
      () => setState((now) => (now === 'loading' ? 'not-reached' : now)),
      patienceMs,
    )
    import('./show-report.ts')
      .then(({ showReport }) => {
        if (isClosed || !frame.current) return
        report.current = showReport(
          frame.current,
          { embedUrl, reportId, page, language, title, token: given.current },
          {
            onShown: () => change('shown'),
            onExpired: () => {
              if (!isClosed) expire()
            },
            onRefused: (refused) => change({ refused }),
          },
        )
      })
      .catch(() => change('not-reached'))
    return () => {
      isClosed = true
      clearTimeout(timer)
      report.current?.close()
      report.current = null
    }
  }, [embedUrl, reportId, page, language, title])

  useEffect(() => {
    if (token !== given.current) {
      given.current = token
      report.current
        ?.renew(token)
        .then(() => setState((now) => (now === 'expired' ? 'shown' : now)))
        .catch(() => setState('expired'))
    }
    const timer = setTimeout(() => expire(), leftS * 1000)
    return () => clearTimeout(timer)
  }, [token, leftS])

  return (
    <div className={styles.report}>
      <div
        ref={frame}
        className={styles.frame}
        data-hidden={state === 'shown' ? undefined : true}
      />
      {state !== 'shown' && (
        <div className={styles.cover}>
          <Cover {...renewal} state={state} host={new URL(embedUrl).host} onRetry={onRetry} />
        </div>
      )}
    </div>
  )
}

type CoverProps = Renewal & {
  state: Exclude<State, 'shown'>
  host: string
  onRetry: () => void
}

/** Why the report is not seen. */
const Cover = ({ state, host, isRenewing, failure, onRenew, onRetry }: CoverProps) => {
  const { t } = useTranslation('powerBi')
  if (state === 'loading') return <Skeleton height="100%" mih={240} aria-label={t('loading')} />
  if (state === 'not-reached')
    return <ErrorState text={t('notReached', { host })} onRetry={onRetry} />
  if (state !== 'expired')
    return <ErrorState text={t('refused', { message: state.refused })} onRetry={onRetry} />
  if (isRenewing) return <EmptyState title={t('expired')} text={t('renewing')} />
  return (
    <EmptyState
      title={t('expired')}
      {...(failure ? { text: failure.text } : {})}
      action={
        <Button variant="default" onClick={onRenew}>
          {t('renew')}
        </Button>
      }
    />
  )
}
