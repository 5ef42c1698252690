import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { type Evidence, evidenceKinds, evidenceMaxBytes } from '@puquio/contract/follow-up/evidence'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { evidenceKindTerms } from '@puquio/contract/terms'
import { IconCamera } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { acceptedFiles } from '../../../widgets/attachments/accepted-files.ts'
import { EvidenceList } from './EvidenceList.tsx'
import styles from './EvidencePart.module.css'
import { KindQuestion } from './KindQuestion.tsx'
import { kindOfFile } from './kind-of-file.ts'
import { type EvidenceFile, useSendEvidence } from './use-send-evidence.ts'
import type { WaitingFiles } from './use-waiting-files.ts'
import '../texts.ts'

type EvidencePartProps = { monitoringId: number; canEdit: boolean; waiting: WaitingFiles }

/** Photos, chains of custody and field sheets, by drag and drop or from the camera. */
export const EvidencePart = ({ monitoringId, canEdit, waiting }: EvidencePartProps) => {
  const { t } = useTranslation('monitorings')
  const language = useLanguage()
  const project = useProject()
  const camera = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<Evidence['kind'] | null>(null)
  const asked = waiting.of(monitoringId)
  const [askedBefore] = useState(asked)
  const { send, sending, refused } = useSendEvidence(monitoringId)
  const params = { projectId: project.id, monitoringId }
  const { data, error, refetch } = useApi(monitoringRoutes.evidence, { params })

  const take = (files: readonly File[]) => {
    const known = files.map((file) => ({ file, kind: kindOfFile(file, kind) }))
    const unknown = known.filter((one) => one.kind === null).map(({ file }) => file)
    if (unknown.length > 0) waiting.add(monitoringId, unknown)
    send(known.filter((one): one is EvidenceFile => one.kind !== null))
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
              isNew={asked !== askedBefore}
              onChoose={(chosen) => {
                waiting.clear(monitoringId)
                send(asked.map((file) => ({ file, kind: chosen })))
              }}
              onCancel={() => waiting.clear(monitoringId)}
            />
          )}
          <FileDrop
            label={t('addEvidence')}
            accept={acceptedFiles}
            maxBytes={evidenceMaxBytes}
            isMultiple
            upload={sending}
            error={refused}
            onFiles={take}
          />
        </div>
      )}
    </>
  )
}
