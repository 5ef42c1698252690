import { Alert, Button, Checkbox } from '@mantine/core'
import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { isMade } from '../use-import-call.ts'
import styles from './parts.module.css'
import '../texts.ts'

type NewStation = ResultImport['newStations']['stations'][number]

/** The stations that the file names and the project does not have; an administrator chooses which are made. */
export const NewStations = ({ one: { key, newStations } }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const { number } = useFormat()
  const { id: projectId } = useProject()
  const mayMake = useMay()(resultImportRoutes.makeStations.access)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const make = useApiMutation(resultImportRoutes.makeStations)
  const { total, stations } = newStations
  if (total === 0) return null
  const title = t('stationsTitle', { count: total })
  const about = ({ results, isLocated }: NewStation) =>
    [
      t('stationResults', { count: results, shown: number(results) }),
      isLocated ? t('withCoordinates') : '',
    ]
      .filter(Boolean)
      .join(', ')
  if (!mayMake)
    return (
      <Alert color="blue" title={title}>
        <p className={styles.codes}>{stations.map(({ code }) => code).join(', ')}</p>
        {t('stationsByAdmin')}
      </Alert>
    )
  const codes = stations.map(({ code }) => code).filter((code) => !left.has(code))
  const toggle = (code: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(code)
    else next.add(code)
    setLeft(next)
  }
  return (
    <Alert color="blue" title={title}>
      <p className={styles.hint}>{t('stationsHint')}</p>
      {stations.length > 1 && (
        <Checkbox
          size="xs"
          mb={8}
          label={t('allStations')}
          checked={codes.length === stations.length}
          indeterminate={codes.length > 0 && codes.length < stations.length}
          onChange={({ currentTarget: { checked } }) =>
            setLeft(new Set(checked ? [] : stations.map(({ code }) => code)))
          }
        />
      )}
      <div className={styles.stations} role="group" aria-label={title}>
        {stations.map((one) => (
          <Checkbox
            key={one.code}
            size="xs"
            label={one.code}
            description={about(one)}
            checked={!left.has(one.code)}
            onChange={({ currentTarget: { checked } }) => toggle(one.code, checked)}
          />
        ))}
      </div>
      {total > stations.length && <p className={styles.dim}>{t('moreStations')}</p>}
      <Button
        size="xs"
        mt={8}
        disabled={codes.length === 0}
        loading={make.isPending}
        onClick={() =>
          void isMade(() => make.mutateAsync({ params: { projectId, key }, body: { codes } }))
        }
      >
        {t('makeStations', { count: codes.length, shown: number(codes.length) })}
      </Button>
    </Alert>
  )
}
