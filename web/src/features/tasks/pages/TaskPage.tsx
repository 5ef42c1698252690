import { Alert, Skeleton } from '@mantine/core'
import {
  type OccurrenceDetail,
  taskOccurrenceRoutes,
} from '@puquio/contract/commitments/task-occurrences'
import { taskRoutes } from '@puquio/contract/commitments/tasks'
import { isDecided, screens } from '@puquio/domain'
import { IconCalendarEvent, IconCalendarOff, IconPencil } from '@tabler/icons-react'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EventList } from '../../../ui/entries/EventList.tsx'
import { FactLine } from '../../../ui/entries/FactLine.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { ActionsOf } from '../../../widgets/corrective-actions/ActionsOf.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { TaskStanding } from '../../../widgets/instruments/TaskStanding.tsx'
import { ConflictNotice } from '../detail/ConflictNotice.tsx'
import { EvidencePart } from '../detail/EvidencePart.tsx'
import { commentOf, eventSentence } from '../detail/event-words.ts'
import { ProgressPart } from '../detail/ProgressPart.tsx'
import { ReviewPart } from '../detail/ReviewPart.tsx'
import styles from '../detail/Task.module.css'
import { type OccurrenceControl, useOccurrence } from '../detail/use-change.ts'
import { EndTaskDialog } from '../form/EndTaskDialog.tsx'
import { TaskPanel } from '../form/TaskPanel.tsx'
import { roleText } from '../role-text.ts'
import '../texts.ts'

export const loader = loadInProject<{ occurrenceId: string }>(
  (ask, { projectId, params: { occurrenceId } }) =>
    ask(taskOccurrenceRoutes.get, { params: { projectId, occurrenceId: Number(occurrenceId) } }),
)

/** One due date of a task: what is to be done for which commitment, what was done, and what the reviewer says. */
export const Page = () => {
  const { t } = useTranslation('tasks')
  const { occurrenceId } = useParams({ from: screens.CommitmentTask.path })
  const control = useOccurrence(Number(occurrenceId))
  const { data, error, refetch } = control.asked
  if (error && !data)
    return (
      <NotThere
        error={error}
        onRetry={() => void refetch()}
        title={t('notThere')}
        action={
          <ButtonLink variant="default" {...paths.commitmentTasks()}>
            {t('toTasks')}
          </ButtonLink>
        }
      />
    )
  return data ? <Occurrence occurrence={data} control={control} /> : <Skeleton height={320} />
}

type OccurrenceProps = { occurrence: OccurrenceDetail; control: OccurrenceControl }

const Occurrence = ({ occurrence, control }: OccurrenceProps) => {
  const { t } = useTranslation('tasks')
  const format = useFormat(useProject().timeZone)
  const may = useMay()
  const { state, isOverdue, dueOn, ofTask, mayReview, reviewerRole, events } = occurrence
  const isOver = isDecided(state)
  const mayWrite = may(taskOccurrenceRoutes.change.access)
  const reviewer = reviewerRole ? roleText(reviewerRole, t) : t('anAdministrator')
  /** What waits for the reader's decision comes before what others record. */
  const isForReview = mayReview && state === 'under-review'
  const review = <ReviewPart key={String(isOver)} occurrence={occurrence} control={control} />
  const isWrong = isOverdue || state === 'not-compliant'
  return (
    <>
      <TaskHead occurrence={occurrence} />
      {control.conflict && (
        <ConflictNotice
          occurrence={occurrence}
          conflict={control.conflict}
          onClose={control.dropConflict}
        />
      )}
      {ofTask.endedAt !== null && (
        <Alert mb="sm">
          {t('endedOn', { date: format.day(ofTask.endedAt) })}: {ofTask.endedReason}
        </Alert>
      )}
      <TaskFacts occurrence={occurrence} />
      {ofTask.detail !== '' && <p className={styles.detail}>{ofTask.detail}</p>}
      <div className={styles.columns}>
        <div>
          {isForReview && review}
          {mayWrite && !isOver && (
            <ProgressPart occurrence={occurrence} control={control} isSecond={isForReview} />
          )}
          {mayReview && !isForReview && review}
          {!mayReview && state === 'under-review' && (
            <p className={styles.note}>{t('waitsForReview', { name: reviewer })}</p>
          )}
          <EvidencePart occurrence={occurrence} />
        </div>
        <div>
          <ActionsOf
            origin={{ kind: 'task', id: occurrence.id }}
            suggestedTitle={t('titleOn', { title: ofTask.title, date: format.date(dueOn) })}
            mayOpen={isWrong}
          />
          {events.length === 0 ? (
            <section aria-label={t('history')}>
              <h2 className={styles.part}>{t('history')}</h2>
              <p className={styles.note}>{t('noHistory')}</p>
            </section>
          ) : (
            <EventList
              title={t('history')}
              events={events.toReversed().map((event) => ({
                id: event.id,
                at: event.at,
                when: format.instant(event.at),
                sentence: eventSentence(event, { t, format }),
                note: commentOf(event),
              }))}
            />
          )}
        </div>
      </div>
    </>
  )
}

const TaskHead = ({
  occurrence: { ofTask, dueOn, state, isOverdue },
}: Pick<OccurrenceProps, 'occurrence'>) => {
  const { t } = useTranslation('tasks')
  const format = useFormat(useProject().timeZone)
  const navigate = useNavigate()
  const mayEdit = useMay()(taskRoutes.edit.access) && ofTask.endedAt === null
  const [open, setOpen] = useState<'edit' | 'end' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <PageTitle
        title={t('titleOn', { title: ofTask.title, date: format.date(dueOn) })}
        status={<TaskStanding standing={isOverdue ? 'overdue' : state} />}
        parent={<TextLink {...paths.commitmentTasks()}>{t('title')}</TextLink>}
        menu={[
          {
            label: t('seeDates'),
            icon: <IconCalendarEvent size={16} />,
            onSelect: () => void navigate(paths.commitmentTasks({ task: ofTask.id })),
          },
          ...(mayEdit
            ? [
                {
                  label: t('editTask'),
                  icon: <IconPencil size={16} />,
                  onSelect: () => setOpen('edit'),
                },
                {
                  label: t('endTask'),
                  icon: <IconCalendarOff size={16} />,
                  onSelect: () => setOpen('end'),
                },
              ]
            : []),
        ]}
      />
      {open === 'edit' && <TaskPanel task={ofTask} onClose={close} />}
      {open === 'end' && <EndTaskDialog task={ofTask} onClose={close} />}
    </>
  )
}

const TaskFacts = ({ occurrence }: Pick<OccurrenceProps, 'occurrence'>) => {
  const { t } = useTranslation('tasks')
  const format = useFormat(useProject().timeZone)
  const { commitment, role, reviewerRole, doneOn, reviewedAt, reviewedBy, ofTask } = occurrence
  return (
    <FactLine
      facts={[
        [t('dueOn'), format.date(occurrence.dueOn)],
        [
          t('commitment'),
          <TextLink key="commitment" {...paths.commitment(commitment.id)}>
            {commitment.shortName}
          </TextLink>,
        ],
        [
          t('instrument'),
          <TextLink key="instrument" {...paths.instrument(commitment.instrument.id)}>
            {commitment.instrument.name}
          </TextLink>,
        ],
        [t('role'), roleText(role, t)],
        [t('reviewer'), reviewerRole ? roleText(reviewerRole, t) : t('anAdministrator')],
        [t('frequency'), ofTask.frequency?.name ?? t('once')],
        ...(doneOn === null ? [] : [[t('doneOn'), format.date(doneOn)] as const]),
        ...(reviewedBy && reviewedAt
          ? [[t('reviewedBy'), `${reviewedBy.name}, ${format.day(reviewedAt)}`] as const]
          : []),
        ...(occurrence.reviewComment === ''
          ? []
          : [[t('reviewComment'), occurrence.reviewComment] as const]),
      ]}
    />
  )
}
