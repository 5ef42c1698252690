import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/texts/locale.ts'
import { ProgressLine } from '../ProgressLine.tsx'
import styles from './FileDrop.module.css'
import { type FileRule, fileIssue, typeNames } from './file-check.ts'
import { showBytes } from './show-bytes.ts'
import { numberFormat } from '../../lib/texts/intl.ts'
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
  const id = useId()
  const [refusals, setRefusals] = useState<readonly string[]>([])

  const take = (dropped: File[]) => {
    const files = dropped.slice(0, isMultiple ? undefined : 1)
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
  }
  // The files are checked here: it knows no words, and browsers no media type of workbooks.
  const zone = useDropzone({
    onDrop: take,
    noClick: true,
    noKeyboard: true,
    disabled: disabled ?? false,
  })

  if (upload) return <UploadProgress upload={upload} />
  const words = [...refusals, ...[error].flat()]
  return (
    <div>
      <div
        {...zone.getRootProps()}
        className={styles.drop}
        data-over={zone.isDragActive || undefined}
      >
        <IconUpload size={22} className={styles.icon} aria-hidden />
        <span>{t(isMultiple ? 'dropFiles' : 'dropFile')}</span>
        <Button
          variant="default"
          disabled={disabled ?? false}
          aria-describedby={id}
          onClick={zone.open}
        >
          {t(isMultiple ? 'chooseFiles' : 'chooseFile')}
        </Button>
        <span id={id} className={styles.limits}>
          {t('fileLimits', { types: typeNames(accept), size: showBytes(maxBytes, locale) })}
        </span>
        <input
          {...zone.getInputProps({ accept: accept.join(','), multiple: isMultiple })}
          aria-label={label}
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
  const percent = numberFormat(useLocale(), { style: 'percent' })
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
