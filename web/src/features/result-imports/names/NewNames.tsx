import { Alert, Button, Checkbox } from '@mantine/core'
import { campaignNameMax } from '@puquio/contract/laboratory/campaigns'
import {
  laboratoryNameMax,
  newNamesMax,
  type ResultImport,
  resultImportRoutes,
} from '@puquio/contract/laboratory/result-imports'
import { nameKey, similarCodes } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import styles from '../components/parts.module.css'
import { isMade } from '../use-import-call.ts'
import '../texts.ts'

const kinds = {
  campaign: {
    reason: 'unknown-campaign',
    list: 'campaigns',
    title: 'campaignsTitle',
    make: 'makeCampaigns',
    max: campaignNameMax,
  },
  laboratory: {
    reason: 'unknown-laboratory',
    list: 'laboratories',
    title: 'laboratoriesTitle',
    make: 'makeLaboratories',
    max: laboratoryNameMax,
  },
} as const

type NewNamesProps = { one: ResultImport; field: keyof typeof kinds }

/** The campaigns or laboratories that the file names and the project does not have, of which a person chooses those to make. */
export const NewNames = ({ one: { key, held }, field }: NewNamesProps) => {
  const { t } = useTranslation('resultImports')
  const { number } = useFormat()
  const { id: projectId } = useProject()
  const { reason, list, title, make: label, max } = kinds[field]
  const { data } = useApi(resultImportRoutes.choices, { params: { projectId } }, { isQuiet: true })
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const make = useApiMutation(resultImportRoutes.makeNames)
  const names = namesOf(held.filter((one) => one.reason === reason && one.text.length <= max))
  // Nothing is ticked before it is known what exists.
  if (names.length === 0 || !data) return null
  const similar = similarCodes(data[list].map(({ name }) => name))
  const isTicked = ({ name }: Name) => ticked.get(name) ?? similar(name) === null
  const chosen = names.filter(isTicked).map(({ name }) => name)
  const about = ({ name, results }: Name) => {
    const known = similar(name)
    return [
      t('stationResults', { count: results, shown: number(results) }),
      known === null ? '' : t('isLike', { known }),
    ]
      .filter(Boolean)
      .join(', ')
  }
  const heading = t(title, { count: names.length })
  const send = () =>
    isMade(() =>
      make.mutateAsync({
        params: { projectId, key },
        body: { campaigns: [], laboratories: [], [list]: chosen },
      }),
    )
  return (
    <Alert color="blue" title={heading}>
      <p className={styles.hint}>{t('namesHint')}</p>
      <div className={styles.stations} role="group" aria-label={heading}>
        {names.map((one) => (
          <Checkbox
            key={one.name}
            size="xs"
            label={one.name}
            description={about(one)}
            checked={isTicked(one)}
            onChange={({ currentTarget: { checked } }) =>
              setTicked(new Map([...ticked, [one.name, checked]]))
            }
          />
        ))}
      </div>
      <Button
        size="xs"
        mt={8}
        disabled={chosen.length === 0}
        loading={make.isPending}
        onClick={() => void send()}
      >
        {t(label, { count: chosen.length, shown: number(chosen.length) })}
      </Button>
    </Alert>
  )
}

type Name = { name: string; results: number }

/** Names that differ in case and accents alone are one, written as the most results have it. */
const namesOf = (groups: ResultImport['held']): Name[] => {
  const byKey = Map.groupBy(groups, ({ text }) => nameKey(text))
  return [...byKey.values()]
    .map(
      (same): Name => ({
        name: same[0]?.text ?? '',
        results: same.reduce((sum, { rows }) => sum + rows, 0),
      }),
    )
    .slice(0, newNamesMax)
}
