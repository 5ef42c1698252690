import { Button, Skeleton } from '@mantine/core'
import {
  type ActionDetail,
  type ActionEvent,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import { actionName, screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EventList } from '../../../ui/entries/EventList.tsx'
import { FactLine } from '../../../ui/entries/FactLine.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { ActionPanel } from '../../../widgets/corrective-actions/ActionPanel.tsx'
import { ActionStateMark } from '../../../widgets/corrective-actions/ActionStateMark.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import { originText } from '../action-columns.tsx'
import styles from '../detail/Action.module.css'
import { EvidencePart } from '../detail/EvidencePart.tsx'
import { ReopenDialog } from '../detail/ReopenDialog.tsx'
import { StatePart } from '../detail/StatePart.tsx'
import { type ActionControl, useAction } from '../detail/use-action.ts'
import '../texts.ts'

export const loader = loadInProject<{ actionId: string }>(
  (ask, { projectId, params: { actionId } }) =>
    ask(correctiveActionRoutes.get, { params: { projectId, actionId: Number(actionId) } }),
)

/** One corrective action: what was found wrong, why, who mends it, and what came of it. */
export const Page = () => {
  const { t } = useTranslation('actions')
  const { actionId } = useParams({ from: screens.CorrectiveAction.path })
  const control = useAction(Number(actionId))
  const { data, error, refetch } = control.asked
  if (error && !data)
    return (
      <NotThere
        error={error}
        onRetry={() => void refetch()}
        title={t('notThere')}
        action={
          <ButtonLink variant="default" {...paths.correctiveActions()}>
            {t('toActions')}
          </ButtonLink>
        }
      />
    )
  return data ? <Action action={data} control={control} /> : <Skeleton height={320} />
}

const Action = ({ action, control }: { action: ActionDetail; control: ActionControl }) => {
  const { t } = useTranslation('actions')
  const format = useFormat(useProject().timeZone)
  const mayWrite = useMay()(correctiveActionRoutes.edit.access)
  const [open, setOpen] = useState<'edit' | 'reopen' | null>(null)
  const { state, mayReview, cause } = action
  const isOpen = state === 'open'
  const mayReopen = state === 'done' ? mayWrite : state === 'closed' && mayReview
  return (
    <>
      <PageTitle
        title={actionName(action)}
        status={<ActionStateMark action={action} />}
        parent={<TextLink {...paths.correctiveActions()}>{t('title')}</TextLink>}
        actions={
          <>
            {mayWrite && isOpen && (
              <Button variant="default" onClick={() => setOpen('edit')}>
                {t('edit')}
              </Button>
            )}
            {mayReopen && (
              <Button variant="default" onClick={() => setOpen('reopen')}>
                {t('reopen')}
              </Button>
            )}
          </>
        }
      />
      <ActionFacts action={action} />
      <section aria-label={t('cause')}>
        <h2 className={styles.part}>{t('cause')}</h2>
        {cause === '' ? (
          <p className={styles.note}>{t('noCause')}</p>
        ) : (
          <p className={styles.cause}>{cause}</p>
        )}
      </section>
      <div className={styles.columns}>
        <div>
          {((isOpen && mayWrite) || (state === 'done' && mayReview)) && (
            <StatePart key={state} action={action} control={control} />
          )}
          {state === 'done' && !mayReview && <p className={styles.note}>{t('waitsForClosing')}</p>}
          <EvidencePart action={action} />
        </div>
        <EventList
          title={t('history')}
          events={action.events.toReversed().map((event) => ({
            id: event.id,
            at: event.at,
            when: format.instant(event.at),
            sentence: sentenceOf(event, t, format),
            note: event.comment,
          }))}
        />
      </div>
      {open === 'edit' && <ActionPanel action={action} onClose={() => setOpen(null)} />}
      {open === 'reopen' && (
        <ReopenDialog action={action} control={control} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

const ActionFacts = ({ action }: { action: ActionDetail }) => {
  const { t } = useTranslation('actions')
  const format = useFormat(useProject().timeZone)
  const { origin, owner, dueOn, doneOn, reviewedAt, reviewedBy, openedAt, openedBy } = action
  const shown = originText(origin, t)
  return (
    <FactLine
      facts={[
        [
          t('origin'),
          origin.opens === null ? (
            shown
          ) : (
            <TextLink key="origin" to={origin.opens}>
              {shown}
            </TextLink>
          ),
        ],
        [t('owner'), owner.name],
        [t('dueOn'), format.date(dueOn)],
        [t('openedBy'), `${openedBy.name}, ${format.day(openedAt)}`],
        ...(doneOn === null ? [] : [[t('doneOn'), format.date(doneOn)] as const]),
        ...(action.doneComment === '' ? [] : [[t('doneComment'), action.doneComment] as const]),
        ...(reviewedBy && reviewedAt
          ? [[t('closedBy'), `${reviewedBy.name}, ${format.day(reviewedAt)}`] as const]
          : []),
        ...(action.reviewComment === ''
          ? []
          : [[t('reviewComment'), action.reviewComment] as const]),
      ]}
    />
  )
}

const sentenceOf = (event: ActionEvent, t: TFunction<'actions'>, format: Format): string =>
  t(`event.${event.kind}`, {
    by: event.by.name,
    date: format.date(event.doneOn),
    file: event.file ?? '',
  })
