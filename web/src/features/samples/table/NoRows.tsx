import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/project/project-context.ts'
import type { SearchValues } from '../../../lib/search.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import type { TableSearchValues } from './use-table-search.ts'
import '../texts.ts'

type NoRowsProps = { values: TableSearchValues; onChange: (changes: SearchValues) => void }

/** An empty table: that the filters match nothing, or how a project gets its first results. */
export const NoRows = ({ values, onChange }: NoRowsProps) => {
  const { t } = useTranslation('samples')
  const mayEnter = useMay()(sampleRoutes.create.access)
  return (
    <EmptyRows
      title={t('tableEmptyTitle')}
      text={t(mayEnter ? 'tableEmptyImport' : 'tableEmptyRead')}
      {...(mayEnter
        ? { action: <ButtonLink {...paths.resultImport()}>{t('import')}</ButtonLink> }
        : {})}
      onClear={clearFilters({ change: onChange }, values, [
        'stations',
        'components',
        'group',
        'parameters',
        'from',
        'to',
        'exceeding',
      ])}
    />
  )
}
