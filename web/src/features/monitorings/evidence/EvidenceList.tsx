import { fileRoutes } from '@puquio/contract/files'
import type { Evidence } from '@puquio/contract/follow-up/evidence'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { evidenceKindTerms } from '@puquio/contract/terms'
import { IconDownload, IconFileText, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { fileHref } from '../../../lib/api/download.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { ImageViewer } from '../../../ui/image/ImageViewer.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from './EvidencePart.module.css'
import '../texts.ts'

type EvidenceListProps = { evidence: readonly Evidence[]; monitoringId: number; canEdit: boolean }

/** Types that browsers show; a HEIC photo is downloaded instead. */
const drawn = new Set(['image/jpeg', 'image/png', 'image/webp'])

export const EvidenceList = ({ evidence, monitoringId, canEdit }: EvidenceListProps) => {
  const { t } = useTranslation('monitorings')
  const language = useLanguage()
  const locale = useLocale()
  const project = useProject()
  const format = useFormat(project.timeZone)
  const [viewed, setViewed] = useState<number | null>(null)
  if (evidence.length === 0) return <p>{t('noEvidence')}</p>

  const href = (fileId: number, inline?: '1') =>
    fileHref(fileRoutes.download, {
      params: { projectId: project.id, fileId },
      query: inline ? { inline } : {},
    })
  const photos = evidence.filter(({ mediaType }) => drawn.has(mediaType))
  const remove = async ({ id: fileId, name }: Evidence) => {
    const isConfirmed = await confirm({
      title: t('removeTitle', { name }),
      text: t('removeText'),
      confirmLabel: t('remove'),
      isDanger: true,
    })
    if (!isConfirmed) return
    const params = { projectId: project.id, monitoringId, fileId }
    await call(monitoringRoutes.removeEvidence, { params }).then(
      () => showToast({ kind: 'success', text: t('removed', { name }), action: 'evidence' }),
      (error: unknown) => {
        showToast({ kind: 'error', text: problemText(error), action: 'evidence' })
        void invalidate(monitoringRoutes.removeEvidence.changes)
      },
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {evidence.map((file) => (
          <li key={file.id} className={styles.file}>
            {drawn.has(file.mediaType) ? (
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('view', { name: file.name })}
                onClick={() => setViewed(photos.indexOf(file))}
              >
                <img src={href(file.id, '1')} alt="" loading="lazy" />
              </button>
            ) : (
              <span className={styles.thumb}>
                <IconFileText size={28} stroke={1.25} aria-hidden />
              </span>
            )}
            <span className={styles.words}>
              <a href={href(file.id)} className={styles.name}>
                {file.name}
              </a>
              <span>
                {evidenceKindTerms[file.kind][language]} · {showBytes(file.bytes, locale)}
              </span>
              <span>
                {file.uploadedBy}, {format.instant(file.uploadedAt)}
              </span>
            </span>
            <ActionMenu
              label={`${t('moreActions')}: ${file.name}`}
              actions={[
                {
                  label: t('download'),
                  icon: <IconDownload size={16} />,
                  href: href(file.id),
                },
                ...(canEdit
                  ? [
                      {
                        label: t('remove'),
                        icon: <IconTrash size={16} />,
                        isDanger: true,
                        onSelect: () => void remove(file),
                      },
                    ]
                  : []),
              ]}
            />
          </li>
        ))}
      </ul>
      <ImageViewer
        index={viewed}
        onIndexChange={setViewed}
        images={photos.map(({ id, name }) => ({
          src: href(id, '1'),
          name,
          downloadHref: href(id),
        }))}
      />
    </>
  )
}
