import { Button } from '@mantine/core'
import {
  calculationRoutes,
  type ShownCorrection,
  type VariableCalculations,
} from '@puquio/contract/modi/calculations'
import { correctionGradeTerms, correctionKindTerms } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import styles from './Calculations.module.css'
import { CorrectionForm } from './CorrectionForm.tsx'
import { Section } from './Section.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import '../texts.ts'

type CorrectionListProps = Pick<VariableCalculations, 'variable' | 'corrections'> & {
  /** The one whose effect is shown. */
  shownId: number | null
  onShow: (id: number | null) => void
}

/** What people said of a variable's readings, period by period: proposed, approved, withdrawn. */
export const CorrectionList = ({ variable, corrections, shownId, onShow }: CorrectionListProps) => {
  const { t } = useTranslation('calculations')
  const language = useLanguage()
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const may = useMay()
  const approve = useApiMutation(calculationRoutes.approve)
  const [isAdding, setIsAdding] = useState(false)
  const [withdrawnId, setWithdrawnId] = useState<number | null>(null)
  const accept = async (correctionId: number) => {
    await toastOutcome(
      approve.mutateAsync({ params: { projectId, variableId: variable.id, correctionId } }),
      { done: t('approved'), action: 'correction' },
    )
  }
  const said = (key: 'addedBy' | 'approvedBy' | 'withdrawnBy', { at, by }: Signed) =>
    t(key, { at: format.instant(at), by })
  return (
    <Section
      title={t('corrections')}
      help={t('correctionsHelp')}
      action={
        may(calculationRoutes.correct.access) && (
          <Button size="xs" onClick={() => setIsAdding(true)}>
            {t('newCorrection')}
          </Button>
        )
      }
    >
      {corrections.length === 0 && <p>{t('noCorrections')}</p>}
      <ul className={styles.list}>
        {corrections.map(({ id, from, to, act, grade, reason, created, approved, withdrawn }) => (
          <li
            key={id}
            className={styles.item}
            data-withdrawn={withdrawn !== null || undefined}
            data-shown={id === shownId || undefined}
          >
            <div className={styles.words}>
              <p className={styles.what}>
                <b>{t('period', { from: format.instant(from), to: format.instant(to) })}</b> ·{' '}
                {correctionKindTerms[act.kind][language]}
                {amountsOf(act, variable.unit, (value) => format.number(value))}
              </p>
              <p>
                {t('gradeOf', { grade: correctionGradeTerms[grade][language] })} · {reason}
              </p>
              {!approved && !withdrawn && <p>{t('waits')}</p>}
              <p className={styles.dim}>
                {[
                  said('addedBy', created),
                  approved && said('approvedBy', approved),
                  withdrawn && `${said('withdrawnBy', withdrawn)}: ${withdrawn.reason}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className={styles.buttons}>
              <Button
                size="xs"
                variant="default"
                aria-pressed={id === shownId}
                onClick={() => onShow(id === shownId ? null : id)}
              >
                {t('show')}
              </Button>
              {!approved && !withdrawn && may(calculationRoutes.approve.access) && (
                <Button size="xs" onClick={() => void accept(id)}>
                  {t('approve')}
                </Button>
              )}
              {!withdrawn && may(calculationRoutes.undo.access) && (
                <Button size="xs" variant="default" onClick={() => setWithdrawnId(id)}>
                  {t('withdraw')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isAdding && <CorrectionForm variable={variable} onClose={() => setIsAdding(false)} />}
      {withdrawnId !== null && (
        <WithdrawalForm
          variableId={variable.id}
          correctionId={withdrawnId}
          onClose={() => setWithdrawnId(null)}
        />
      )}
    </Section>
  )
}

type Signed = { at: string; by: string }

const amountsOf = (
  act: ShownCorrection['act'],
  unit: string,
  number: (value: number) => string,
) => {
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`
  if (act.kind === 'offset') return ` ${signed(act.add)} ${unit}`
  return act.kind === 'drift' ? ` ${signed(act.addFirst)} … ${signed(act.addLast)} ${unit}` : ''
}
