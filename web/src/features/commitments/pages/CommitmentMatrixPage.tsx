import { NativeSelect } from '@mantine/core'
import { commitmentChangeRoutes } from '@puquio/contract/commitments/commitment-changes'
import {
  commitmentGroupings,
  commitmentRoutes,
  matrixReportKind,
} from '@puquio/contract/commitments/commitments'
import type { Commitment } from '@puquio/contract/commitments/record'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { fileHref } from '../../../lib/api/download.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import type { Keys } from '../../../ui/table/selection.ts'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { InstrumentTabs } from '../../../widgets/instruments/InstrumentTabs.tsx'
import { UnverifiedNotice } from '../../../widgets/instruments/UnverifiedNotice.tsx'
import { PdfReportMenu } from '../../../widgets/pdf/PdfReportMenu.tsx'
import { EditPanel } from '../changes/EditPanel.tsx'
import { isVerifiable } from '../changes/is-verifiable.ts'
import { useCommitmentChanges } from '../changes/use-commitment-changes.tsx'
import { commitmentColumns } from '../commitment-columns.tsx'
import { DecisionBar } from '../components/DecisionBar.tsx'
import { MatrixFilters } from '../components/MatrixFilters.tsx'
import { groupHeads } from '../group-of.ts'
import { isPlannable } from '../names/is-plannable.ts'
import { UnmatchedNames } from '../names/UnmatchedNames.tsx'
import { useCellEditing } from '../use-cell-editing.ts'
import {
  filterNames,
  matrixQuery,
  type MatrixValues,
  useMatrixSearch,
} from '../use-matrix-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, MatrixValues>((ask, { projectId, search }) => {
  const params = { projectId }
  ask(commitmentRoutes.list, { params, query: matrixQuery(search) })
  ask(commitmentRoutes.choices, { params })
})

/** All commitments of the project, as they are filtered; administrators edit and decide in place. */
export const Page = () => {
  const { t } = useTranslation('commitments')
  const project = useProject()
  const params = { projectId: project.id }
  const language = useLanguage()
  const format = useFormat(project.timeZone)
  const navigate = useNavigate()
  const mayDecide = useMay()(commitmentChangeRoutes.decide.access)
  const { values, search, query } = useMatrixSearch()
  const list = useApi(commitmentRoutes.list, { params, query }, { isKeepingPrevious: true })
  const [chosen, setChosen] = useState<ReadonlyMap<number, Commitment>>(new Map())
  const [edited, setEdited] = useState<Commitment | null>(null)
  const changes = useCommitmentChanges((now) => setChosen((was) => withNow(was, now)))
  const editing = useCellEditing((one, edit) => void changes.edit(one, edit))
  const words = useMemo(() => ({ t, language, format }), [t, language, format])
  const { page: _page, size: _size, sort: _sort, group, ...filters } = values
  const reviewed = { ...filters, sort: values.sort }
  const { page: _of, size: _rows, ...ofFile } = query
  const hrefOf = (fileFormat: 'xlsx' | 'csv') =>
    fileHref(commitmentRoutes.file, {
      params,
      query: { ...ofFile, format: fileFormat, language },
    })
  const choose = (keys: Keys) => {
    const rows = new Map(list.data?.items.map((one) => [one.id, one]))
    const kept = [...keys].flatMap((key) => {
      const one = rows.get(Number(key)) ?? chosen.get(Number(key))
      return one ? [[one.id, one] as const] : []
    })
    setChosen(new Map(kept))
  }
  const decided = [...chosen.values()]
  const clear = () => setChosen(new Map())
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          <ButtonLink {...paths.commitmentReview()} search={reviewed} variant="default">
            {t(mayDecide ? 'review' : 'seeThem')}
          </ButtonLink>
        }
      />
      <InstrumentTabs />
      <UnverifiedNotice
        unverified={list.data?.unverified}
        by={list.data?.unverifiedBy}
        action={
          <ButtonLink
            size="xs"
            {...paths.commitmentReview()}
            search={{ ...reviewed, states: ['proposed'] }}
          >
            {t(mayDecide ? 'reviewThem' : 'seeThem')}
          </ButtonLink>
        }
      />
      <UnmatchedNames />
      <MatrixFilters
        values={values}
        onChange={search.change}
        end={
          <>
            <PdfReportMenu
              kind={matrixReportKind}
              start={() => call(commitmentRoutes.pdf, { params, body: { ...ofFile, language } })}
            />
            <DownloadMenu xlsx={hrefOf('xlsx')} csv={hrefOf('csv')} />
          </>
        }
      >
        <NativeSelect
          size="xs"
          aria-label={t('group')}
          value={group ?? ''}
          onChange={(event) => search.change({ group: event.currentTarget.value })}
          data={[
            { value: '', label: t('ungrouped') },
            ...commitmentGroupings.map((value) => ({ value, label: t(`by_${value}`) })),
          ]}
        />
      </MatrixFilters>
      <DataTable
        name="commitments"
        label={t('title')}
        columns={commitmentColumns(words, editing)}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={({ shortName }) => shortName}
        search={search}
        groupOf={groupHeads(group, list.data?.groups, words)}
        isEdited={mayDecide}
        isFaded={({ state }) => state === 'rejected' || state === 'superseded'}
        onOpen={({ id }) => void navigate(paths.commitment(id))}
        {...(mayDecide
          ? {
              selection: {
                keys: new Set(chosen.keys()),
                onChange: choose,
                bar: <DecisionBar chosen={decided} changes={changes} onDone={clear} />,
              },
            }
          : {})}
        actions={(one) => [
          { label: t('openCommitment'), onSelect: () => void navigate(paths.commitment(one.id)) },
          {
            label: t('openReview'),
            onSelect: () =>
              void navigate({
                ...paths.commitmentReview(),
                search: { ...reviewed, commitment: one.id },
              }),
          },
          ...(mayDecide
            ? [
                { label: t('edit'), onSelect: () => setEdited(one) },
                ...(isVerifiable(one)
                  ? [{ label: t('verify'), onSelect: () => void changes.verify([one]) }]
                  : []),
                ...(isPlannable(one)
                  ? [
                      {
                        label: t('makePlan'),
                        onSelect: () => void navigate(paths.planFromCommitments([one.id])),
                      },
                    ]
                  : []),
                { label: t('reject'), isDanger: true, onSelect: () => changes.reject([one]) },
              ]
            : []),
        ]}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('noneText')}
            action={
              <ButtonLink variant="default" {...paths.instruments()}>
                {t('toInstruments')}
              </ButtonLink>
            }
            onClear={clearFilters(search, values, filterNames)}
          />
        }
      />
      {edited && (
        <EditPanel
          key={edited.id}
          commitment={edited}
          changes={changes}
          onClose={() => setEdited(null)}
        />
      )}
      {changes.dialogs}
    </>
  )
}

/** What was chosen, as it is now: what is decided on next is that. */
const withNow = (chosen: ReadonlyMap<number, Commitment>, now: readonly Commitment[]) => {
  const next = new Map(chosen)
  for (const one of now) if (next.has(one.id)) next.set(one.id, one)
  return next
}
