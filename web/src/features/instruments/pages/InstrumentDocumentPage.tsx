import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import { documentRoutes } from '@puquio/contract/commitments/documents'
import { screens } from '@puquio/domain'
import { IconDownload } from '@tabler/icons-react'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fileHref } from '../../../lib/api/download.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { storedProblemText } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { watchScrollFrame } from '../../../ui/scroll/scroll-frame.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { NotThere } from '../../../widgets/data/NotThere.tsx'
import {
  type MarkedQuote,
  NewCommitmentPanel,
} from '../../../widgets/instruments/commitments/NewCommitmentPanel.tsx'
import { UnverifiedNotice } from '../../../widgets/instruments/UnverifiedNotice.tsx'
import { PdfViewer, preloadViewer } from '../../../widgets/pdf-viewer/PdfViewer.tsx'
import type { PageSelection } from '../../../widgets/pdf-viewer/viewer-props.ts'
import styles from '../document/InstrumentDocument.module.css'
import type { documentSearch } from '../document/search.ts'
import { quoteQuery, useMarked } from '../document/use-marked.ts'
import '../document/texts.ts'

const from = screens.InstrumentDocument.path

type Search = z.output<typeof documentSearch>

export const loader = loadInProject<{ documentId: string }, Search>(
  (ask, { projectId, params: { documentId }, search }) => {
    const params = { projectId, documentId: Number(documentId) }
    preloadViewer(fileHref(documentRoutes.view, { params }))
    ask(documentRoutes.get, { params })
    if (search.commitment === undefined && search.quote !== undefined)
      ask(documentRoutes.quote, { params, query: quoteQuery(search) })
  },
)

/** A PDF of an instrument, at the page and with the quote that the address names. */
export const Page = () => {
  const { t } = useTranslation('instrumentDocument')
  const project = useProject()
  const documentId = Number(useParams({ from }).documentId)
  const search: Search = useSearch({ from })
  const params = { projectId: project.id, documentId }
  const found = useApi(documentRoutes.get, { params })
  const marked = useMarked({ ...params, search })
  const onPage = useKeptPage(search)
  const document = found.data
  const mayCreate = useMay()(commitmentChangeRoutes.create.access)
  const [chosen, setChosen] = useState<MarkedQuote | null>(null)
  const [isCreating, setIsCreating] = useState(false)
  if (found.error && !document)
    return (
      <NotThere
        error={found.error}
        onRetry={() => void found.refetch()}
        title={t('noDocument')}
        action={<ButtonLink {...paths.instruments()}>{t('instrument')}</ButtonLink>}
      />
    )
  return (
    <Stack gap="sm">
      <PageTitle
        title={document?.name ?? ''}
        part={t('document')}
        parent={
          document && (
            <TextLink {...paths.instrument(document.instrumentId)}>{document.instrument}</TextLink>
          )
        }
        menu={[
          {
            label: t('downloadOriginal'),
            icon: <IconDownload size={16} />,
            href: fileHref(documentRoutes.original, { params }),
          },
        ]}
      />
      <UnverifiedNotice unverified={document?.unverified} />
      {marked.isMissing && <Alert color="yellow">{t('quoteNotFound')}</Alert>}
      {document?.hasScript && <Alert color="yellow">{t('hasScript')}</Alert>}
      {!document && <Skeleton height="60dvh" />}
      {document?.state === 'waiting' && <Alert>{t('waiting')}</Alert>}
      {document?.problem && <ErrorState text={storedProblemText(document.problem)} />}
      {document?.state === 'ready' && (
        <div ref={fitting} className={styles.frame}>
          <PdfViewer
            url={fileHref(documentRoutes.view, { params })}
            downloadUrl={fileHref(documentRoutes.original, { params })}
            name={document.name}
            page={marked.page}
            areas={marked.areas}
            onPage={onPage}
            {...(mayCreate
              ? {
                  onSelect: (selection: PageSelection | null) =>
                    setChosen(selection && { ...selection, document }),
                  actions: (
                    <Button
                      size="compact-sm"
                      variant="default"
                      disabled={chosen === null}
                      title={t('byHandHelp')}
                      onClick={() => setIsCreating(true)}
                    >
                      {t('byHand')}
                    </Button>
                  ),
                }
              : {})}
          />
        </div>
      )}
      {isCreating && chosen && (
        <NewCommitmentPanel marked={chosen} onClose={() => setIsCreating(false)} />
      )}
    </Stack>
  )
}

const fitting = (frame: HTMLElement | null) => (frame ? watchScrollFrame(frame) : undefined)

/** Not each page that flies by. */
const restMs = 400

/** Keeps the page that is read in the address, but for one that names a quote: that goes on naming it. */
function useKeptPage({ quote, commitment }: Search) {
  const navigate = useNavigate({ from })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isKept = quote === undefined && commitment === undefined
  return useCallback(
    (page: number) => {
      clearTimeout(timer.current)
      if (!isKept) return
      timer.current = setTimeout(() => {
        void navigate({
          search: (before) => ({ ...before, page }),
          replace: true,
          resetScroll: false,
        })
      }, restMs)
    },
    [isKept, navigate],
  )
}
