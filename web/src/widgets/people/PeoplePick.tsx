import { notificationRoutes } from '@puquio/contract/notifications'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../lib/api/use-api.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { SearchPick } from './SearchPick.tsx'
import './people-pick-texts.ts'

/** The e-mail is said of those that a search finds. */
type Person = { id: number; name: string; email?: string }

type PeoplePickProps = {
  label?: string
  error?: ReactNode
  value: readonly Person[]
  onChange: (value: Person[]) => void
}

/** Members of the open project. */
export const PeoplePick = ({ label, error, value, onChange }: PeoplePickProps) => {
  const { t } = useTranslation('peoplePick')
  const { id: projectId } = useProject()
  const [search, setSearch] = useState('')
  const { data } = useApi(
    notificationRoutes.recipients,
    { params: { projectId }, query: search === '' ? {} : { search } },
    { isKeepingPrevious: true, isQuiet: true },
  )
  return (
    <SearchPick<Person>
      label={label ?? t('people')}
      searchLabel={t('searchPeople')}
      error={error}
      value={value}
      onChange={onChange}
      search={search}
      onSearch={setSearch}
      found={data?.items}
      total={data?.total ?? 0}
      detailOf={({ email }) => email}
    />
  )
}
