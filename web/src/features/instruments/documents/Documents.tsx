import { Alert } from '@mantine/core'
import { documentRoutes, type InstrumentDocument } from '@puquio/contract/commitments/documents'
import { IconDownload, IconEye, IconInfoCircle, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf, storedProblemText } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { UploadList } from '../../../widgets/uploads/UploadList.tsx'
import { documentColumns } from './document-columns.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import styles from './Documents.module.css'
import { UnfinishedDocuments } from './UnfinishedDocuments.tsx'
import { documentRule, purposeOf, useDocumentUploads } from './use-document-uploads.ts'
import '../texts.ts'

type DocumentsProps = { instrument: { id: number; name: string; retiredAt: string | null } }

/** The PDFs of an instrument: added by an administrator, opened and downloaded by everybody. */
export const Documents = ({ instrument }: DocumentsProps) => {
  const { t } = useTranslation('instruments')
  const [project, locale] = [useProject(), useLocale()]
  const format = useFormat(project.timeZone)
  const navigate = useNavigate()
  const [viewed, setViewed] = useState<number | null>(null)
  const params = { projectId: project.id, instrumentId: instrument.id }
  const list = useApi(documentRoutes.list, { params })
  const remove = useApiMutation(documentRoutes.remove)
  const add = useDocumentUploads(instrument.id)
  const mayEdit = useMay()(documentRoutes.attach.access)
  const mayAdd = mayEdit && instrument.retiredAt === null
  const documents = list.data
  const href = (documentId: number) =>
    fileHref(documentRoutes.original, { params: { projectId: project.id, documentId } })

  const takeOff = async ({ id, name }: InstrumentDocument) => {
    const isSure = await confirm({
      title: t('takeOffTitle', { name }),
      text: t('takeOffText'),
      confirmLabel: t('takeOff'),
      isDanger: true,
    })
    if (!isSure) return
    const of = { projectId: project.id, documentId: id }
    await toastOutcome(remove.mutateAsync({ params: of }), {
      done: t('takenOff', { name }),
      action: 'document',
    })
  }
  const open = (one: InstrumentDocument) =>
    one.state === 'ready' ? void navigate(paths.instrumentDocument(one.id)) : setViewed(one.id)
  const actions = (one: InstrumentDocument): Action[] => [
    ...(one.state === 'ready'
      ? [{ label: t('openDocument'), icon: <IconEye size={16} />, onSelect: () => open(one) }]
      : []),
    {
      label: t('details'),
      icon: <IconInfoCircle size={16} />,
      onSelect: () => setViewed(one.id),
    },
    { label: t('downloadOriginal'), icon: <IconDownload size={16} />, href: href(one.id) },
    ...(mayEdit
      ? [
          {
            // What proves a commitment stays.
            label:
              one.commitments > 0
                ? t('takeOffQuoted', {
                    count: one.commitments,
                    number: format.number(one.commitments),
                  })
                : t('takeOff'),
            icon: <IconTrash size={16} />,
            onSelect: () => void takeOff(one),
            isDanger: true,
            isDisabled: one.commitments > 0,
          },
        ]
      : []),
  ]
  const refused = (documents ?? []).filter(({ problem }) => problem !== null)
  const shown = documents?.find(({ id }) => id === viewed)
  return (
    <>
      {mayAdd && (
        <div className={styles.drop}>
          <FileDrop {...documentRule} isMultiple label={t('addDocuments')} onFiles={add} />
        </div>
      )}
      <UploadList projectId={project.id} purpose={purposeOf(instrument.id)} />
      {mayAdd && <UnfinishedDocuments />}
      {refused.length > 0 && (
        <Alert color="red" mb="md" title={t('refusedTitle', { count: refused.length })}>
          <ul className={styles.problems}>
            {refused.map(({ id, name, problem }) => (
              <li key={id}>
                <strong>{name}</strong>: {problem && storedProblemText(problem)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <DataTable
        name="instrument-documents"
        label={t('documents')}
        columns={documentColumns({ t, format, locale })}
        rows={documents}
        total={documents?.length}
        failure={list.error ? failureOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={open}
        actions={actions}
        empty={
          <EmptyState
            title={t('noDocuments')}
            text={t(mayAdd ? 'noDocumentsAdmin' : 'noDocumentsRead')}
          />
        }
      />
      {shown && (
        <DocumentPanel document={shown} href={href(shown.id)} onClose={() => setViewed(null)} />
      )}
    </>
  )
}
