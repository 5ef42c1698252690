import { Button } from '@mantine/core'
import { usualWithinM } from '@puquio/contract/levels/level-reports'
import type { Well } from '@puquio/contract/levels/levels'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import type { SearchValues } from '../../../lib/search.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { ChosenWells } from '../ChosenWells.tsx'
import styles from '../levels.module.css'
import type { LevelsValues } from '../use-levels-search.ts'
import { LineMap } from './LineMap.tsx'
import { SectionPart } from './SectionPart.tsx'
import '../texts.ts'

type SectionTabProps = {
  all: readonly Well[]
  chosen: readonly Well[]
  values: LevelsValues
  write: (changes: SearchValues) => void
}

/** A section through the chosen wells in their order, or along a line that is drawn on a plan of them. */
export const SectionTab = ({ all, chosen, values, write }: SectionTabProps) => {
  const { t } = useTranslation('levels')
  const today = useToday(useProject().timeZone)
  const withinM = values.within ?? usualWithinM
  return (
    <>
      <div className={styles.picks}>
        <ChosenWells
          all={all}
          chosen={chosen}
          onChange={(wells) => write({ wells, line: undefined })}
        />
        <DateField
          size="xs"
          label={t('day')}
          value={values.day ?? null}
          today={today}
          onChange={(day) => write({ day: day ?? undefined })}
        />
        {values.line && (
          <>
            <NumberField
              size="xs"
              label={t('within')}
              unit="m"
              min={1}
              max={5000}
              value={withinM}
              onChange={(within) => write({ within: within ?? undefined })}
            />
            <Button size="xs" variant="default" onClick={() => write({ line: undefined })}>
              {t('throughWells')}
            </Button>
          </>
        )}
      </div>
      <LineMap
        wells={all}
        line={values.line}
        withinM={withinM}
        onLine={(line) => write({ line })}
      />
      <SectionPart
        chosen={chosen}
        all={all}
        day={values.day}
        line={values.line}
        withinM={withinM}
        gradient={values.gradient}
        onGradient={(gradient) => write({ gradient })}
      />
    </>
  )
}
