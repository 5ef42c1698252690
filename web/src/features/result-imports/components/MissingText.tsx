import { Autocomplete, Button } from '@mantine/core'
import type { HeldGroup } from '@puquio/contract/laboratory/held-results'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { type AnswerAct, isCalendarDate, resultFieldTerms, units } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import styles from './parts.module.css'
import '../texts.ts'

type MissingTextProps = {
  group: HeldGroup
  isDisabled: boolean
  onAnswer: (act: AnswerAct) => void
}

/** One text for all missing cells of a group: the date, the station, the unit of a column. */
export const MissingText = ({
  group: { field, text: of },
  isDisabled,
  onAnswer,
}: MissingTextProps) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const [text, setText] = useState('')
  const { data } = useApi(resultImportRoutes.choices, { params: { projectId } }, { isQuiet: true })
  const name = resultFieldTerms[field][language]
  const label = of === '' ? t('ofAll', { field: name }) : t('ofAllOf', { field: name, text: of })
  const choices = {
    unit: Object.keys(units),
    // Stations are named by their codes, as in files.
    station: data?.stations.map(({ code }) => code) ?? [],
    parameter: data?.parameters.map((one) => one.name[language]) ?? [],
  }
  const isReady = field === 'date' ? isCalendarDate(text) : text.trim() !== ''
  return (
    <form
      className={styles.missing}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onAnswer({ kind: 'text', text: text.trim() })
      }}
    >
      {field === 'date' ? (
        <DateField
          label={label}
          size="xs"
          value={text || null}
          today={today}
          max={today}
          onChange={(date) => setText(date ?? '')}
        />
      ) : (
        <Autocomplete
          label={label}
          size="xs"
          value={text}
          maxLength={200}
          limit={50}
          data={[...new Set(field in choices ? choices[field as keyof typeof choices] : [])]}
          onChange={setText}
        />
      )}
      <Button type="submit" size="xs" variant="default" disabled={isDisabled || !isReady}>
        {t('applyToAll')}
      </Button>
    </form>
  )
}
