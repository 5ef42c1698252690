import { Button } from '@mantine/core'
import {
  type CorrectiveAction,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import { actionName } from '@puquio/domain'
import { IconEye, IconFileSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { ActionPanel } from '../../../widgets/corrective-actions/ActionPanel.tsx'
import { InstrumentTabs } from '../../../widgets/instruments/InstrumentTabs.tsx'
import { actionColumns } from '../action-columns.tsx'
import { ActionFilters } from '../ActionFilters.tsx'
import { actionQuery, type ActionSearch, noFilters, useActionSearch } from '../use-action-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, ActionSearch>((ask, { projectId, search }) =>
  ask(correctiveActionRoutes.list, { params: { projectId }, query: actionQuery(search) }),
)

/** What was found wrong and is to be mended, the newest first. */
export const Page = () => {
  const { t } = useTranslation('actions')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const navigate = useNavigate()
  const control = useActionSearch()
  const mayOpen = useMay()(correctiveActionRoutes.open.access)
  const [isOpening, setIsOpening] = useState(false)
  const input = { params: { projectId: project.id }, query: control.query }
  const actions = useApi(correctiveActionRoutes.list, input, { isKeepingPrevious: true })
  const show = ({ id }: Pick<CorrectiveAction, 'id'>) => void navigate(paths.correctiveAction(id))
  const add = mayOpen && <Button onClick={() => setIsOpening(true)}>{t('newAction')}</Button>
  return (
    <>
      <PageTitle title={t('title')} actions={add} />
      <InstrumentTabs />
      <ActionFilters control={control} counts={actions.data} />
      <DataTable
        name="corrective-actions"
        label={t('title')}
        columns={actionColumns({ t, format })}
        {...rowsOf(actions)}
        rowKey={({ id }) => id}
        rowName={actionName}
        search={control.search}
        onOpen={show}
        actions={(action) => [
          { label: t('see'), icon: <IconEye size={16} />, onSelect: () => show(action) },
          ...(action.origin.opens === null
            ? []
            : [
                {
                  label: t('seeOrigin'),
                  icon: <IconFileSearch size={16} />,
                  href: action.origin.opens,
                },
              ]),
        ]}
        isFaded={({ state }) => state === 'closed'}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            action={add}
            onClear={clearFilters(
              control.search,
              control.values,
              Object.keys(noFilters) as (keyof typeof noFilters)[],
            )}
          />
        }
      />
      {isOpening && (
        <ActionPanel
          origin={{ kind: 'other' }}
          onSaved={show}
          onClose={() => setIsOpening(false)}
        />
      )}
    </>
  )
}
