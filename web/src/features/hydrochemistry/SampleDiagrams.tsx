import { Alert, Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Keys } from '../../ui/table/selection.ts'
import styles from './diagrams/diagrams.module.css'
import type { Answer } from './diagrams/use-drawing.ts'
import { DiagramFigure } from './DiagramFigure.tsx'
import { ExcludedSamples } from './ExcludedSamples.tsx'
import { sampleColumns } from './sample-columns.tsx'
import { sorted } from './sorted.ts'
import { StiffMap } from './StiffMap.tsx'
import { useHydrochemistrySearch } from './use-hydrochemistry-search.ts'
import { useSampleNames } from './use-samples.ts'
import './texts.ts'

/** The diagram that is asked for beside the table of its samples, and what is in none. What is chosen in one is in the other. */
export const SampleDiagrams = ({ answer, isStale }: { answer: Answer; isStale: boolean }) => {
  const { t } = useTranslation('hydrochemistry')
  const format = useFormat()
  const navigate = useNavigate()
  const { values, search } = useHydrochemistrySearch()
  const [keys, setKeys] = useState<Keys>(new Set())
  const by = values.by ?? 'station'
  const kind = values.diagram ?? 'piper'
  const { samples, excluded } = answer
  const { stationOf, campaignOf, nameOf } = useSampleNames(answer)
  const rows = useMemo(
    () => sorted(samples, search.sort, stationOf),
    [samples, search.sort, stationOf],
  )
  const page = rows.slice((search.page - 1) * search.size, search.page * search.size)
  const chosen = useMemo(() => new Set([...keys].map(String)), [keys])
  const choose = useCallback(
    (ids: ReadonlySet<string>) => setKeys(new Set([...ids].map(Number))),
    [],
  )
  const acid = samples.filter(({ isAcid }) => isAcid).length
  const alkaline = samples.filter(({ isAlkaline }) => isAlkaline).length
  const shownCount = samples.length + excluded.length
  return (
    <>
      {answer.total > shownCount && (
        <Alert color="yellow" mb="sm">
          {t('tooMany', {
            shown: format.number(shownCount),
            number: format.number(answer.total),
          })}
        </Alert>
      )}
      {acid > 0 && (
        <Alert color="yellow" mb="sm">
          {t('acidNotice', { count: acid, number: format.number(acid) })}
        </Alert>
      )}
      {alkaline > 0 && (
        <Alert color="yellow" mb="sm">
          {t('alkalineNotice', { count: alkaline, number: format.number(alkaline) })}
        </Alert>
      )}
      {samples.length > 0 && (
        <div className={styles.layout} aria-busy={isStale}>
          {kind === 'stiff-map' ? (
            <StiffMap answer={answer} by={by} />
          ) : (
            <DiagramFigure
              answer={answer}
              kind={kind}
              by={by}
              samples={rows}
              isPathDrawn={values.path ?? false}
              chosen={chosen}
              onChoose={choose}
            />
          )}
          <DataTable
            name="hydrochemistry"
            label={t('samples')}
            columns={sampleColumns({
              t,
              format,
              stationOf,
              campaignOf,
              rule: t(`rule.${answer.nonDetectRule}`),
            })}
            rows={page}
            total={rows.length}
            search={search}
            rowKey={({ id }) => id}
            rowName={nameOf}
            onOpen={({ id }) => void navigate(paths.sample(id))}
            selection={{
              keys,
              onChange: setKeys,
              bar: (
                <Button size="xs" variant="default" onClick={() => setKeys(new Set())}>
                  {t('chosen')}
                </Button>
              ),
            }}
            empty={null}
          />
        </div>
      )}
      <ExcludedSamples samples={excluded} nameOf={nameOf} />
    </>
  )
}
