import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { taskSearch } from './search.ts'

export type TaskSearch = z.output<typeof taskSearch>

const from = screens.CommitmentTasks.path

/** A list begins with what is to do; a calendar shows what was decided, too, and so does what another page links to. */
export const viewOf = ({ view, as, task, from }: TaskSearch) =>
  view ?? (as === 'calendar' || task !== undefined || from !== undefined ? 'all' : 'to-do')

/** Takes out what narrows the list. */
export const noFilters = {
  search: undefined,
  view: undefined,
  mine: undefined,
  role: undefined,
  instrument: undefined,
  commitment: undefined,
  task: undefined,
  from: undefined,
  to: undefined,
}

const filtersOf = (values: TaskSearch) => {
  const { mine, role, instrument, commitment, task, from, to } = values
  const view = viewOf(values)
  return {
    view: view === 'all' ? undefined : view,
    mine,
    role,
    instrument,
    commitment,
    task,
    from,
    to,
  }
}

/** The input of the list of due dates, from the address. */
export const occurrenceQuery = (values: TaskSearch) => {
  const { sort, ...listed } = tableQuery(values, 'due')
  return {
    ...listed,
    sort:
      sort === 'title' || sort === '-title' || sort === 'next' || sort === '-next' ? 'due' : sort,
    ...filtersOf(values),
  } as const
}

/** The input of the list of tasks, from the address. */
export const definedQuery = (values: TaskSearch) => {
  const { sort, ...listed } = tableQuery(values, 'next')
  const { commitment, instrument } = values
  const isOther = ['due', 'task', 'state'].some((key) => sort.replace('-', '') === key)
  return {
    ...listed,
    sort: isOther ? ('next' as const) : (sort as DefinedSort),
    commitment,
    instrument,
  }
}
type DefinedKey = 'title' | 'next' | 'role' | 'commitment'
type DefinedSort = DefinedKey | `-${DefinedKey}`

/** The input of the calendar, from the address. */
export const monthQuery = (values: TaskSearch, month: string) => {
  const { from: _from, to: _to, ...filters } = filtersOf(values)
  return { ...filters, month }
}

export const useTaskSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = taskSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  const firstSort = values.as === 'tasks' ? 'next' : 'due'
  return { values, write, search: tableSearch(values, write, firstSort) }
}

export type TaskSearchControl = ReturnType<typeof useTaskSearch>
