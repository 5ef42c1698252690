import { NativeSelect, SegmentedControl } from '@mantine/core'
import { notificationRoutes } from '@puquio/contract/notifications'
import { notificationModuleTerms, notificationPriorityTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { moduleChoices } from '../search.ts'
import { DayFilters } from './DayFilters.tsx'
import type { useNotificationSearch } from '../use-notification-search.ts'
import '../texts.ts'

type Filtered = Pick<ReturnType<typeof useNotificationSearch>, 'search' | 'values'>

export const NotificationFilters = ({ search, values }: Filtered) => {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const may = useMay()
  const shown = values.box === 'sent' ? 'sent' : values.unread ? 'unread' : 'received'
  const show = (box: string) =>
    search.change({
      box: box === 'sent' ? 'sent' : undefined,
      unread: box === 'unread' ? true : undefined,
    })
  return (
    <FilterBar
      lead={
        <>
          <SegmentedControl
            size="xs"
            aria-label={t('box')}
            value={shown}
            onChange={show}
            data={[
              { value: 'received', label: t('received') },
              { value: 'unread', label: t('unreadOnly') },
              // A link to it still opens for somebody who sent before and may no longer.
              ...(may(notificationRoutes.send.access) || shown === 'sent'
                ? [{ value: 'sent', label: t('sent') }]
                : []),
            ]}
          />
          <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        </>
      }
      values={[values.from, values.to, values.priority, values.module]}
    >
      <DayFilters search={search} values={values} />
      <NativeSelect
        size="xs"
        aria-label={t('priority')}
        value={values.priority === undefined ? '' : String(values.priority)}
        onChange={(event) => search.change({ priority: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyPriority') },
          ...([1, 2, 3] as const).map((one) => ({
            value: String(one),
            label: notificationPriorityTerms[one][language],
          })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={t('module')}
        value={values.module ?? ''}
        onChange={(event) => search.change({ module: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyModule') },
          ...moduleChoices.map((one) => ({
            value: one,
            label: notificationModuleTerms[one][language],
          })),
        ]}
      />
    </FilterBar>
  )
}
