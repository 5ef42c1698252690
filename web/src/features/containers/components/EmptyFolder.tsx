import { Button } from '@mantine/core'
import {
  containerMaxBytes,
  containerMediaTypes,
  type ContainerType,
} from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/texts/locale.ts'
import { typeNames } from '../../../ui/files/file-check.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import '../texts.ts'

type EmptyFolderProps = {
  type: ContainerType
  canAdd: boolean
  /** Its folders stand above: they may hold files. */
  hasFolders: boolean
  onChoose: () => void
  /** Where something narrows the list: clears it. */
  onClear: (() => void) | false
}

/** What a folder without files says, and the next step. */
export const EmptyFolder = ({ type, canAdd, hasFolders, onChoose, onClear }: EmptyFolderProps) => {
  const { t } = useTranslation('containers')
  const locale = useLocale()
  const title = t(hasFolders ? 'noFilesBeside' : 'noFilesTitle')
  if (!canAdd) return <EmptyRows title={title} text={t('noFilesRead')} onClear={onClear} />
  const limits = {
    types: typeNames(containerMediaTypes[type]),
    size: showBytes(containerMaxBytes, locale),
  }
  return (
    <EmptyRows
      onClear={onClear}
      title={title}
      text={t('noFilesAdd', limits)}
      action={
        <Button variant="default" onClick={onChoose}>
          {t('chooseFiles')}
        </Button>
      }
    />
  )
}
