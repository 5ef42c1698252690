import { Button, Skeleton, Text } from '@mantine/core'
import {
  type ReportRun,
  type ReportSchedule,
  reportScheduleRoutes,
} from '@puquio/contract/boards/report-schedules'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { reportFrequencyTerms } from '@puquio/contract/terms/boards/terms'
import {
  IconAlertTriangle,
  IconCalendarRepeat,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from './BoardList.module.css'
import { namesClosedOut } from './names-closed-out.ts'
import { SchedulePanel } from './SchedulePanel.tsx'
import '../texts.ts'

/** Reports that are made at their times, with what became of the latest. */
export const Schedules = () => {
  const { t } = useTranslation('boards')
  const params = { projectId: useProject().id }
  const isAdmin = useMay()('project:admin')
  const [edited, setEdited] = useState<ReportSchedule | 'new' | null>(null)
  const list = useApi(reportScheduleRoutes.list, { params })
  const remove = useApiMutation(reportScheduleRoutes.remove, {
    onError: (error) => showToast({ kind: 'error', text: problemText(error), action: 'schedule' }),
  })
  if (list.error && !list.data)
    return <ErrorState {...failureOf(list.error)} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton height={200} />
  const add = isAdmin && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('newSchedule')}
    </Button>
  )
  const ask = async ({ id, board }: ReportSchedule) => {
    const isSure = await confirm({
      title: t('endSchedule', { name: board }),
      text: t('endScheduleText'),
      confirmLabel: t('remove'),
      isDanger: true,
    })
    if (isSure) remove.mutate({ params: { ...params, scheduleId: id } })
  }
  return (
    <>
      {list.data.length === 0 ? (
        <EmptyState
          icon={<IconCalendarRepeat />}
          title={t('noSchedules')}
          text={t(isAdmin ? 'noSchedulesAdmin' : 'noSchedulesReader')}
          action={add}
        />
      ) : (
        <>
          <div className={styles.above}>{add}</div>
          <ul className={styles.list}>
            {list.data.map((schedule) => (
              <ScheduleCard
                key={schedule.id}
                schedule={schedule}
                onEdit={() => setEdited(schedule)}
                onRemove={() => void ask(schedule)}
              />
            ))}
          </ul>
        </>
      )}
      {edited !== null && (
        <SchedulePanel
          schedule={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

type ScheduleCardProps = { schedule: ReportSchedule; onEdit: () => void; onRemove: () => void }

const ScheduleCard = ({ schedule, onEdit, onRemove }: ScheduleCardProps) => {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const isAdmin = useMay()('project:admin')
  const { board, frequency, atTime, people, byMail, nextAt, runs } = schedule
  const closedTo = namesClosedOut(people)
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <strong className={styles.plain}>{board}</strong>
        {isAdmin && (
          <ActionMenu
            label={t('actionsOf', { name: board })}
            actions={[
              { label: t('editSchedule'), icon: <IconPencil size={16} />, onSelect: onEdit },
              {
                label: t('remove'),
                icon: <IconTrash size={16} />,
                isDanger: true,
                onSelect: onRemove,
              },
            ]}
          />
        )}
      </div>
      <p className={styles.facts}>
        {t('at', { frequency: reportFrequencyTerms[frequency][language], time: atTime })} ·{' '}
        {nextAt === null ? t('off') : t('nextAt', { at: format.instant(nextAt) })}
      </p>
      <p className={styles.facts}>
        {t(byMail ? 'toByMail' : 'to', {
          people: people.map(({ name }) => name).join(', ') || t('nobody'),
        })}
      </p>
      {isAdmin && closedTo !== '' && (
        <p className={styles.warning}>
          <IconAlertTriangle size={14} aria-hidden /> {t('closedTo', { people: closedTo })}{' '}
          <TextLink {...paths.project(projectId, 'menu')}>{t('toMenu')}</TextLink>
        </p>
      )}
      <h2 className={styles.runs}>{t('runs')}</h2>
      {runs.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('noRuns')}
        </Text>
      ) : (
        <ul className={styles.runList}>
          {runs.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </ul>
      )}
    </li>
  )
}

const Run = ({ run }: { run: ReportRun }) => {
  const { t } = useTranslation('boards')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const period = t('period', { from: format.day(run.from), to: format.day(run.to) })
  const states: Record<ReportRun['state'], () => string> = {
    failed: () => (run.problem === null ? t('runFailed') : problemText({ problem: run.problem })),
    making: () => t('runMaking'),
    cancelled: () => t('runCancelled'),
    told: () => t('runTold', { count: run.told ?? 0, number: format.number(run.told) }),
  }
  return (
    <li>
      {run.pdfReportId === null ? (
        period
      ) : (
        <a
          href={fileHref(pdfReportRoutes.file, {
            params: { projectId, pdfReportId: run.pdfReportId },
          })}
        >
          {period}
        </a>
      )}
      : {states[run.state]()}
    </li>
  )
}
