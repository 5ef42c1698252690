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
  /** The one name that may be chosen, where there is only one. */
  only?: string | undefined
  isDisabled: boolean
  onPick: (act: AnswerAct) => void
}

/** What a name of the file means, among what the project has of its kind. */
export const NamePick = ({ field, text, only, isDisabled, onPick }: NamePickProps) => {
  const { t } = useTranslation('resultImports')
  const language = useLanguage()
  const { id: projectId } = useProject()
  const { data } = useApi(resultImportRoutes.choices, { params: { projectId } }, { isQuiet: true })
  /** What the text names itself stands first. */
  const byId = (list: readonly { id: number; name: string }[] = []) =>
    list
      .filter(({ name }) => only === undefined || name === only)
      .toSorted((one, other) => Number(text.includes(other.name)) - Number(text.includes(one.name)))
      .map(({ id, name }) => ({ key: String(id), name }))
  const optionsOf = () => {
    if (field === 'unit')
      return Object.keys(units).map((unit) => ({ key: unit, name: unitIn(unit, language) }))
    if (field === 'station')
      return nearestFirst(text, data?.stations ?? []).map(({ id, name }) => ({
        key: String(id),
        name,
      }))
    if (field === 'campaign') return byId(data?.campaigns)
    if (field === 'laboratory') return byId(data?.laboratories)
    return (data?.parameters ?? []).map(({ id, name, unit }) => ({
      key: String(id),
      name: `${name[language]} (${unitIn(unit, language)})`,
    }))
  }
  return (
    <ComboField
      label={t('meansOf', { text })}
      isLabelHidden
      placeholder={t('means')}
      size="xs"
      options={optionsOf()}
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
