import { Button } from '@mantine/core'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { IconCalendarDown, IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import type { Filters } from '../month/filters.ts'
import { listsOf, type PlanParams } from '../use-schedule.ts'

type DownloadsProps = { params: PlanParams; month: string; filters: Filters }

/** The month as it is filtered, in the reader's language. */
export const Downloads = ({ params, month, filters }: DownloadsProps) => {
  const { t } = useTranslation('schedule')
  const query = { ...listsOf(filters), month, language: useLanguage() }
  const button = { component: 'a', variant: 'default', size: 'xs' } as const
  return (
    <>
      <Button
        {...button}
        href={fileHref(scheduleRoutes.workbook, { params, query })}
        title={t('workbook')}
        leftSection={<IconFileSpreadsheet size={16} />}
      >
        Excel
      </Button>
      <Button
        {...button}
        href={fileHref(scheduleRoutes.calendar, { params, query })}
        title={t('calendar')}
        leftSection={<IconCalendarDown size={16} />}
      >
        iCalendar
      </Button>
    </>
  )
}
