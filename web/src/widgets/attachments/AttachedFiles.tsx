import { fileRoutes, type StoredFile } from '@puquio/contract/files'
import type { Tag } from '@puquio/contract'
import { IconDownload, IconFileText, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../lib/api/download.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useLocale } from '../../lib/texts/locale.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { confirm } from '../../ui/dialog/confirm.ts'
import { showBytes } from '../../ui/files/show-bytes.ts'
import { ImageViewer } from '../../ui/image/ImageViewer.tsx'
import { showToast } from '../../ui/toasts/toasts.ts'
import styles from './AttachedFiles.module.css'
import './texts.ts'

type AttachedFilesProps<F extends StoredFile> = {
  files: readonly F[]
  /** Said before its size. */
  kindOf?: (file: F) => string
  /** Undefined for those who may not take files away. */
  removal:
    | { text: string; changes: readonly Tag[]; remove: (fileId: number) => Promise<unknown> }
    | undefined
}

/** Types that browsers show; a HEIC photo is downloaded instead. */
const drawn = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Files that are attached to a record: seen, downloaded, and taken away after a question. */
export const AttachedFiles = <F extends StoredFile>({
  files,
  kindOf,
  removal,
}: AttachedFilesProps<F>) => {
  const { t } = useTranslation('attachments')
  const locale = useLocale()
  const project = useProject()
  const format = useFormat(project.timeZone)
  const [viewed, setViewed] = useState<number | null>(null)

  const href = (fileId: number, inline?: '1') =>
    fileHref(fileRoutes.download, {
      params: { projectId: project.id, fileId },
      query: inline ? { inline } : {},
    })
  const photos = files.filter(({ mediaType }) => drawn.has(mediaType))
  const askAndRemove = async (
    { id, name }: F,
    { text, changes, remove }: NonNullable<typeof removal>,
  ) => {
    const isConfirmed = await confirm({
      title: t('removeTitle', { name }),
      text,
      confirmLabel: t('remove'),
      isDanger: true,
    })
    if (!isConfirmed) return
    await remove(id).then(
      () => showToast({ kind: 'success', text: t('removed', { name }), action: 'attachment' }),
      (error: unknown) => {
        showToast({ kind: 'error', text: problemText(error), action: 'attachment' })
        void invalidate(changes)
      },
    )
  }
  return (
    <>
      <ul className={styles.list}>
        {files.map((file) => (
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
                {kindOf && `${kindOf(file)} · `}
                {showBytes(file.bytes, locale)}
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
                ...(removal
                  ? [
                      {
                        label: t('remove'),
                        icon: <IconTrash size={16} />,
                        isDanger: true,
                        onSelect: () => void askAndRemove(file, removal),
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
