import { Button, NativeSelect, Skeleton } from '@mantine/core'
import {
  type Evidence,
  evidenceKinds,
  evidenceMaxBytes,
  monitoringRoutes,
} from '@puquio/contract/monitorings'
import { evidenceKindTerms } from '@puquio/contract/terms'
import { IconCamera } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate } from '../../../lib/invalidate.ts'
import { useLanguage } from '../../../lib/locale.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project-context.ts'
import { upload } from '../../../lib/upload.ts'
import { useApi } from '../../../lib/use-api.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { EvidenceList } from './EvidenceList.tsx'
import styles from './EvidencePart.module.css'
import { KindQuestion } from './KindQuestion.tsx'
import { kindOfFile } from './kind-of-file.ts'
import '../texts.ts'

const accepted = ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.pdf', '.xlsx', '.docx']

type EvidencePartProps = { monitoringId: number; canEdit: boolean }
type Sending = { name: string; ratio: number | null; onCancel: () => void }

/** Photos, chains of custody and field sheets, by dropping them or straight from the camera. */
export const EvidencePart = ({ monitoringId, canEdit }: EvidencePartProps) => {
  const { t } = useTranslation('monitorings')
  const language = useLanguage()
  const project = useProject()
  const camera = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<Evidence['kind'] | null>(null)
  /** Files of which it has to be asked first what they are. */
  const [asked, setAsked] = useState<readonly File[]>([])
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string>()
  const params = { projectId: project.id, monitoringId }
  const { data, error, refetch } = useApi(monitoringRoutes.evidence, { params })

  const take = (files: readonly File[]) => {
    setAsked(files.filter((file) => kindOfFile(file, kind) === null))
    void send(
      files.flatMap((file) => {
        const is = kindOfFile(file, kind)
        return is === null ? [] : [{ file, kind: is }]
      }),
    )
  }
  const send = async (files: readonly { file: File; kind: Evidence['kind'] }[]) => {
    setProblem(undefined)
    if (files.length === 0) return
    const aborter = new AbortController()
    const onCancel = () => aborter.abort()
    try {
      // One after the other: a camp's line carries no more.
      for (const { file, kind } of files) {
        const { name } = file
        setSending({ name, ratio: null, onCancel })
        await upload(
          monitoringRoutes.addEvidence,
          { params, body: { kind }, file },
          {
            signal: aborter.signal,
            onProgress: (ratio) => setSending({ name, ratio, onCancel }),
          },
        )
        showToast({ kind: 'success', text: t('added', { name }), action: 'evidence' })
      }
    } catch (failure) {
      if (!aborter.signal.aborted) setProblem(problemText(failure))
      // It may have arrived all the same.
      void invalidate(monitoringRoutes.addEvidence.changes)
    } finally {
      setSending(null)
    }
  }
  if (error) return <ErrorState {...failureOf(error)} onRetry={() => void refetch()} />
  return (
    <>
      {data === undefined ? (
        <Skeleton height={80} />
      ) : (
        <EvidenceList evidence={data} monitoringId={monitoringId} canEdit={canEdit} />
      )}
      {canEdit && (
        <div className={styles.add}>
          <div className={styles.choice}>
            <NativeSelect
              size="xs"
              label={t('evidenceKind')}
              value={kind ?? ''}
              onChange={({ currentTarget }) =>
                setKind(evidenceKinds.find((one) => one === currentTarget.value) ?? null)
              }
              data={[
                { value: '', label: t('kindOfFile') },
                ...evidenceKinds.map((one) => ({
                  value: one,
                  label: evidenceKindTerms[one][language],
                })),
              ]}
            />
            <Button
              className={styles.camera}
              variant="default"
              leftSection={<IconCamera size={16} />}
              disabled={sending !== null}
              onClick={() => camera.current?.click()}
            >
              {t('takePhoto')}
            </Button>
            <input
              ref={camera}
              hidden
              type="file"
              accept="image/*"
              capture="environment"
              aria-label={t('takePhoto')}
              onChange={(event) => {
                const files = [...(event.currentTarget.files ?? [])]
                event.currentTarget.value = ''
                if (files.length > 0) take(files)
              }}
            />
          </div>
          {asked.length > 0 && (
            <KindQuestion
              files={asked}
              onChoose={(chosen) => {
                setAsked([])
                void send(asked.map((file) => ({ file, kind: chosen })))
              }}
              onCancel={() => setAsked([])}
            />
          )}
          <FileDrop
            label={t('addEvidence')}
            accept={accepted}
            maxBytes={evidenceMaxBytes}
            isMultiple
            upload={sending}
            error={problem}
            onFiles={take}
          />
        </div>
      )}
    </>
  )
}
