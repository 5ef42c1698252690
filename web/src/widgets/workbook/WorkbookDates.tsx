import { Alert, Button, Group } from '@mantine/core'
import type { DateQuestion, SheetReading } from '@puquio/contract/kit/sheet-head'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../lib/texts/intl.ts'
import { useLocale } from '../../lib/texts/locale.ts'
import './texts.ts'

type WorkbookDatesProps = {
  question: DateQuestion
  isReading: boolean
  onAnswer: (order: NonNullable<SheetReading['dateOrder']>) => void
}

/** Asks once for a whole file whether the day or the month stands first in its dates. */
export const WorkbookDates = ({ question, isReading, onAnswer }: WorkbookDatesProps) => {
  const { t } = useTranslation('workbook')
  const locale = useLocale()
  const spoken = (on: string) =>
    dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${on}T00:00:00Z`),
    )
  const { count, text, dayFirst, monthFirst } = question
  return (
    <Alert color="yellow" role="alert" title={t('datesTitle', { count })} mb="md">
      <p>{t('datesHelp', { text })}</p>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          disabled={isReading}
          onClick={() => onAnswer('day-first')}
        >
          {t('dayFirst', { day: spoken(dayFirst) })}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={isReading}
          onClick={() => onAnswer('month-first')}
        >
          {t('monthFirst', { day: spoken(monthFirst) })}
        </Button>
      </Group>
    </Alert>
  )
}
