import { Button, Popover } from '@mantine/core'
import { isCalendarDate, timeIn, todayIn, zonedInstant } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { timeZoneName } from '../../../lib/texts/time-zone-name.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { readTime } from '../../../ui/fields/time-text.ts'
import { type Span, within } from '../../../widgets/graph/lines/span.ts'
import styles from './parts.module.css'
import '../texts.ts'

type CustomRangeProps = { span: () => Span; timeZone: string; onChoose: (span: Span) => void }

/** From a day and time to another one, in the project's zone. */
export const CustomRange = ({ span, timeZone, onChoose }: CustomRangeProps) => {
  const { t } = useTranslation('readings')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
      width="min(340px, calc(100vw - 24px))"
    >
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('custom')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('custom')}>
        <Fields
          span={span()}
          timeZone={timeZone}
          onChoose={(chosen) => {
            setIsOpen(false)
            onChoose(chosen)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

type FieldsProps = Omit<CustomRangeProps, 'span'> & { span: Span }

const Fields = ({ span, timeZone, onChoose }: FieldsProps) => {
  const { t } = useTranslation('readings')
  const language = useLanguage()
  const today = useToday(timeZone)
  const parts = (ms: number) => ({
    on: todayIn(timeZone, new Date(ms)) as string | null,
    time: timeIn(timeZone, new Date(ms)) as string | null,
  })
  const [from, setFrom] = useState(() => parts(span.fromMs))
  const [to, setTo] = useState(() => parts(span.toMs))
  const msOf = ({ on, time }: ReturnType<typeof parts>) => {
    const known = time === null ? null : readTime(time)
    if (on === null || !isCalendarDate(on) || known === null) return null
    return Date.parse(zonedInstant(on, known, timeZone))
  }
  const [fromMs, toMs] = [msOf(from), msOf(to)]
  const isBackward = fromMs !== null && toMs !== null && fromMs >= toMs
  return (
    <form
      className={styles.custom}
      onSubmit={(event) => {
        event.preventDefault()
        if (fromMs !== null && toMs !== null && !isBackward) onChoose(within({ fromMs, toMs }))
      }}
    >
      <DateField
        label={t('fromDay')}
        value={from.on}
        onChange={(on) => setFrom({ ...from, on })}
        today={today}
      />
      <TimeField
        label={t('fromTime')}
        value={from.time}
        onChange={(time) => setFrom({ ...from, time })}
      />
      <DateField
        label={t('toDay')}
        value={to.on}
        onChange={(on) => setTo({ ...to, on })}
        today={today}
        error={isBackward ? t('backward') : undefined}
      />
      <TimeField label={t('toTime')} value={to.time} onChange={(time) => setTo({ ...to, time })} />
      <Button type="submit" size="xs" disabled={fromMs === null || toMs === null || isBackward}>
        {t('show')}
      </Button>
      <p className={styles.note}>{t('zone', { zone: timeZoneName(timeZone, language) })}</p>
    </form>
  )
}
