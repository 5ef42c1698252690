import { Button, TextInput } from '@mantine/core'
import { campaignNameMax } from '@puquio/contract/laboratory/campaigns'
import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { isMade } from '../use-import-call.ts'
import styles from './parts.module.css'
import '../texts.ts'

type SaveFormProps = { one: ResultImport; onSaved: (campaign: string) => void }

/** The campaign of what is good, and the button that saves it. */
export const SaveForm = ({ one, onSaved }: SaveFormProps) => {
  const { t } = useTranslation('resultImports')
  const { number } = useFormat()
  const { id: projectId } = useProject()
  const [campaign, setCampaign] = useState(one.handedIn?.campaign ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const save = useApiMutation(resultImportRoutes.save)
  const { data } = useApi(resultImportRoutes.choices, { params: { projectId } }, { isQuiet: true })
  const { good } = one.counts
  if (good === 0) return null
  const name = campaign.trim()
  const send = () => {
    setIsMissing(name === '')
    if (name === '') return
    const input = { params: { projectId, key: one.key }, body: { campaign: name } }
    void isMade(() => save.mutateAsync(input)).then((isSaved) => isSaved && onSaved(name))
  }
  return (
    <form
      noValidate
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextInput
        label={t('campaign')}
        value={campaign}
        required
        list="result-campaigns"
        placeholder={t('campaignHint')}
        maxLength={campaignNameMax}
        error={isMissing && t('campaignMissing')}
        onChange={(event) => setCampaign(event.currentTarget.value)}
      />
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
