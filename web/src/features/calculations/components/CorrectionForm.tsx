import { NativeSelect, Textarea } from '@mantine/core'
import {
  calculationRoutes,
  type CorrectionInput,
  correctionInput,
  triedCorrection,
  type VariableCalculations,
} from '@puquio/contract/modi/calculations'
import {
  type Correction,
  type CorrectionGrade,
  correctionGrades,
  correctionGradeTerms,
  correctionKindTerms,
} from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TimeField } from '../../../ui/fields/TimeField.tsx'
import { FieldPairs, WideField } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { instantOf } from './calculation-draft.ts'
import { ValuesGraph } from './ValuesGraph.tsx'
import '../texts.ts'

type CorrectionFormProps = { variable: VariableCalculations['variable']; onClose: () => void }

type Draft = {
  fromOn: string | null
  fromTime: string | null
  toOn: string | null
  toTime: string | null
  kind: Correction['kind']
  add: number | null
  addFirst: number | null
  addLast: number | null
  grade: CorrectionGrade
  reason: string
}

const kinds = Object.keys(correctionKindTerms) as Correction['kind'][]
const validate = validateWith(correctionInput)

/** Proposes a correction of a period, with what it makes of the readings. */
export const CorrectionForm = ({ variable, onClose }: CorrectionFormProps) => {
  const { t } = useTranslation('calculations')
  const language = useLanguage()
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const params = { projectId, variableId: variable.id }
  const correct = useApiMutation(calculationRoutes.correct)
  const sendForm = useSendForm<Draft, null>({
    initial: emptyDraft(today),
    validate: (draft) => validate(bodyOf(draft, timeZone)),
    send: (draft) => correct.mutateAsync({ params, body: bodyOf(draft, timeZone) }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('proposed'), action: 'correction' })
      onClose()
    },
  })
  const { form } = sendForm
  const { kind } = form.values
  const { from, to, act } = bodyOf(form.values, timeZone)
  const isTried = triedCorrection.safeParse({ from, to, act }).success && from < to
  const query = isTried ? { ...aroundOf(from, to), draft: JSON.stringify({ from, to, act }) } : {}
  const tried = useApi(
    calculationRoutes.values,
    { params, query },
    { enabled: isTried, isKeepingPrevious: true, isQuiet: true },
  ).data
  return (
    <FormPanel
      sendForm={sendForm}
      title={`${t('newCorrection')}: ${variable.name}`}
      submitLabel={t('save')}
      widthPx={640}
      onClose={onClose}
    >
      <FieldPairs>
        <DateField
          {...form.getInputProps('fromOn')}
          label={t('from')}
          today={today}
          error={form.errors.from}
          required
        />
        <TimeField
          label={t('time')}
          value={form.values.fromTime}
          onChange={(time) => form.setFieldValue('fromTime', time)}
        />
        <DateField
          {...form.getInputProps('toOn')}
          label={t('to')}
          today={today}
          error={form.errors.to}
          required
        />
        <TimeField
          label={t('time')}
          value={form.values.toTime}
          onChange={(time) => form.setFieldValue('toTime', time)}
        />
        <NativeSelect
          {...form.getInputProps('kind')}
          label={t('correction')}
          data={kinds.map((value) => ({ value, label: correctionKindTerms[value][language] }))}
        />
        <NativeSelect
          {...form.getInputProps('grade')}
          label={t('grade')}
          data={correctionGrades.map((value) => ({
            value,
            label: correctionGradeTerms[value][language],
          }))}
        />
        {kind === 'offset' && (
          <NumberField
            {...form.getInputProps('add')}
            label={t('add')}
            unit={variable.unit}
            error={form.errors['act.add']}
            required
          />
        )}
        {kind === 'drift' && (
          <>
            <NumberField
              {...form.getInputProps('addFirst')}
              label={t('addFirst')}
              unit={variable.unit}
              error={form.errors['act.addFirst']}
              required
            />
            <NumberField
              {...form.getInputProps('addLast')}
              label={t('addLast')}
              unit={variable.unit}
              error={form.errors['act.addLast']}
              required
            />
          </>
        )}
        <WideField>
          <Textarea
            {...form.getInputProps('reason')}
            label={t('reason')}
            required
            maxLength={500}
            autosize
            minRows={2}
          />
        </WideField>
        {isTried && tried && (
          <WideField>
            <ValuesGraph
              variable={variable}
              columns={tried}
              timeZone={timeZone}
              tried={t('thenWith')}
            />
          </WideField>
        )}
      </FieldPairs>
    </FormPanel>
  )
}

const emptyDraft = (today: string): Draft => ({
  fromOn: today,
  fromTime: '00:00',
  toOn: today,
  toTime: '23:59',
  kind: 'offset',
  add: null,
  addFirst: 0,
  addLast: null,
  grade: 'fair',
  reason: '',
})

function bodyOf(draft: Draft, timeZone: string): CorrectionInput {
  const { fromOn, fromTime, toOn, toTime, kind, grade, reason } = draft
  const at = (on: string | null, time: string | null) =>
    on && time ? instantOf(on, time, timeZone) : ''
  return {
    from: at(fromOn, fromTime),
    to: at(toOn, toTime),
    act: actOf(kind, draft),
    grade,
    reason,
  }
}

const actOf = (kind: Draft['kind'], { add, addFirst, addLast }: Draft): CorrectionInput['act'] => {
  if (kind === 'offset') return { kind, add: given(add) }
  return kind === 'drift' ? { kind, addFirst: given(addFirst), addLast: given(addLast) } : { kind }
}
const given = (value: number | null) => value ?? Number.NaN

/** The period with as much again beside it, so that its edges are seen. */
export const aroundOf = (from: string, to: string): { from: string; to: string } => {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
  const besideMs = (toMs - fromMs) / 2
  const at = (ms: number) => new Date(ms).toISOString()
  return { from: at(fromMs - besideMs), to: at(toMs + besideMs) }
}
