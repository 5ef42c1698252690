import { Alert, Button, Checkbox } from '@mantine/core'
import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { similarCodes } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useAnswer } from '../use-answers.ts'
import { isMade } from '../use-import-call.ts'
import styles from './parts.module.css'
import '../texts.ts'

type NewStation = ResultImport['newStations']['stations'][number]

/** Spreadsheets take such a text for a formula: it is no name of a place. */
const isFormula = (code: string) => /^[=+@-]/.test(code)

/**
 * The stations that the file names and the project does not have; an administrator chooses which are made. One whose
 * code is almost that of a station which exists is asked about, and not ticked.
 */
export const NewStations = ({ one: { key, newStations } }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const { number } = useFormat()
  const { id: projectId } = useProject()
  const mayMake = useMay()(resultImportRoutes.makeStations.access)
  const choices = useApi(resultImportRoutes.choices, { params: { projectId } }, { isQuiet: true })
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const make = useApiMutation(resultImportRoutes.makeStations)
  const answer = useAnswer(key)
  const { total, stations } = newStations
  const known = choices.data?.stations
  // Nothing is ticked before it is known what exists.
  if (total === 0 || !known) return null
  const similar = similarCodes(known.map(({ code }) => code))
  const meantBy = (code: string) => {
    const meant = similar(code)
    return known.find((its) => its.code === meant) ?? null
  }
  const isTicked = (code: string) =>
    !isFormula(code) && (ticked.get(code) ?? meantBy(code) === null)
  const codes = stations.map(({ code }) => code).filter(isTicked)
  const tickable = stations.filter(({ code }) => !isFormula(code))
  const title = t('stationsTitle', { count: total })
  const about = ({ code, results, isLocated }: NewStation) =>
    [
      t('stationResults', { count: results, shown: number(results) }),
      isLocated ? t('withCoordinates') : '',
      isFormula(code) ? t('isFormula') : '',
    ]
      .filter(Boolean)
      .join(', ')
  const question = ({ code }: NewStation) => {
    const meant = meantBy(code)
    if (meant === null) return null
    return (
      <Button
        size="compact-xs"
        variant="default"
        disabled={answer.isPending}
        aria-label={t('isItOf', { code, known: meant.code })}
        onClick={() =>
          void answer.give({
            reason: 'unknown-station',
            field: 'station',
            text: code,
            position: null,
            written: code,
            act: { kind: 'name', id: meant.id },
          })
        }
      >
        {t('isIt', { known: meant.code })}
      </Button>
    )
  }
  const alike = stations.filter(({ code }) => meantBy(code) !== null)
  if (!mayMake)
    return (
      <Alert color="blue" title={title}>
        <p className={styles.codes}>{stations.map(({ code }) => code).join(', ')}</p>
        {alike.length > 0 && (
          <ul className={styles.alike} aria-label={t('alike')}>
            {alike.map((one) => (
              <li key={one.code}>
                {one.code} {question(one)}
              </li>
            ))}
          </ul>
        )}
        {t('stationsByAdmin')}
      </Alert>
    )
  const tick = (changed: readonly string[], isChosen: boolean) =>
    setTicked(new Map([...ticked, ...changed.map((code) => [code, isChosen] as const)]))
  return (
    <Alert color="blue" title={title}>
      <p className={styles.hint}>{t('stationsHint')}</p>
      {tickable.length > 1 && (
        <Checkbox
          size="xs"
          mb={8}
          label={t('allStations')}
          checked={codes.length === tickable.length}
          indeterminate={codes.length > 0 && codes.length < tickable.length}
          onChange={({ currentTarget: { checked } }) =>
            tick(
              tickable.map(({ code }) => code),
              checked,
            )
          }
        />
      )}
      <div className={styles.stations} role="group" aria-label={title}>
        {stations.map((one) => (
          <div key={one.code} className={styles.station}>
            <Checkbox
              size="xs"
              label={one.code}
              description={about(one)}
              disabled={isFormula(one.code)}
              checked={isTicked(one.code)}
              onChange={({ currentTarget: { checked } }) => tick([one.code], checked)}
            />
            {question(one)}
          </div>
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
