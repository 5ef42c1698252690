import { Button, Group } from '@mantine/core'
import type { Well } from '@puquio/contract/levels/levels'
import {
  fromUtm,
  type Geographic,
  toUtm,
  sectionLineOf,
  sectionLineText,
  zoneOfWells,
} from '@puquio/domain'
import { IconLine } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../levels.module.css'
import { WellsMap } from '../WellsMap.tsx'
import '../texts.ts'

type LineMapProps = {
  wells: readonly Well[]
  line: string | undefined
  withinM: number
  onLine: (line: string) => void
}

/** Draws the line of a section on the map: each press adds a point. By keys a section goes through chosen wells. */
export const LineMap = ({ wells, line, withinM, onLine }: LineMapProps) => {
  const { t } = useTranslation('levels')
  const zone = useMemo(() => zoneOfWells(wells), [wells])
  const [draft, setDraft] = useState<readonly Geographic[] | null>(null)
  const addPoint = useCallback(
    (at: Geographic) => setDraft((points) => [...(points ?? []), at]),
    [],
  )
  const begin = () => {
    const known = sectionLineOf(line) ?? []
    setDraft(
      known.map(({ eastM, northM }) => fromUtm({ eastingM: eastM, northingM: northM, zone })),
    )
  }
  const finish = () => {
    const points = (draft ?? []).map((at) => toUtm(at, zone))
    onLine(
      sectionLineText(
        points.map(({ eastingM, northingM }) => ({ eastM: eastingM, northM: northingM })),
      ),
    )
    setDraft(null)
  }
  if (draft === null)
    return (
      <div className={styles.picks}>
        <Button size="xs" variant="default" leftSection={<IconLine size={16} />} onClick={begin}>
          {t(line ? 'redrawLine' : 'drawLine')}
        </Button>
      </div>
    )
  return (
    <div className={styles.table}>
      <p className={styles.note} role="status">
        {t('drawHelp', { count: draft.length, within: withinM })}
      </p>
      <Group gap="xs" mb="xs">
        <Button size="xs" disabled={draft.length < 2} onClick={finish}>
          {t('useLine')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={draft.length === 0}
          onClick={() => setDraft(draft.slice(0, -1))}
        >
          {t('removePoint')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setDraft(null)}>
          {t('cancel')}
        </Button>
      </Group>
      <WellsMap wells={wells} line={draft} onPoint={addPoint} />
    </div>
  )
}
