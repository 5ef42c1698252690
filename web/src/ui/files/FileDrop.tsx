import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/locale.ts'
import { ProgressLine } from '../ProgressLine.tsx'
import styles from './FileDrop.module.css'
import { type FileRule, fileIssue, typeNames } from './file-check.ts'
import { showBytes } from './show-bytes.ts'
import './texts.ts'

type FileDropProps = FileRule & {
  label: string
  onFiles: (files: File[]) => void
  isMultiple?: boolean
  /** While something is being sent; `ratio` is null as long as its size is unknown. */
  upload?: { name: string; ratio: number | null; onCancel?: () => void } | null
  /** What the server said of the file, or of several. */
  error?: string | readonly string[] | undefined
  disabled?: boolean
}

/** Drop a file, or choose it with the button; type and size are checked before it is sent. Of several, the good ones go on. */
export const FileDrop = (props: FileDropProps) => {
  const {
    label,
    accept,
    maxBytes,
    onFiles,
    isMultiple = false,
    upload,
    error = [],
    disabled,
  } = props
  const { t } = useTranslation('uiFiles')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1)
    const checked = files.map((file) => ({ file, issue: fileIssue(file, { accept, maxBytes }) }))
    setRefusals(
      checked.flatMap(({ file, issue }) => {
        if (issue === null) return []
        const size = showBytes(file.size, locale)
        const max = showBytes(maxBytes, locale)
        return [t(issue, { name: file.name, types: typeNames(accept), size, max })]
      }),
    )
    const good = checked.filter(({ issue }) => issue === null).map(({ file }) => file)
    if (good.length > 0) onFiles(good)
    // So that the same file can be chosen again once it was corrected.
    if (input.current) input.current.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }

  if (upload) return <UploadProgress upload={upload} />
  const words = [...refusals, ...[error].flat()]
  return (
    <div>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconUpload size={22} className={styles.icon} aria-hidden />
        <span>{t(isMultiple ? 'dropFiles' : 'dropFile')}</span>
        <Button
          variant="default"
          disabled={disabled ?? false}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {t(isMultiple ? 'chooseFiles' : 'chooseFile')}
        </Button>
        <span id={id} className={styles.limits}>
          {t('fileLimits', { types: typeNames(accept), size: showBytes(maxBytes, locale) })}
        </span>
        <input
          ref={input}
          type="file"
          className={styles.input}
          aria-label={label}
          tabIndex={-1}
          accept={accept.join(',')}
          multiple={isMultiple}
          onChange={(event) => take(event.currentTarget.files)}
        />
      </div>
      {words.length > 0 && (
        <div className={styles.errors} role="alert">
          {words.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </div>
  )
}

const UploadProgress = ({ upload }: { upload: NonNullable<FileDropProps['upload']> }) => {
  const { t } = useTranslation('uiFiles')
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  return (
    <div className={styles.upload}>
      <ProgressLine
        ratio={upload.ratio}
        label={t('uploading', { name: upload.name, percent: percent.format(upload.ratio ?? 0) })}
      />
      {upload.onCancel && (
        <Button variant="default" size="xs" onClick={upload.onCancel}>
          {t('cancelUpload')}
        </Button>
      )}
    </div>
  )
}
