import type { NotificationPriority } from '@puquio/contract/notifications'
import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { useShownOver } from '../../lib/use-shown-over.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { notificationSearch } from './search.ts'

const from = screens.Notifications.path

/** The input of the list's call, from the address. */
export const notificationsQuery = (values: z.output<typeof notificationSearch>) => ({
  ...tableQuery(values, '-createdAt'),
  box: values.box,
  unread: values.unread,
  priority: values.priority as NotificationPriority | undefined,
  module: values.module,
  from: values.from,
  to: values.to,
})

export const useNotificationSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues, isStep = false) => {
    const search = notificationSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: !isStep })
  }
  const over = useShownOver(values.open !== undefined, write)
  return {
    values,
    search: tableSearch(values, write, '-createdAt'),
    query: notificationsQuery(values),
    /** Null closes it. */
    open: (id: number | null) =>
      id === null ? over.close({ open: undefined }) : over.show({ open: id }),
  }
}
