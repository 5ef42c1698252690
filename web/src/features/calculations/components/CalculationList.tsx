import { Button } from '@mantine/core'
import {
  calculationRoutes,
  type ShownCalculation,
  type VariableCalculations,
} from '@puquio/contract/modi/calculations'
import {
  derivedConstantTerms,
  derivedInputTerms,
  derivedKindTerms,
  linearConventionTerms,
  type DerivedConstant,
  type DerivedInput,
} from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { CalculationForm } from './CalculationForm.tsx'
import styles from './Calculations.module.css'
import { Section } from './Section.tsx'
import { useBasisText } from './use-basis-text.ts'
import '../texts.ts'

type CalculationListProps = Pick<VariableCalculations, 'variable' | 'calculations' | 'sources'> & {
  deviceId: number
}

/** The calculations of a variable by date, with those that were withdrawn. */
export const CalculationList = (props: CalculationListProps) => {
  const { deviceId, variable, calculations, sources } = props
  const { t } = useTranslation('calculations')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const canChange = useMay()(calculationRoutes.add.access)
  const withdraw = useApiMutation(calculationRoutes.withdraw)
  const [isAdding, setIsAdding] = useState(false)
  const textOf = useDefinitionText(sources)
  const basisText = useBasisText(variable.unit)
  const accept = useApiMutation(calculationRoutes.accept)
  const approve = (calculationId: number) =>
    toastOutcome(
      accept.mutateAsync({ params: { projectId, variableId: variable.id, calculationId } }),
      { done: t('accepted'), action: 'calculation' },
    )
  const ask = async (calculationId: number) => {
    const question = { title: t('withdrawTitle'), text: t('withdrawText') }
    if (!(await confirm({ ...question, confirmLabel: t('withdraw'), isDanger: true }))) return
    await toastOutcome(
      withdraw.mutateAsync({ params: { projectId, variableId: variable.id, calculationId } }),
      { done: t('withdrawn'), action: 'calculation' },
    )
  }
  return (
    <Section
      title={t('calculations')}
      help={t('calculationsHelp')}
      action={
        canChange && (
          <Button size="xs" onClick={() => setIsAdding(true)}>
            {t('newCalculation')}
          </Button>
        )
      }
    >
      {calculations.every(
        ({ basis, approved, withdrawn }) => withdrawn || (basis && !approved),
      ) && <p>{t('asSent')}</p>}
      <ul className={styles.list}>
        {calculations.map(({ id, validFrom, definition, note, created, withdrawn, ...rest }) => (
          <li key={id} className={styles.item} data-withdrawn={withdrawn !== null || undefined}>
            <div className={styles.words}>
              <p className={styles.what}>
                <b>{t('since', { at: format.instant(validFrom) })}</b> · {textOf(definition)}
              </p>
              {note && <p>{note}</p>}
              {rest.basis && <p>{basisText(rest.basis)}</p>}
              {rest.basis && !rest.approved && !withdrawn && <p>{t('factorWaits')}</p>}
              <p className={styles.dim}>
                {t('addedBy', { at: format.instant(created.at), by: created.by })}
                {rest.approved &&
                  ` · ${t('acceptedBy', { at: format.instant(rest.approved.at), by: rest.approved.by })}`}
                {withdrawn &&
                  ` · ${t('withdrawnBy', { at: format.instant(withdrawn.at), by: withdrawn.by })}`}
              </p>
            </div>
            {canChange && !withdrawn && (
              <div className={styles.buttons}>
                {rest.basis && !rest.approved && (
                  <Button size="xs" onClick={() => void approve(id)}>
                    {t('approve')}
                  </Button>
                )}
                <Button size="xs" variant="default" onClick={() => void ask(id)}>
                  {t(rest.basis && !rest.approved ? 'reject' : 'withdraw')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isAdding && (
        <CalculationForm
          deviceId={deviceId}
          variable={variable}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Section>
  )
}

/** Says a calculation in a line: its formula, what it is calculated from, its constants. */
const useDefinitionText = (sources: VariableCalculations['sources']) => {
  const { t } = useTranslation('calculations')
  const language = useLanguage()
  const format = useFormat()
  const number = (value: number) => format.number(value, value === 0 ? 0 : undefined)
  const exact = (value: number) =>
    Math.abs(value) > 0 && Math.abs(value) < 0.001 ? value.toExponential() : number(value)
  return (definition: ShownCalculation['definition']): string => {
    if (definition.kind === 'factor') {
      const { correction, adjustment } = definition
      const sign = adjustment < 0 ? '−' : '+'
      return t('factorText', {
        correction: exact(correction),
        adjustment: `${sign} ${exact(Math.abs(adjustment))}`,
      })
    }
    const inputs = Object.entries(definition.sources).map(([input, { variableId, withinS }]) => {
      const source = sources.find(({ id }) => id === variableId)
      const within = withinS > 0 ? ` (${t('within', { s: number(withinS) })})` : ''
      const name = derivedInputTerms[input as DerivedInput][language]
      return `${name} = ${source ? `${source.name} · ${source.device}` : variableId}${within}`
    })
    const constants = Object.entries(definition.constants).map(
      ([constant, { value, unit }]) =>
        `${derivedConstantTerms[constant as DerivedConstant][language]} = ${exact(value)} ${unit}`,
    )
    const { convention } = definition
    return [
      derivedKindTerms[definition.kind][language] +
        (convention ? `, ${linearConventionTerms[convention][language]}` : ''),
      ...inputs,
      ...constants,
    ].join('; ')
  }
}
