import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import {
  type InstrumentDetail,
  instrumentNameMax,
  instrumentRoutes,
} from '@puquio/contract/commitments/instruments'
import { referenceRoutes } from '@puquio/contract/reference'
import { instrumentKindTerms } from '@puquio/contract/terms'
import { type InstrumentKind, instrumentKinds, instrumentYears } from '@puquio/domain'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs, WideField } from '../../../ui/form/FieldPairs.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { ReferencePicker } from '../../../widgets/pickers/ReferencePicker.tsx'
import { ChangesField } from './ChangesField.tsx'
import { Conflict } from './Conflict.tsx'
import type { InstrumentDraft } from './instrument-draft.ts'
import styles from './InstrumentForm.module.css'
import { UnitDialog } from './UnitDialog.tsx'
import { useInstrumentForm } from './use-instrument-form.ts'
import '../texts.ts'

type InstrumentFormProps = {
  /** Null makes a new one. */
  instrument: InstrumentDetail | null
  label: string
}

/** An instrument: what approved it, since when, and what it does to earlier ones. */
export const InstrumentForm = ({ instrument, label }: InstrumentFormProps) => {
  const { t } = useTranslation('instruments')
  const language = useLanguage()
  const project = useProject()
  const today = useToday(project.timeZone)
  const may = useMay()
  const [isAddingUnit, setIsAddingUnit] = useState(false)
  const choices = useApi(instrumentRoutes.choices, { params: { projectId: project.id } })
  const { form, formProps, problem, isSending, conflict } = useInstrumentForm(instrument)
  const others = (choices.data?.instruments ?? []).filter(({ id }) => id !== instrument?.id)
  // A field of an instrument without an input does not compile.
  const inputs: Record<keyof InstrumentDraft, ReactNode> = {
    miningUnitId: (
      <WideField>
        <div className={styles.unit}>
          <ReferencePicker
            list="mining-units"
            {...form.getInputProps('miningUnitId')}
            label={t('miningUnit')}
            required
          />
          {may(referenceRoutes.create.access) && (
            <Button variant="default" onClick={() => setIsAddingUnit(true)}>
              {t('addUnit')}
            </Button>
          )}
        </div>
      </WideField>
    ),
    name: (
      <WideField>
        <TextInput
          {...form.getInputProps('name')}
          label={t('name')}
          description={t('nameHelp')}
          required
          maxLength={instrumentNameMax}
        />
      </WideField>
    ),
    kind: (
      <NativeSelect
        label={t('kind')}
        required
        value={form.values.kind ?? ''}
        error={form.errors.kind}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          form.setFieldValue('kind', (chosen || null) as InstrumentKind | null)
        }}
        data={[
          ...(form.values.kind === null ? [{ value: '', label: t('chooseKind') }] : []),
          ...instrumentKinds.map((value) => ({
            value,
            label: instrumentKindTerms[value][language],
          })),
        ]}
      />
    ),
    year: (
      <NumberField
        {...form.getInputProps('year')}
        label={t('year')}
        description={t('yearHelp')}
        required
        min={instrumentYears.min}
        max={instrumentYears.max}
      />
    ),
    authority: (
      <TextInput
        {...form.getInputProps('authority')}
        label={t('authority')}
        description={t('authorityHelp')}
        maxLength={100}
      />
    ),
    resolution: (
      <TextInput
        {...form.getInputProps('resolution')}
        label={t('resolution')}
        description={t('resolutionHelp')}
        maxLength={100}
      />
    ),
    resolutionOn: (
      <DateField {...form.getInputProps('resolutionOn')} label={t('resolutionOn')} today={today} />
    ),
    inForceFrom: (
      <DateField
        {...form.getInputProps('inForceFrom')}
        label={t('inForceFrom')}
        description={t('inForceHelp')}
        today={today}
      />
    ),
    changes: (
      <WideField>
        <ChangesField
          kind={form.values.kind}
          value={form.values.changes}
          onChange={(changes) => form.setFieldValue('changes', changes)}
          errors={form.errors}
          instruments={others}
        />
      </WideField>
    ),
  }
  return (
    <>
      <form {...formProps} aria-label={label} style={{ maxWidth: 760 }}>
        <FormProblem problem={problem} />
        {conflict && <Conflict {...conflict} />}
        <FieldPairs>
          {Object.entries(inputs).map(([name, input]) => (
            <Fragment key={name}>{input}</Fragment>
          ))}
        </FieldPairs>
        <Group gap="xs" mt="lg">
          <Button type="submit" loading={isSending} disabled={conflict !== null}>
            {t(instrument === null ? 'create' : 'save')}
          </Button>
          {instrument === null ? (
            <ButtonLink {...paths.instruments()} variant="default">
              {t('cancel')}
            </ButtonLink>
          ) : (
            <ButtonLink {...paths.instrument(instrument.id)} variant="default">
              {t('cancel')}
            </ButtonLink>
          )}
        </Group>
      </form>
      {isAddingUnit && (
        <UnitDialog
          onAdded={(id) => form.setFieldValue('miningUnitId', id)}
          onClose={() => setIsAddingUnit(false)}
        />
      )}
    </>
  )
}
