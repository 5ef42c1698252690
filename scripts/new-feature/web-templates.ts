import type { Names } from './names.ts'

const all = (text: string) => `{ es: '${text}', en: '${text}', fr: '${text}', pt: '${text}' }`

/** Placeholder texts, until they are written in the four languages. */
export const textsFile = ({
  plural,
  many,
  one,
}: Names) => `import { defineTexts } from '@puquio/domain'
import { addTexts, type Bundle } from '../../lib/texts/texts.ts'
import { words } from '../../lib/texts/words.ts'

const ${one}Texts = defineTexts({
  title: ${all(plural)},
  search: { es: 'Buscar', en: 'Search', fr: 'Rechercher', pt: 'Buscar' },
  name: words.name,
  none: { es: 'No hay nada aquí', en: 'Nothing here', fr: 'Rien ici', pt: 'Nada aqui' },
})

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ${many}: Bundle<typeof ${one}Texts>
  }
}

addTexts('${many}', ${one}Texts)
`

export const searchFile = ({ plural, one }: Names) =>
  `import { searchOfTable } from '../../lib/search.ts'

/** The address of the list of ${plural}. */
export const ${one}Search = searchOfTable(['name'])
`

export const pageFile = ({ plural, many, one, Many }: Names) =>
  `import { ${one}Routes } from '@puquio/contract/${plural}'
import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters, tableSearch } from '../../../ui/table/table-search.ts'
import { ${one}Search } from '../search.ts'
import '../texts.ts'

const from = screens.${Many}.path

/** The ${plural} of the project. */
export const Page = () => {
  const { t } = useTranslation('${many}')
  const { id: projectId } = useProject()
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) =>
    void navigate({ to: '.', search: ${one}Search.parse(mergeSearch(values, changes)), replace: true })
  const search = tableSearch(values, write, 'name')
  const query = { page: search.page, size: search.size, sort: search.sort, search: search.search }
  const options = { isKeepingPrevious: true }
  const list = useApi(${one}Routes.list, { params: { projectId }, query }, options)
  return (
    <>
      <PageTitle title={t('title')} />
      <FilterBar
        lead={
          <SearchField
            label={t('search')}
            value={search.search}
            onSearch={(text) => search.change({ search: text })}
          />
        }
      />
      <DataTable
        name="${plural}"
        label={t('title')}
        columns={[{ key: 'name', head: t('name'), cell: ({ name }) => name, sortKey: 'name' }]}
        {...rowsOf(list)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={search}
        empty={
          <EmptyRows
            title={t('none')}
            onClear={clearFilters(search, values, ['search'])}
          />
        }
      />
    </>
  )
}
`

export const pageTestFile = ({ plural, Many }: Names) =>
  `import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { Page } from './${Many}Page.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

it('lists them, and sorts by what the address says', async () => {
  const list = '/fkl-project/1/${plural}'
  const answers = { [\`GET \${list}\`]: () => ({ items: [{ id: 1, name: 'Uno' }], total: 1 }) }
  const path = '/${plural}'
  const { sent, address } = await stagePage({ Page, path, at: path, answers })
  await screen.findByText('Uno')
  const head = screen.getByRole('columnheader', { name: 'Nombre' })
  fireEvent.click(within(head).getByRole('button'))
  await waitFor(() => expect(address()).toBe(\`\${path}?sort=-name\`))
  const asked = () => sent.findLast(({ path: to }) => to === list)?.query.get('sort')
  await waitFor(() => expect(asked()).toBe('-name'))
})
`
