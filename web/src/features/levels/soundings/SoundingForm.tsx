import { SegmentedControl, Textarea, TextInput } from '@mantine/core'
import {
  type Sounding,
  soundingCorrection,
  soundingInput,
  soundingRoutes,
} from '@puquio/contract/levels/soundings'
import type { Well } from '@puquio/contract/levels/levels'
import {
  levelSign,
  type MeasuredField,
  soundingMaxM,
  soundingStates,
  soundingStateTerms,
} from '@puquio/domain'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { fieldErrorsOf, validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useNow, useToday } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { MomentFields } from '../../../ui/fields/MomentFields.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from '../levels.module.css'
import { signed } from '../well-columns.tsx'
import { bodyOf, draftOf, emptyDraft, previewOf, type SoundingDraft } from './sounding-draft.ts'
import '../texts.ts'

type SoundingFormProps = {
  wells: readonly Well[]
  wellId?: number | undefined
  /** The sounding that this one corrects. */
  corrected?: Sounding
  onClose: () => void
}

/** Enters a sounding, or corrects one, with the level that follows as it is typed. */
export const SoundingForm = ({ wells, wellId, corrected, onClose }: SoundingFormProps) => {
  const { t } = useTranslation('levels')
  const { id: projectId, timeZone } = useProject()
  const [format, language] = [useFormat(timeZone), useLanguage()]
  const [now, today] = [useNow(), useToday(timeZone)]
  const create = useApiMutation(soundingRoutes.create)
  const correct = useApiMutation(soundingRoutes.correct)
  const nameOf = (id: number | null) => wells.find((well) => well.id === id)?.name ?? ''
  const sendForm = useSendForm<SoundingDraft, Sounding>({
    initial: corrected ? draftOf(corrected, timeZone) : emptyDraft(wellId ?? null, now, timeZone),
    validate: (draft) => ({
      ...atFields(
        corrected
          ? validateWith(soundingCorrection)({ ...bodyOf(draft), reason: draft.reason })
          : validateWith(soundingInput)(bodyOf(draft)),
      ),
      ...(draft.wellId === null ? { wellId: t('chooseWell') } : {}),
    }),
    send: (draft) => {
      const params = { projectId, wellId: draft.wellId ?? 0 }
      return corrected
        ? correct.mutateAsync({
            params: { ...params, soundingId: corrected.id },
            body: { ...bodyOf(draft), reason: draft.reason },
          })
        : create.mutateAsync({ params, body: bodyOf(draft) })
    },
    errorsOf: (error) => atFields(fieldErrorsOf(error)),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: (saved) => {
      const text = t('entered', {
        well: nameOf(saved.wellId),
        level: levelSign(saved.state) + format.number(saved.levelM, 2),
      })
      showToast({ kind: 'success', text, action: 'sounding' })
      onClose()
    },
  })
  const { form } = sendForm
  const draft = form.values
  const well = wells.find(({ id }) => id === draft.wellId)
  const { levelM, issue, changeM, depthM } = previewOf(draft, well, corrected)
  const inputs: Record<'measured' | MeasuredField, ReactNode> = {
    measured: (
      <FieldPairs>
        <MomentFields
          {...form.getInputProps('measured')}
          value={draft.measured}
          label={t('measuredOn')}
          timeLabel={t('measuredTime')}
          today={today}
          required
        />
      </FieldPairs>
    ),
    state: (
      <SegmentedControl
        fullWidth
        aria-label={t('state')}
        value={draft.state}
        onChange={(state) => form.setFieldValue('state', state)}
        data={soundingStates.map((value) => ({
          value,
          label: soundingStateTerms[value][language],
        }))}
      />
    ),
    depthToWaterM: draft.state === 'measured' && (
      <NumberField
        {...form.getInputProps('depthToWaterM')}
        label={t('depth')}
        unit="m"
        description={t('depthHelp')}
        required
        min={-soundingMaxM}
        max={soundingMaxM}
      />
    ),
    headAboveTopM: draft.state === 'artesian' && (
      <NumberField
        {...form.getInputProps('headAboveTopM')}
        label={t('headAboveTop')}
        unit="m"
        description={t('headHelp')}
        required
        min={0}
        max={soundingMaxM}
      />
    ),
    measuredBy: (
      <TextInput
        {...form.getInputProps('measuredBy')}
        label={t('measuredBy')}
        description={t('measuredByHelp')}
        maxLength={100}
      />
    ),
    note: (
      <Textarea
        {...form.getInputProps('note')}
        label={t('note')}
        autosize
        minRows={2}
        maxLength={1000}
      />
    ),
  }
  const { measured, state, depthToWaterM, headAboveTopM, ...others } = inputs
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t(corrected ? 'correctSounding' : 'enterSounding')}
      submitLabel={t('save')}
    >
      <ComboField
        {...form.getInputProps('wellId')}
        label={t('well')}
        required
        disabled={corrected !== undefined}
        options={wells
          .filter(({ retiredAt, id }) => retiredAt === null || id === corrected?.wellId)
          .map(({ id, name, station }) => ({
            key: id,
            code: name,
            name: station.name || station.code,
          }))}
      />
      {measured}
      {state}
      {depthToWaterM}
      {headAboveTopM}
      <p className={styles.level} role="status">
        {levelM === null ? (
          t('levelWillBe')
        ) : (
          <>
            {t('level')} <strong>{levelSign(draft.state) + format.number(levelM, 2)}</strong>{' '}
            {t('masl')}
            {well?.newest && (
              <>
                {' '}
                ·{' '}
                {t('lastWas', {
                  level: levelSign(well.newest.state) + format.number(well.newest.levelM, 2),
                  at: format.day(well.newest.at),
                })}
              </>
            )}
            {draft.state === 'dry' && <> · {t('dryHelp')}</>}
          </>
        )}
        {issue === 'below-bottom' && (
          <span className={styles.warning}>
            {t('belowBottom', { depth: format.number(depthM, 2) })}
          </span>
        )}
        {issue === null && changeM !== null && (
          <span className={styles.warning}>
            {t('differsMuch', { change: signed(format, changeM, 2) })}
          </span>
        )}
      </p>
      {Object.entries(others).map(([field, input]) => (
        <Fragment key={field}>{input}</Fragment>
      ))}
      {corrected && (
        <Textarea
          {...form.getInputProps('reason')}
          label={t('reason')}
          description={t('reasonHelp')}
          required
          autosize
          minRows={2}
          maxLength={500}
        />
      )}
    </FormPanel>
  )
}

/** Day and time are one field here. */
const atFields = ({ measuredOn, measuredTime, ...errors }: Record<string, string>) => {
  const measured = measuredOn ?? measuredTime
  return measured === undefined ? errors : { ...errors, measured }
}
