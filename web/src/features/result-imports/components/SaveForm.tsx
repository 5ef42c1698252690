import { Button, TextInput } from '@mantine/core'
import { campaignNameMax } from '@puquio/contract/laboratory/campaigns'
import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { daysBetween } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { isMade } from '../use-import-call.ts'
import styles from './parts.module.css'
import '../texts.ts'

/** A campaign's samples are taken within weeks: of more days than these one asks whether the name is meant. */
const farDays = 90

/** The campaign of what is good, and the button that saves it. */
export const SaveForm = ({ one }: { one: ResultImport }) => {
  const { t } = useTranslation('resultImports')
  const { number, date } = useFormat()
  const { id: projectId } = useProject()
  const [campaign, setCampaign] = useState(one.handedIn?.campaign ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const save = useApiMutation(resultImportRoutes.save)
  const { data } = useApi(resultImportRoutes.choices, { params: { projectId } }, { isQuiet: true })
  const { good, samples, withoutCampaign } = one.counts
  if (good === 0) return null
  const name = campaign.trim()
  /** Asks where the campaign's other samples are of another time than the file's. */
  const isMeant = async (): Promise<boolean> => {
    const { firstOn, lastOn } = one.counts
    const meant = data?.campaigns.find((its) => its.name.toLowerCase() === name.toLowerCase())
    if (firstOn === null || lastOn === null || !meant?.firstOn || !meant.lastOn) return true
    const isFar =
      daysBetween(firstOn, meant.firstOn) > farDays || daysBetween(meant.lastOn, lastOn) > farDays
    if (!isFar) return true
    return confirm({
      title: t('farTitle', { campaign: meant.name }),
      text: t('farText', {
        campaign: meant.name,
        from: date(meant.firstOn),
        to: date(meant.lastOn),
        fileFrom: date(firstOn),
        fileTo: date(lastOn),
      }),
      confirmLabel: t('farSave'),
    })
  }
  const send = async () => {
    const isNeeded = withoutCampaign > 0
    setIsMissing(isNeeded && name === '')
    if (isNeeded && (name === '' || !(await isMeant()))) return
    const input = {
      params: { projectId, key: one.key },
      body: { campaign: isNeeded ? name : null },
    }
    await isMade(() => save.mutateAsync(input))
  }
  return (
    <form
      noValidate
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {withoutCampaign === 0 ? (
        <p className={styles.named}>{t('campaignsNamed')}</p>
      ) : (
        <TextInput
          label={t('campaign')}
          description={
            withoutCampaign < samples &&
            t('campaignOfOthers', { count: withoutCampaign, shown: number(withoutCampaign) })
          }
          value={campaign}
          required
          list="result-campaigns"
          placeholder={t('campaignHint')}
          maxLength={campaignNameMax}
          error={isMissing && t('campaignMissing')}
          onChange={(event) => setCampaign(event.currentTarget.value)}
        />
      )}
      <datalist id="result-campaigns">
        {data?.campaigns.map((its) => (
          <option key={its.id} value={its.name} />
        ))}
      </datalist>
      <Button type="submit" loading={save.isPending}>
        {t('save', { count: good, shown: number(good) })}
      </Button>
    </form>
  )
}
