import { useCallback, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/texts/locale.ts'
import { type FileRule, fileIssue, typeNames } from './file-check.ts'
import { showBytes } from './show-bytes.ts'
import './texts.ts'

export type FileDropRule = FileRule & {
  onFiles: (files: File[]) => void
  isMultiple?: boolean
  disabled?: boolean | undefined
}

/** Takes files that are dropped or chosen; type and size are checked before they are sent. Of several, the good ones go on. */
export const useFileDrop = (rule: FileDropRule) => {
  const { accept, maxBytes, onFiles, isMultiple = false, disabled = false } = rule
  const { t } = useTranslation('uiFiles')
  const locale = useLocale()
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
  const zone = useDropzone({ onDrop: take, noClick: true, noKeyboard: true, disabled })
  return {
    rootProps: zone.getRootProps(),
    inputProps: zone.getInputProps({ accept: accept.join(','), multiple: isMultiple }),
    isOver: zone.isDragActive,
    /** Opens the browser's window for choosing files. */
    choose: zone.open,
    /** Why files were not taken the last time. */
    refusals,
    forget: useCallback(() => setRefusals([]), []),
  }
}
