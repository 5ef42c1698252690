import { type CurrentPrompt, promptRoutes } from '@puquio/contract/commitments/prompts'
import { IconArrowBackUp, IconArrowsDiff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { usePromptSearch, versionsQuery } from '../use-prompt-search.ts'
import { ComparePanel } from './ComparePanel.tsx'
import { useRestore } from './use-restore.ts'
import { versionColumns } from './version-columns.tsx'
import '../texts.ts'

type VersionListProps = { current: CurrentPrompt | undefined; instrumentId: number | null }

/** Who saved which version and when; opening one shows what it changed. */
export const VersionList = ({ current, instrumentId }: VersionListProps) => {
  const { t } = useTranslation('prompts')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const { values, search, compare } = usePromptSearch()
  const versions = useApi(
    promptRoutes.list,
    { params: { projectId }, query: versionsQuery(values) },
    { isKeepingPrevious: true },
  )
  const restore = useRestore()
  const newest = current?.number ?? 0
  return (
    <>
      <DataTable
        name="prompt-versions"
        label={t('versions')}
        columns={versionColumns(current, { t, format })}
        {...rowsOf(versions)}
        rowKey={({ number }) => number}
        rowName={({ number }) => t('versionOf', { version: number })}
        search={search}
        onOpen={({ number }) => compare(number)}
        actions={({ number }) => [
          {
            label: t('compare'),
            icon: <IconArrowsDiff size={16} />,
            onSelect: () => compare(number),
          },
          ...(restore && current && number !== newest
            ? [
                {
                  label: t('restoreVersion', { number }),
                  icon: <IconArrowBackUp size={16} />,
                  onSelect: () => void restore({ number, newest, instrumentId }),
                },
              ]
            : []),
        ]}
        empty={<EmptyRows title={t('noVersions')} text={t('noVersionsText')} onClear={false} />}
      />
      {values.compare !== undefined && current && (
        <ComparePanel
          key={values.compare}
          number={values.compare}
          against={Number(values.against ?? values.compare - 1)}
          current={current}
          instrumentId={instrumentId}
          onAgainst={(against) => compare(values.compare ?? null, against)}
          onClose={() => compare(null)}
        />
      )}
    </>
  )
}
