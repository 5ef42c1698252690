import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { unitIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { shortened, UnresolvedTexts } from '../../../widgets/data/UnresolvedTexts.tsx'
import '../texts.ts'

/** Texts of profiles that are not clear; a choice makes each another name of a parameter. */
export const UnresolvedNames = ({
  projectId,
  canEdit,
}: {
  projectId: number
  canEdit: boolean
}) => {
  const { t } = useTranslation('parameters')
  const language = useLanguage()
  const params = { projectId }
  const unresolved = useApi(parameterRoutes.unresolved, { params }).data ?? []
  const isAsked = canEdit && unresolved.length > 0
  const choices = useApi(parameterRoutes.choices, { params }, { enabled: isAsked }).data ?? []
  const add = useApiMutation(parameterRoutes.addAlias)
  if (unresolved.length === 0) return null
  const settle = async (text: string, parameterId: number | null) => {
    if (parameterId === null) return
    await toastOutcome(
      add.mutateAsync({ params: { ...params, parameterId }, body: { name: text } }),
      { done: t('saved', { name: text }), action: 'alias' },
    )
  }
  return (
    <UnresolvedTexts
      summary={t('unresolved', { number: unresolved.length })}
      help={t('unresolvedHelp')}
      items={unresolved.map(({ text, profiles, meanings }) => ({
        text,
        where: t('inProfiles', { names: shortened(profiles) }),
        answer: isAsked && (
          <ComboField<number>
            size="xs"
            label={t('meaningOf', { text })}
            value={null}
            onChange={(id) => void settle(text, id)}
            options={choices
              .map((one) => ({
                key: one.id,
                name: `${one.name[language]} (${unitIn(one.unit, language)})`,
                group: t(meanings.includes(one.id) ? 'possibleMeanings' : 'otherParameters'),
                isMeant: meanings.includes(one.id),
              }))
              .toSorted((one, other) => Number(other.isMeant) - Number(one.isMeant))}
          />
        ),
      }))}
    />
  )
}
