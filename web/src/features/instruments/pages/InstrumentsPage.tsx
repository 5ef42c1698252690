import { type Instrument, instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { IconArchive, IconArrowBackUp, IconEye, IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { fileHref } from '../../../lib/api/download.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { InstrumentTabs } from '../../../widgets/instruments/InstrumentTabs.tsx'
import { InstrumentFilters } from '../components/InstrumentFilters.tsx'
import { RetireDialog } from '../components/RetireDialog.tsx'
import { instrumentColumns } from '../instrument-columns.tsx'
import type { instrumentSearch } from '../search.ts'
import { instrumentQuery, useInstrumentSearch } from '../use-instrument-search.ts'
import { useRestore } from '../use-restore.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof instrumentSearch>>(
  (ask, { projectId, search }) => {
    const params = { projectId }
    ask(instrumentRoutes.list, { params, query: instrumentQuery(search) })
    ask(instrumentRoutes.choices, { params })
  },
)

/** The environmental instruments of the project's mining units. */
export const Page = () => {
  const { t } = useTranslation('instruments')
  const project = useProject()
  const [language, format] = [useLanguage(), useFormat(project.timeZone)]
  const navigate = useNavigate()
  const { values, search, query } = useInstrumentSearch()
  const [retiring, setRetiring] = useState<Instrument | null>(null)
  const restore = useRestore()
  const mayEdit = useMay()(instrumentRoutes.edit.access)
  const params = { projectId: project.id }
  const list = useApi(instrumentRoutes.list, { params, query }, { isKeepingPrevious: true })
  const isRetired = values.view === 'retired'

  const edits = (one: Instrument): Action[] =>
    one.retiredAt === null
      ? [
          {
            label: t('edit'),
            icon: <IconPencil size={16} />,
            onSelect: () => void navigate(paths.instrumentEdit(one.id)),
          },
          {
            label: t('retire'),
            icon: <IconArchive size={16} />,
            onSelect: () => setRetiring(one),
            isDanger: true,
          },
        ]
      : [
          {
            label: t('restore'),
            icon: <IconArrowBackUp size={16} />,
            onSelect: () => void restore(one),
          },
        ]
  const actions = (one: Instrument): Action[] => [
    {
      label: t('open'),
      icon: <IconEye size={16} />,
      onSelect: () => void navigate(paths.instrument(one.id)),
    },
    ...(mayEdit ? edits(one) : []),
  ]
  const file = (kind: 'xlsx' | 'csv') => {
    const { page: _page, size: _size, ...listed } = query
    return fileHref(instrumentRoutes.file, {
      params,
      query: { ...listed, format: kind, language },
    })
  }
  const narrowed = clearFilters(search, { ...values, search: search.search }, [
    'search',
    'units',
    'kinds',
    'year',
  ])
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          mayEdit && <ButtonLink {...paths.instrumentCreate()}>{t('newInstrument')}</ButtonLink>
        }
      />
      <InstrumentTabs />
      <InstrumentFilters
        values={values}
        search={search}
        end={<DownloadMenu xlsx={file('xlsx')} csv={file('csv')} />}
      />
      <DataTable
        name="instruments"
        label={t('title')}
        columns={instrumentColumns({ t, format, language, isRetired })}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={search}
        onOpen={({ id }) => void navigate(paths.instrument(id))}
        actions={actions}
        empty={
          <EmptyRows
            title={t(isRetired ? 'noneRetired' : 'noneTitle')}
            text={t(isRetired ? 'noneRetiredText' : mayEdit ? 'noneAdmin' : 'noneRead')}
            action={
              !isRetired &&
              mayEdit && <ButtonLink {...paths.instrumentCreate()}>{t('newInstrument')}</ButtonLink>
            }
            onClear={narrowed}
          />
        }
      />
      {retiring && <RetireDialog instrument={retiring} onClose={() => setRetiring(null)} />}
    </>
  )
}
