import { Button } from '@mantine/core'
import { limitRoutes, type StandardAlias } from '@puquio/contract/laboratory/limits'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { shortened, UnresolvedTexts } from '../../../widgets/data/UnresolvedTexts.tsx'
import '../texts.ts'

type Written = { standard: string; category: string }
type Meaning = { key: string; name: string; group: string; standard: string; category: string }

const named = ({ standard, category }: { standard: string; category: string | null }) =>
  [standard, category].filter(Boolean).join(' ')

/** Standards as stations have them written that have no limits; a choice says what each means, for all stations. */
export const UnknownStandards = ({ canEdit }: { canEdit: boolean }) => {
  const { t } = useTranslation('limits')
  const params = { projectId: useProject().id }
  const texts = useApi(limitRoutes.texts, { params }).data
  const meanings = useMeanings()
  const add = useApiMutation(limitRoutes.addAlias)
  const remove = useApiMutation(limitRoutes.removeAlias)
  if (!texts || texts.unknown.length + texts.aliases.length === 0) return null
  const settle = async (written: Written, key: string | null) => {
    const meant = meanings.find((one) => one.key === key)
    if (!meant) return
    const { standard, category } = meant
    try {
      await add.mutateAsync({ params, body: { written, standard, category } })
      showToast({
        kind: 'success',
        text: t('textSettled', { text: named(written), standard: meant.name }),
        action: 'alias',
      })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'alias' })
    }
  }
  const forget = async ({ id, written }: StandardAlias) => {
    try {
      await remove.mutateAsync({ params: { ...params, standardAliasId: id } })
      showToast({
        kind: 'success',
        text: t('textForgotten', { text: named(written) }),
        action: 'alias',
      })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'alias' })
    }
  }
  const where = ({ stations }: { stations: readonly string[] }) =>
    t('atStations', { names: shortened(stations) })
  return (
    <UnresolvedTexts
      summary={t('textsToResolve', {
        number: texts.unknown.length,
        settled: texts.aliases.length,
      })}
      help={t('textsToResolveHelp')}
      items={[
        ...texts.unknown.map((one) => ({
          text: named(one),
          where: where(one),
          answer: canEdit && (
            <ComboField<string>
              size="xs"
              label={t('standardOfText', { text: named(one) })}
              value={null}
              onChange={(key) =>
                void settle({ standard: one.standard, category: one.category }, key)
              }
              options={meanings}
            />
          ),
        })),
        ...texts.aliases.map((one) => ({
          text: named(one.written),
          where: one.stations.length > 0 ? where(one) : t('atNoStation'),
          answer: (
            <span>
              {t('means', { standard: named(one) })}{' '}
              {canEdit && (
                <Button
                  variant="subtle"
                  size="compact-xs"
                  aria-label={t('forgetText', { text: named(one.written) })}
                  onClick={() => void forget(one)}
                >
                  {t('forget')}
                </Button>
              )}
            </span>
          ),
        })),
      ]}
    />
  )
}

/** Every standard with limits, with each of its categories, the decrees' first. */
function useMeanings(): Meaning[] {
  const { t } = useTranslation('limits')
  const params = { projectId: useProject().id }
  const standards = useApi(limitRoutes.standards, { params }).data ?? []
  return standards.flatMap(({ code, name, isOwn, categories }) => {
    const group = isOwn ? t('ownStandards') : `${name} (${code})`
    const whole = { key: code, name: code, group, standard: code, category: '' }
    const parts = categories.map((one) => ({
      key: `${code}\n${one.code}`,
      name: [`${code} ${one.code}`, one.name].filter(Boolean).join(': '),
      group,
      standard: code,
      category: one.code,
    }))
    return isOwn || parts.length === 0 ? [whole, ...parts] : parts
  })
}
