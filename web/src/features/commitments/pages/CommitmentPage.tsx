import { Button, Skeleton } from '@mantine/core'
import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import { commitmentPlanRoutes } from '@puquio/contract/commitments/commitment-plans'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { taskRoutes } from '@puquio/contract/commitments/tasks'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { ActionsOf } from '../../../widgets/corrective-actions/ActionsOf.tsx'
import { CommitmentStateMark } from '../../../widgets/instruments/CommitmentStateMark.tsx'
import { EditPanel } from '../changes/EditPanel.tsx'
import { useCommitmentChanges } from '../changes/use-commitment-changes.tsx'
import { pagesOf } from '../commitment-columns.tsx'
import { Facts } from '../components/Facts.tsx'
import { Notices } from '../components/Notices.tsx'
import styles from '../detail/detail.module.css'
import { History } from '../detail/History.tsx'
import { PlansOf } from '../detail/PlansOf.tsx'
import { SupersedeDialog } from '../detail/SupersedeDialog.tsx'
import { TasksOf } from '../detail/TasksOf.tsx'
import { idOf } from '../detail/commitment-id.ts'
import '../texts.ts'

const from = screens.Commitment.path

export const loader = loadInProject<{ commitmentId: string }>((ask, { projectId, params }) => {
  const of = { projectId, commitmentId: idOf(params.commitmentId) }
  ask(commitmentRoutes.get, { params: of })
  ask(commitmentRoutes.history, { params: of })
  ask(commitmentPlanRoutes.plans, { params: of })
  ask(taskRoutes.list, {
    params: { projectId },
    query: { commitment: of.commitmentId, size: 100 },
  })
})

/** One commitment: its fields, where it is said, what fulfils it, and what became of it. */
export const Page = () => {
  const { t } = useTranslation('commitments')
  const { id: projectId } = useProject()
  const commitmentId = idOf(useParams({ from }).commitmentId)
  const mayDecide = useMay()(commitmentChangeRoutes.decide.access)
  const found = useApi(commitmentRoutes.get, { params: { projectId, commitmentId } })
  const changes = useCommitmentChanges()
  const [shown, setShown] = useState<'edit' | 'supersede' | null>(null)
  const one = found.data
  if (found.error && !one)
    return (
      <NotThere
        error={found.error}
        onRetry={() => void found.refetch()}
        title={t('notThere')}
        action={
          <ButtonLink variant="default" {...paths.commitments()}>
            {t('toMatrix')}
          </ButtonLink>
        }
      />
    )
  if (!one) return <Skeleton height="60dvh" />
  const isOpen = one.state !== 'rejected' && one.state !== 'superseded'
  const isVerified = one.state === 'verified' || one.state === 'in-force'
  const close = () => setShown(null)
  const menu = [
    ...(isOpen ? [{ label: t('edit'), onSelect: () => setShown('edit') }] : []),
    ...(isVerified ? [{ label: t('supersede'), onSelect: () => setShown('supersede') }] : []),
    ...(one.state === 'proposed' || isVerified
      ? [{ label: t('reject'), isDanger: true, onSelect: () => changes.reject([one]) }]
      : []),
    { label: t('undoLast'), onSelect: () => void changes.takeBack([one]) },
  ]
  return (
    <>
      <PageTitle
        title={one.shortName}
        status={<CommitmentStateMark state={one.state} />}
        parent={<TextLink {...paths.commitments()}>{t('title')}</TextLink>}
        actions={
          <>
            {mayDecide && (one.state === 'proposed' || one.state === 'rejected') && (
              <Button onClick={() => void changes.verify([one])}>{t('verify')}</Button>
            )}
            <ButtonLink
              variant="default"
              {...paths.commitmentReview({
                instruments: [one.instrument.id],
                commitment: one.id,
              })}
            >
              {t('openReview')}
            </ButtonLink>
          </>
        }
        {...(mayDecide ? { menu } : {})}
      />
      <Notices commitment={one} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <p className={styles.text}>{one.text}</p>
          <Part title={t('fields')}>
            <Facts commitment={one} />
          </Part>
          <Part title={t('places')}>
            {one.places.length === 0 && <p>{t('noPlace')}</p>}
            <ul className={styles.places}>
              {one.places.map((place) => (
                <li key={place.id}>
                  <TextLink
                    {...paths.instrumentDocument(place.documentId, {
                      page: place.page,
                      commitment: one.id,
                    })}
                  >
                    {place.document} · {t('pageShort', { page: pagesOf(place) })}
                  </TextLink>
                  {place.isRecognised && ` · ${t('recognised_true')}`}
                  <blockquote className={styles.quote}>{place.quote}</blockquote>
                </li>
              ))}
            </ul>
          </Part>
          <Part title={t('plans')}>
            <PlansOf commitment={one} />
          </Part>
          <Part title={t('tasks')}>
            <TasksOf commitment={one} />
          </Part>
          <ActionsOf origin={{ kind: 'commitment', id: one.id }} suggestedTitle={one.shortName} />
        </div>
        <Part title={t('history')}>
          <History commitmentId={one.id} />
        </Part>
      </div>
      {shown === 'edit' && <EditPanel commitment={one} changes={changes} onClose={close} />}
      {shown === 'supersede' && (
        <SupersedeDialog
          commitment={one}
          onClose={close}
          onDone={(now) => changes.tell(t('supersedeDone'), [now])}
        />
      )}
      {changes.dialogs}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)
