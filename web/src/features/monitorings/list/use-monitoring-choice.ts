import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { tableSearch } from '../../../ui/table/table-search.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { followUpSearch } from '../search.ts'
import { followUpQuery, followUpSort, monitoringFiltersOf } from './monitoring-filters.ts'
import '../texts.ts'

const from = screens.PlanningEdit.path

/** The filtered list and its open monitoring, both kept in the address. */
export const useMonitoringChoice = (planId: number, { isWide }: { isWide: boolean }) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const navigate = useNavigate({ from })
  const values = useSearch({ from })
  const go = (changes: SearchValues, { isReplacing }: { isReplacing: boolean }) => {
    const next = followUpSearch.parse(mergeSearch(values, changes))
    // In a wide window the list scrolls by itself, to the one that is open.
    void navigate({ to: '.', search: next, replace: isReplacing, resetScroll: !isWide })
  }
  const table = tableSearch(values, (changes) => go(changes, { isReplacing: true }), followUpSort)
  const filters = monitoringFiltersOf(values)
  const [isDirty, setIsDirty] = useState(false)
  const search: typeof table = {
    ...table,
    // Another list opens its first monitoring, unless the form has changes.
    change: (changes) => table.change(isDirty ? changes : { ...changes, monitoring: undefined }),
  }
  // The form that gets the focus once it is rendered.
  const [focusId, setFocusId] = useState<number | null>(null)
  // The page changes when the form moves beyond its first or last entry.
  const [awaited, setAwaited] = useState<{ page: number; at: 0 | -1 } | null>(null)
  const params = { projectId: project.id, planId }
  const query = followUpQuery(values)
  const { page, size, ...listed } = query
  const list = useApi(monitoringRoutes.list, { params, query }, { isKeepingPrevious: true })
  const items = list.data?.items
  const inAddress = values.monitoring ?? null
  const first = useFirst(list.isPlaceholderData ? undefined : items, JSON.stringify(query), isDirty)
  const selectedId = inAddress ?? (isWide ? first : null)

  const write = (monitoring: number | undefined) => {
    // On phones the back button leads from the form to the list.
    go({ monitoring }, { isReplacing: isWide })
  }
  const hasTurned = awaited?.page === page && !list.isPlaceholderData
  if (awaited !== null && hasTurned && items !== undefined) {
    const target = items.at(awaited.at)
    setAwaited(null)
    if (target) {
      setFocusId(target.id)
      queueMicrotask(() => write(target.id))
    }
  }

  const mayLeave = async () =>
    !isDirty ||
    confirm({
      title: t('unsavedTitle'),
      text: t('unsavedText'),
      confirmLabel: t('discard'),
      cancelLabel: t('keepEditing'),
      isDanger: true,
    })

  const select = async (id: number, { isEntering }: { isEntering: boolean }) => {
    if (id !== selectedId && !(await mayLeave())) return
    if (isEntering) setFocusId(id)
    if (id !== inAddress) write(id)
  }
  /** From the open one to its neighbour, over the page's edge too. */
  const step = async (by: 1 | -1, { isSaved = false } = {}) => {
    if (!isSaved && !(await mayLeave())) return
    const index = items?.findIndex(({ id }) => id === selectedId) ?? -1
    const neighbour = items?.[index + by]
    const total = list.data?.total ?? 0
    const isOver = by === 1 ? page * size >= total : page === 1
    if (neighbour) {
      setFocusId(neighbour.id)
      write(neighbour.id)
    } else if (isOver) return void showToast({ kind: 'info', text: t('lastOne') })
    else {
      setAwaited({ page: page + by, at: by === 1 ? 0 : -1 })
      search.goToPage(page + by)
    }
  }
  return {
    search,
    filters,
    /** Filters, search and order, without the page. */
    listed,
    list,
    selectedId,
    /** The open one as the list has it: shown at once, while it is read again. */
    selected: items?.find(({ id }) => id === selectedId) ?? null,
    select: (id: number, options: { isEntering: boolean }) => void select(id, options),
    step: (by: 1 | -1, options?: { isSaved?: boolean }) => void step(by, options),
    close: async () => {
      if (await mayLeave()) write(undefined)
    },
    isDirty,
    setIsDirty,
    focusId,
    onFocused: () => setFocusId(null),
  }
}

/**
 * The first of a list, which stays open when the refetched list no longer has it: it may be done by now,
 * and its form must not close while in use.
 */
const useFirst = (
  items: readonly Monitoring[] | undefined,
  listKey: string,
  isDirty: boolean,
): number | null => {
  const [first, setFirst] = useState<{ listKey: string; id: number } | null>(null)
  const id = items?.[0]?.id
  const isOther = first?.listKey !== listKey && (first === null || !isDirty)
  if (isOther && id !== undefined) setFirst({ listKey, id })
  return first?.id ?? null
}

export type MonitoringChoice = ReturnType<typeof useMonitoringChoice>
