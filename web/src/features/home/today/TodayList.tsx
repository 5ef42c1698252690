import { type TodayEntry, type TodayKind, todayRoutes } from '@puquio/contract/start/today'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './TodayList.module.css'
import { todayMarks } from './today-marks.tsx'
import '../texts.ts'

/** What needs the person today, each leading to the list of it. */
export const TodayList = () => {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { id: projectId } = useProject()
  const today = useApi(todayRoutes.list, { params: { projectId } })
  if (today.isError) {
    return <ErrorState {...failureOf(today.error)} onRetry={() => void today.refetch()} />
  }
  const total = today.data?.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <section aria-labelledby="home-today" aria-busy={!today.data} className={styles.today}>
      <h2 id="home-today" className={styles.title}>
        {t('today')}
        {total > 0 && <span className={styles.total}>{format.number(total)}</span>}
      </h2>
      {today.data?.length === 0 && <p className={styles.nothing}>{t('nothingToday')}</p>}
      <ul className={styles.entries}>
        {today.data?.map((entry) => <Entry key={`${entry.kind} ${entry.opens}`} entry={entry} />) ??
          [1, 2].map((row) => (
            <li key={row} className={styles.entry}>
              <span className={styles.bone} />
            </li>
          ))}
      </ul>
    </section>
  )
}

const Entry = ({ entry: { kind, count, of, dueOn, opens } }: { entry: TodayEntry }) => {
  const { t } = useTranslation('home')
  const format = useFormat()
  const words = t(`today_${kind}`, { count })
  return (
    <li className={styles.entry}>
      <span className={styles.mark}>{todayMarks[kind]}</span>
      <TextLink to={opens} underline="hover" className={styles.words ?? ''}>
        {of === null ? words : `${words} · ${of}`}
      </TextLink>
      {dueOn !== null && (
        <time dateTime={dueOn} className={styles.date}>
          {t(dateWords[kind] ?? 'lastUnfulfilled', { date: format.date(dueOn) })}
        </time>
      )}
    </li>
  )
}

/** What the date of a kind says; of the others it is when the last one was due. */
const dateWords: Partial<Record<TodayKind, 'nextNear' | 'firstDue' | 'lastOverdue'>> = {
  'monitorings-near': 'nextNear',
  'tasks-overdue': 'lastOverdue',
  'tasks-due': 'firstDue',
  'tasks-to-review': 'firstDue',
  'actions-overdue': 'lastOverdue',
  'actions-due': 'firstDue',
  'actions-to-close': 'firstDue',
}
