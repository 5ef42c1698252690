import { NativeSelect, Text } from '@mantine/core'
import { auditRoutes } from '@puquio/contract/audit'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters, tableQuery } from '../../../ui/table/table-search.ts'
import { signInColumns } from '../audit-columns.tsx'
import { signInChoices } from '../search.ts'
import { useAuditSearch } from '../use-audit-search.ts'
import '../texts.ts'

export const SignIns = () => {
  const { t } = useTranslation('audit')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const { values, table } = useAuditSearch()
  const { outcome } = values
  const query = { ...tableQuery(values, '-at' as const), outcome }
  const params = { projectId }
  const signIns = useApi(auditRoutes.signIns, { params, query }, { isKeepingPrevious: true })
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('helpSignIns')}
      </Text>
      <FilterBar
        lead={
          <SearchField value={table.search} onSearch={(text) => table.change({ search: text })} />
        }
        values={[outcome]}
      >
        <NativeSelect
          size="xs"
          aria-label={t('outcome')}
          data={[
            { value: '', label: t('anyOutcome') },
            // Who is not registered is no member.
            ...signInChoices
              .filter((value) => value !== 'not-registered')
              .map((value) => ({ value, label: t(value) })),
          ]}
          value={outcome ?? ''}
          onChange={(event) => table.change({ outcome: event.currentTarget.value })}
        />
      </FilterBar>
      <DataTable
        name="sign-ins"
        label={t('signIns')}
        columns={signInColumns({ t, format })}
        {...rowsOf(signIns)}
        rowKey={({ id }) => id}
        rowName={({ person }) => person}
        search={table}
        empty={
          <EmptyRows
            title={t('noSignInsTitle')}
            text={t('noSignIns')}
            onClear={clearFilters(table, values, ['search', 'outcome'])}
          />
        }
      />
    </>
  )
}
