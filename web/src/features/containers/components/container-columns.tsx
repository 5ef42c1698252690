import type {
  BinnedItem,
  ContainerFile,
  MonitoringFile,
  UnfinishedUpload,
} from '@puquio/contract/containers'
import { IconFolder } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Format } from '../../../lib/texts/format.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import type { Column } from '../../../ui/table/column.ts'
import { groupOf } from '../media-group.ts'
import { FileName } from './FileName.tsx'

type Words = { t: TFunction<'containers'>; format: Format; locale: string }
/** Where the image of a file is. */
type Images<File> = { imageOf: (file: File) => string }

export const fileColumns = ({
  t,
  format,
  locale,
  imageOf,
}: Words & Images<ContainerFile>): readonly Column<ContainerFile>[] => [
  nameColumn({ t, imageOf }),
  {
    key: 'kind',
    head: t('kind'),
    width: 'short',
    cell: ({ mediaType }) => t(`group.${groupOf(mediaType)}`),
    priority: 3,
  },
  {
    key: 'bytes',
    head: t('size'),
    cell: ({ bytes }) => showBytes(bytes, locale),
    isNumber: true,
    sortKey: 'bytes',
  },
  {
    key: 'version',
    head: t('version'),
    cell: ({ version }) => format.number(version),
    isNumber: true,
    priority: 2,
  },
  {
    key: 'changedAt',
    head: t('changedAt'),
    width: 'instant',
    cell: ({ changedAt }) => format.instant(changedAt),
    sortKey: 'changedAt',
  },
  {
    key: 'changedBy',
    head: t('changedBy'),
    width: 'name',
    cell: ({ changedBy }) => changedBy,
    sortKey: 'changedBy',
    priority: 2,
  },
]

export const binColumns = ({ t, format }: Words): readonly Column<BinnedItem>[] => [
  {
    key: 'name',
    head: t('name'),
    width: 'text',
    cell: ({ kind, name }): ReactNode =>
      kind === 'folder' ? (
        <>
          <IconFolder size={16} aria-label={t('folder')} /> {name}
        </>
      ) : (
        name
      ),
    title: ({ name }) => name,
    sortKey: 'name',
    maxWidth: 420,
  },
  {
    key: 'binnedAt',
    head: t('binnedAt'),
    width: 'instant',
    cell: ({ binnedAt }) => format.instant(binnedAt),
    sortKey: 'binnedAt',
  },
  {
    key: 'binnedBy',
    head: t('changedBy'),
    width: 'name',
    cell: ({ binnedBy }) => binnedBy,
    sortKey: 'binnedBy',
  },
]

export const monitoringColumns = ({
  t,
  format,
  locale,
  imageOf,
}: Words & Images<MonitoringFile>): readonly Column<MonitoringFile>[] => [
  nameColumn({ t, imageOf }),
  {
    key: 'station',
    head: t('station'),
    width: 'name',
    cell: ({ station }) => station,
    sortKey: 'station',
  },
  {
    key: 'bytes',
    head: t('size'),
    cell: ({ bytes }) => showBytes(bytes, locale),
    isNumber: true,
    sortKey: 'bytes',
    priority: 2,
  },
  {
    key: 'uploadedAt',
    head: t('uploadedAt'),
    width: 'instant',
    cell: ({ uploadedAt }) => format.instant(uploadedAt),
    sortKey: 'uploadedAt',
  },
  {
    key: 'uploadedBy',
    head: t('changedBy'),
    width: 'name',
    cell: ({ uploadedBy }) => uploadedBy,
    sortKey: 'uploadedBy',
    priority: 2,
  },
]

export const uploadColumns = ({
  t,
  format,
  locale,
}: Words): readonly Column<UnfinishedUpload>[] => [
  {
    key: 'name',
    head: t('name'),
    width: 'text',
    cell: ({ name }) => name,
    title: ({ name }) => name,
    sortKey: 'name',
    maxWidth: 420,
  },
  {
    key: 'bytes',
    head: t('size'),
    cell: ({ bytes }) => showBytes(bytes, locale),
    isNumber: true,
    sortKey: 'bytes',
  },
  {
    key: 'beganAt',
    head: t('beganAt'),
    width: 'instant',
    cell: ({ beganAt }) => format.instant(beganAt),
    sortKey: 'beganAt',
  },
  {
    key: 'beganBy',
    head: t('changedBy'),
    width: 'name',
    cell: ({ beganBy }) => beganBy,
    sortKey: 'beganBy',
  },
]

/** The first column of lists of files. */
const nameColumn = <File extends Parameters<typeof FileName>[0]['file']>({
  t,
  imageOf,
}: Pick<Words, 't'> & Images<File>): Column<File> => ({
  key: 'name',
  head: t('name'),
  width: 'text',
  cell: (file) => <FileName file={file} src={imageOf(file)} />,
  title: ({ name }) => name,
  sortKey: 'name',
  maxWidth: 420,
})
