import { Button, Text } from '@mantine/core'
import { type EvidencePack, evidencePackRoutes } from '@puquio/contract/commitments/evidence-packs'
import { IconDownload, IconFileTypePdf, IconListDetails, IconX } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fileHref } from '../../../lib/api/download.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { InstrumentTabs } from '../../../widgets/instruments/InstrumentTabs.tsx'
import { HowToVerify } from '../components/HowToVerify.tsx'
import { PackDetails } from '../components/PackDetails.tsx'
import { PackPanel } from '../components/PackPanel.tsx'
import { isUnderWay, PackState } from '../components/PackState.tsx'
import type { packSearch } from '../search.ts'
import { packQuery, usePackSearch } from '../use-pack-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof packSearch>>(
  (ask, { projectId, search }) => {
    ask(evidencePackRoutes.list, { params: { projectId }, query: packQuery(search) })
    ask(evidencePackRoutes.key, {})
  },
)

/** The stream tells of every turn; progress within one is asked for. */
const askedAgainMs = 3_000

/** Packs of evidence that were made, and how another is. */
export const Page = () => {
  const { t } = useTranslation('evidencePacks')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const locale = useLocale()
  const { values, write, search, query } = usePackSearch()
  const params = { projectId }
  const list = useApi(
    evidencePackRoutes.list,
    { params, query },
    {
      isKeepingPrevious: true,
      isQuiet: true,
      refetchInterval: ({ state: { data } }) =>
        data?.items.some(isUnderWay) ? askedAgainMs : false,
    },
  )
  const cancel = useApiMutation(evidencePackRoutes.cancel, {
    onError: (error) => showToast({ kind: 'error', text: problemText(error), action: 'pack' }),
  })
  const isNew =
    values.new === true || values.commitment !== undefined || values.instrument !== undefined
  const newPack = (
    <Button onClick={() => write({ new: true, pack: undefined })}>{t('newPack')}</Button>
  )
  const actions = (pack: EvidencePack) => [
    ...(pack.file
      ? [
          {
            label: t('download', { size: showBytes(pack.file.bytes, locale) }),
            icon: <IconDownload size={16} />,
            onSelect: () =>
              window.location.assign(
                fileHref(evidencePackRoutes.file, {
                  params: { ...params, evidencePackId: pack.id },
                }),
              ),
          },
        ]
      : []),
    ...(pack.pdf
      ? [
          {
            label: t('downloadPdf', { size: showBytes(pack.pdf.bytes, locale) }),
            icon: <IconFileTypePdf size={16} />,
            onSelect: () =>
              window.location.assign(
                fileHref(evidencePackRoutes.pdf, {
                  params: { ...params, evidencePackId: pack.id },
                }),
              ),
          },
        ]
      : []),
    {
      label: t('details'),
      icon: <IconListDetails size={16} />,
      onSelect: () => write({ pack: pack.id }),
    },
    ...(pack.isMine && isUnderWay(pack)
      ? [
          {
            label: t('cancel'),
            icon: <IconX size={16} />,
            isDanger: true,
            onSelect: () => cancel.mutate({ params: { ...params, evidencePackId: pack.id } }),
          },
        ]
      : []),
  ]
  return (
    <>
      <PageTitle title={t('title')} actions={newPack} />
      <InstrumentTabs />
      <Text size="sm" c="dimmed" maw={820} mb="md">
        {t('help')}
      </Text>
      <DataTable
        name="evidence-packs"
        label={t('title')}
        columns={packColumns(t, format)}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={(pack) => `${subjectOf(pack, { t, format })} ${format.instant(pack.requestedAt)}`}
        search={search}
        onOpen={({ id }) => write({ pack: id })}
        actions={actions}
        empty={<EmptyState title={t('none')} text={t('noneText')} action={newPack} />}
      />
      <HowToVerify />
      {isNew && (
        <PackPanel
          commitmentId={values.commitment}
          instrumentId={values.instrument}
          onClose={() => write({ new: undefined, commitment: undefined, instrument: undefined })}
        />
      )}
      {values.pack !== undefined && !isNew && (
        <PackDetails packId={values.pack} onClose={() => write({ pack: undefined })} />
      )}
    </>
  )
}

const subjectOf = (
  { commitment, instrument, from, to }: EvidencePack,
  { t, format }: { t: TFunction<'evidencePacks'>; format: Format },
) =>
  commitment?.name ??
  instrument?.name ??
  t('ofPeriod', { from: format.date(from), to: format.date(to) })

const packColumns = (
  t: TFunction<'evidencePacks'>,
  format: Format,
): readonly Column<EvidencePack>[] => [
  {
    key: 'subject',
    head: t('subject'),
    width: 'text',
    cell: (pack) => subjectOf(pack, { t, format }),
  },
  {
    key: 'period',
    head: t('dates'),
    width: 'period',
    cell: ({ from, to }) =>
      from === null && to === null
        ? '–'
        : t('period', { from: format.date(from), to: format.date(to) }),
    priority: 3,
  },
  {
    key: 'requestedAt',
    head: t('requestedAt'),
    width: 'instant',
    sortKey: 'requestedAt',
    cell: ({ requestedAt }) => format.instant(requestedAt),
  },
  { key: 'person', head: t('person'), width: 'name', cell: ({ person }) => person, priority: 2 },
  {
    key: 'contents',
    head: t('contents'),
    width: 'text',
    maxWidth: 380,
    cell: ({ counts }) =>
      counts === null
        ? '–'
        : (['commitments', 'monitorings', 'results', 'files'] as const)
            .map((of) => t(`${of}Told`, { count: counts[of], number: format.number(counts[of]) }))
            .join(' · '),
    priority: 2,
  },
  { key: 'state', head: t('state'), width: 'period', cell: (pack) => <PackState pack={pack} /> },
]
