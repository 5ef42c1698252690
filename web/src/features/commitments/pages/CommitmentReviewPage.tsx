import { Button, Skeleton } from '@mantine/core'
import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { documentRoutes } from '@puquio/contract/commitments/documents'
import type { Commitment } from '@puquio/contract/commitments/record'
import { screens } from '@puquio/domain'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { KeyHint } from '../../../ui/keys/KeyHint.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { watchScrollFrame } from '../../../ui/scroll/scroll-frame.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import {
  type MarkedQuote,
  NewCommitmentPanel,
} from '../../../widgets/instruments/commitments/NewCommitmentPanel.tsx'
import { UnverifiedNotice } from '../../../widgets/instruments/UnverifiedNotice.tsx'
import { PdfViewer, preloadViewer } from '../../../widgets/pdf-viewer/PdfViewer.tsx'
import type { PageSelection } from '../../../widgets/pdf-viewer/viewer-props.ts'
import { useCommitmentChanges } from '../changes/use-commitment-changes.tsx'
import { EditForm } from '../review/EditForm.tsx'
import { JoinDialog } from '../review/JoinDialog.tsx'
import { ListEnd } from '../review/ListEnd.tsx'
import { ReviewFields } from '../review/ReviewFields.tsx'
import { ReviewList } from '../review/ReviewList.tsx'
import styles from '../review/review.module.css'
import { SplitDialog } from '../review/SplitDialog.tsx'
import { useMeanwhile } from '../review/use-meanwhile.ts'
import { usePosition } from '../review/use-position.ts'
import { type ReviewAct, reviewKeys, useReviewKeys } from '../review/use-review-keys.ts'
import { useReviewQueue } from '../review/use-review-queue.ts'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) => {
  preloadViewer()
  ask(commitmentRoutes.choices, { params: { projectId } })
})

/** Commitments one after another beside the pages that say them, driven by keys. */
export const Page = () => {
  const { t } = useTranslation('commitments')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const mayDecide = useMay()(commitmentChangeRoutes.decide.access)
  const { commitment: wanted, ...filters } = useSearch({ from: screens.CommitmentReview.path })
  const queue = useReviewQueue(filters, wanted)
  const items = queue.isLooking ? [] : queue.items
  const position = usePosition(items, wanted, queue.hasMore)
  const { at, open, next, before, go, step } = position
  const changes = useCommitmentChanges(queue.put)
  const meanwhile = useMeanwhile(open, queue.put)
  const [shown, setShown] = useState<'fields' | 'edit' | 'split' | 'join'>('fields')
  const [place, setPlace] = useState(0)
  const [marked, setMarked] = useState<MarkedQuote | null>(null)
  const [isCreating, setIsCreating] = useState(false)
  const openId = open?.id
  useEffect(() => {
    setPlace(0)
    setShown('fields')
    setMarked(null)
  }, [openId])

  const isOpen = open !== undefined && open.state !== 'rejected' && open.state !== 'superseded'
  const decisions: Partial<Record<ReviewAct, () => void>> =
    mayDecide && open
      ? {
          ...(open.state === 'superseded'
            ? {}
            : {
                verify: () => {
                  void changes.verify([open])
                  step(1)
                },
                reject: () => changes.reject([open], () => step(1)),
              }),
          ...(isOpen
            ? {
                edit: () => setShown('edit'),
                split: () => setShown('split'),
                join: () => setShown('join'),
              }
            : {}),
          ...(changes.mayUndo
            ? {
                // Back to what was taken back: the next key is meant for it.
                undo: () => {
                  const [first] = changes.undo()
                  if (first) go(first.id)
                },
              }
            : {}),
        }
      : {}
  const acts = { next: () => step(1), previous: () => step(-1), ...decisions }
  useReviewKeys(acts, shown === 'fields' && !isCreating && !changes.isAsking)

  const close = () => setShown('fields')
  type Both = { first: Commitment; second: Commitment }
  const split = ({ first, second }: Both) => {
    queue.put([first, second], first.id)
    changes.tell(t('splitDone'), [first])
  }
  // The other one may stand on a page that was not read yet: it comes with that.
  const join = ({ first, second }: Both) => {
    queue.put([first, second])
    changes.tell(t('joinDone'), [first])
  }
  const said = open?.places[Math.min(place, open.places.length - 1)]
  const mark = (selection: PageSelection | null) =>
    setMarked(
      selection && said
        ? { ...selection, document: { id: said.documentId, name: said.document } }
        : null,
    )
  const following =
    next?.places.find(({ documentId }) => documentId === said?.documentId) ?? next?.places[0]
  const fileOf = (documentId: number) =>
    fileHref(documentRoutes.view, { params: { projectId, documentId } })
  if (queue.error && queue.items.length === 0)
    return <ErrorState {...failureOf(queue.error)} onRetry={() => void queue.refetch()} />
  return (
    <>
      <PageTitle
        title={t('reviewTitle')}
        parent={
          <TextLink {...paths.commitments()} search={filters}>
            {t('title')}
          </TextLink>
        }
        status={
          queue.total !== undefined &&
          queue.total > 0 && (
            <span aria-live="polite">
              {t('position', { at: format.number(at + 1), total: format.number(queue.total) })}
            </span>
          )
        }
      />
      <UnverifiedNotice
        unverified={queue.unverified?.unverified}
        by={queue.unverified?.unverifiedBy}
      />
      {queue.total === 0 && (
        <EmptyState
          title={t('reviewNone')}
          text={t('reviewNoneText')}
          action={
            <ButtonLink variant="default" {...paths.commitments()}>
              {t('toMatrix')}
            </ButtonLink>
          }
        />
      )}
      {queue.isLoading && <Skeleton height="60dvh" />}
      {open && (
        <>
          <div className={styles.bar}>
            <div className={styles.legend} role="note" aria-label={t('keys')}>
              {(Object.keys(reviewKeys) as ReviewAct[])
                .filter((act) => act in acts || mayDecide)
                .map((act) => (
                  <KeyHint key={act} keys={[reviewKeys[act]]} text={t(act)} />
                ))}
            </div>
            {mayDecide && (
              <Button
                className={styles.byHand}
                size="compact-sm"
                variant="default"
                disabled={marked === null}
                title={t('byHandHelp')}
                onClick={() => setIsCreating(true)}
              >
                {t('byHand')}
              </Button>
            )}
          </div>
          <div ref={fitting} className={styles.frame}>
            <ReviewList items={items} current={open.id} onOpen={go} onNearEnd={queue.loadMore} />
            <div className={styles.fields}>
              {shown === 'edit' ? (
                <EditForm key={open.id} commitment={open} changes={changes} onClose={close} />
              ) : (
                <ReviewFields
                  commitment={open}
                  place={place}
                  onPlace={setPlace}
                  acts={acts}
                  meanwhile={meanwhile}
                  end={
                    <ListEnd
                      isReached={position.isEndReached}
                      unverified={queue.unverified?.unverified}
                      filters={filters}
                    />
                  }
                />
              )}
            </div>
            <div className={styles.viewer}>
              {said && (
                <PdfViewer
                  url={fileOf(said.documentId)}
                  downloadUrl={fileHref(documentRoutes.original, {
                    params: { projectId, documentId: said.documentId },
                  })}
                  name={said.document}
                  page={said.page}
                  areas={said.areas}
                  nextPage={following?.page}
                  nextUrl={following && fileOf(following.documentId)}
                  {...(mayDecide ? { onSelect: mark } : {})}
                />
              )}
            </div>
          </div>
        </>
      )}
      {open && shown === 'split' && (
        <SplitDialog commitment={open} onClose={close} onDone={split} />
      )}
      {open && shown === 'join' && (
        <JoinDialog
          commitment={open}
          near={[next, before].filter((one) => one !== undefined)}
          onClose={close}
          onDone={join}
        />
      )}
      {isCreating && marked && (
        <NewCommitmentPanel
          marked={marked}
          onClose={() => setIsCreating(false)}
          onCreated={(created) => queue.put([created], openId)}
        />
      )}
      {changes.dialogs}
    </>
  )
}

const fitting = (frame: HTMLElement | null) => (frame ? watchScrollFrame(frame) : undefined)
