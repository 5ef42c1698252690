import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../lib/texts/intl.ts'
import { useLocale } from '../../lib/texts/locale.ts'
import { ProgressLine } from '../states/ProgressLine.tsx'
import { typeNames } from './file-check.ts'
import styles from './FileDrop.module.css'
import { showBytes } from './show-bytes.ts'
import { type FileDropRule, useFileDrop } from './use-file-drop.ts'
import './texts.ts'

type FileDropProps = FileDropRule & {
  label: string
  /** While something is being sent; `ratio` is null as long as its size is unknown. */
  upload?: { name: string; ratio: number | null; onCancel?: () => void } | null
  /** What the server said of the file, or of several. */
  error?: string | readonly string[] | undefined
}

/** Drop a file, or choose it with the button. */
export const FileDrop = (props: FileDropProps) => {
  const { label, accept, maxBytes, isMultiple = false, upload, error = [], disabled } = props
  const { t } = useTranslation('uiFiles')
  const locale = useLocale()
  const id = useId()
  const drop = useFileDrop(props)
  if (upload) return <UploadProgress upload={upload} />
  const words = [...drop.refusals, ...[error].flat()]
  return (
    <div>
      <div {...drop.rootProps} className={styles.drop} data-over={drop.isOver || undefined}>
        <IconUpload size={22} className={styles.icon} aria-hidden />
        <span>{t(isMultiple ? 'dropFiles' : 'dropFile')}</span>
        <Button
          variant="default"
          disabled={disabled ?? false}
          aria-describedby={id}
          onClick={drop.choose}
        >
          {t(isMultiple ? 'chooseFiles' : 'chooseFile')}
        </Button>
        <span id={id} className={styles.limits}>
          {t('fileLimits', { types: typeNames(accept), size: showBytes(maxBytes, locale) })}
        </span>
        <input {...drop.inputProps} aria-label={label} />
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
