import { Button, NativeSelect } from '@mantine/core'
import type { EntryChoices, EntryProposal } from '@puquio/contract/laboratory/sample-entry'
import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import type { Draft } from './draft.ts'
import styles from './Entry.module.css'
import { ProfileNotice } from './ProfileNotice.tsx'
import { ResultGrid } from './ResultGrid.tsx'
import { proposedRow, type Row, withParameter } from './rows.ts'
import { SampleFields } from './SampleFields.tsx'
import { useEntry } from './use-entry.ts'
import '../texts.ts'

type EntryFormProps = { choices: EntryChoices; initial: Draft; sample: SampleRecord | null }

/** A sample and its results, saved all or not at all. */
export const EntryForm = ({ choices, initial, sample }: EntryFormProps) => {
  const { t } = useTranslation('samples')
  const language = useLanguage()
  const { id: projectId } = useProject()
  const [profile, setProfile] = useState<EntryProposal['profile']>(null)
  const { sendForm, finders, count, wrong } = useEntry({ choices, initial, sample })
  const { form, formProps, isSending, problem } = sendForm
  const { rows, matrix } = form.values

  const chooseStation = async (stationId: number | null) => {
    form.setFieldValue('stationId', stationId)
    setProfile(null)
    if (stationId === null) return
    const on = form.getValues().sampledOn ?? undefined
    const proposal = await call(sampleRoutes.proposal, {
      params: { projectId, stationId },
      query: { on },
    }).catch(() => null)
    const now = form.getValues()
    // Ignored where another station was chosen since it was asked for; typed values are kept.
    if (proposal === null || now.stationId !== stationId) return
    const isEmpty = sample === null && now.rows.every(({ text }) => text.trim() === '')
    const ids = proposal.profile?.parameterIds ?? []
    const proposed = ids.flatMap(
      (id) => choices.parameters.find((parameter) => parameter.id === id) ?? [],
    )
    setProfile(isEmpty ? proposal.profile : null)
    form.setValues({
      ...now,
      componentId: now.componentId ?? proposal.componentId,
      subcomponentId: now.componentId === null ? proposal.subcomponentId : now.subcomponentId,
      ...(isEmpty && proposed[0]
        ? {
            matrix: proposed[0].matrix,
            rows: proposed.map((one): Row => proposedRow(one, language)),
          }
        : {}),
    })
  }
  const isWrong = Object.keys(form.errors).some((path) => path.startsWith('rows.'))
  return (
    <form {...formProps} aria-label={t(sample === null ? 'newSample' : 'editSample')}>
      <FormProblem problem={isWrong ? t('cellsWrong') : problem} />
      <SampleFields
        form={form}
        choices={choices}
        onStation={(stationId) => void chooseStation(stationId)}
      />
      <h2 className={styles.part}>{t('results')}</h2>
      <p className={styles.help}>
        {t('pasteHelp')}
        {profile && ` ${t('fromProfile', { name: profile.name })}`}
      </p>
      {profile && (
        <ProfileNotice
          profile={profile}
          parameters={choices.parameters.filter((one) => one.matrix === matrix)}
          taken={rows.map(({ parameter }) => finders[matrix](parameter))}
          onAdd={(one) => form.setFieldValue('rows', withParameter(rows, one, language))}
        />
      )}
      <NativeSelect
        className={styles.mark}
        size="xs"
        label={t('decimalMark')}
        data={[
          { value: '.', label: t('decimalPoint') },
          { value: ',', label: t('decimalComma') },
        ]}
        {...form.getInputProps('decimalMark')}
      />
      <ResultGrid
        rows={rows}
        kept={sample === null ? 0 : initial.rows.length}
        parameters={choices.parameters.filter((one) => one.matrix === matrix)}
        find={finders[matrix]}
        errorOf={(path) => form.errors[path] as string | undefined}
        onChange={(next) => form.setFieldValue('rows', next)}
      />
      <div className={styles.foot}>
        <Button type="submit" loading={isSending}>
          {t('saveSample')}
        </Button>
        <ButtonLink
          variant="default"
          {...(sample === null ? paths.samples() : paths.sample(sample.id))}
        >
          {t('cancel')}
        </ButtonLink>
        <span className={styles.count}>{t('resultsToSave', { count })}</span>
        {wrong > 0 && <span className={styles.wrong}>{t('resultsWrong', { count: wrong })}</span>}
      </div>
    </form>
  )
}
