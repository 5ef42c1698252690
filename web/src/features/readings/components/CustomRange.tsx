import { Button, Popover } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { timeZoneName } from '../../../lib/texts/time-zone-name.ts'
import { useToday } from '../../../lib/today.ts'
import { instantOf, type Moment, momentOf } from '../../../ui/fields/moment.ts'
import { MomentFields } from '../../../ui/fields/MomentFields.tsx'
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
  const [from, setFrom] = useState(() => momentOf(span.fromMs, timeZone))
  const [to, setTo] = useState(() => momentOf(span.toMs, timeZone))
  const msOf = (moment: Moment) => Date.parse(instantOf(moment, timeZone) ?? '')
  const [fromMs, toMs] = [msOf(from), msOf(to)]
  const isBackward = fromMs >= toMs
  return (
    <form
      className={styles.custom}
      onSubmit={(event) => {
        event.preventDefault()
        if (fromMs < toMs) onChoose(within({ fromMs, toMs }))
      }}
    >
      <MomentFields
        label={t('fromDay')}
        timeLabel={t('fromTime')}
        value={from}
        onChange={setFrom}
        today={today}
      />
      <MomentFields
        label={t('toDay')}
        timeLabel={t('toTime')}
        value={to}
        onChange={setTo}
        today={today}
        error={isBackward ? t('backward') : undefined}
      />
      <Button type="submit" size="xs" disabled={!(fromMs < toMs)}>
        {t('show')}
      </Button>
      <p className={styles.note}>{t('zone', { zone: timeZoneName(timeZone, language) })}</p>
    </form>
  )
}
