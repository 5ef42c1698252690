import type { HeldGroup } from '@puquio/contract/laboratory/held-results'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { type AnswerAct, codeDistance, unitIn, units } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import '../texts.ts'

type NamePickProps = {
  field: HeldGroup['field']
  text: string
  isDisabled: boolean
  onPick: (act: AnswerAct) => void
}

/** What a name of the file means, among the stations, parameters or units of the project. */
export const NamePick = ({ field, text, isDisabled, onPick }: NamePickProps) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const { id: projectId } = useProject()
  const { data } = useApi(resultImportRoutes.choices, { params: { projectId } }, { isQuiet: true })
  const options =
    field === 'unit'
      ? Object.keys(units).map((unit) => ({ key: unit, name: unitIn(unit, language) }))
      : field === 'station'
        ? nearestFirst(text, data?.stations ?? []).map(({ id, name }) => ({
            key: String(id),
            name,
          }))
        : (data?.parameters ?? []).map(({ id, name, unit }) => ({
            key: String(id),
            name: `${name[language]} (${unitIn(unit, language)})`,
          }))
  return (
    <ComboField
      label={t('meansOf', { text })}
      isLabelHidden
      placeholder={t('means')}
      size="xs"
      options={options}
      value={null}
      disabled={isDisabled}
      onChange={(key) =>
        key !== null &&
        onPick(field === 'unit' ? { kind: 'unit', unit: key } : { kind: 'name', id: Number(key) })
      }
    />
  )
}

/** What is written almost as the text stands first. */
const nearestFirst = <Station extends { code: string }>(
  text: string,
  stations: readonly Station[],
): Station[] =>
  stations
    .map((station) => ({ station, distance: codeDistance(text, station.code) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ station }) => station)
