import { Alert, Button, Skeleton } from '@mantine/core'
import { type ShownModelBudget, modelBudgetRoutes } from '@puquio/contract/commitments/model-budget'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { FactLine } from '../../../ui/entries/FactLine.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { RatioBar } from '../../../ui/states/ProgressLine.tsx'
import { BudgetDialog } from './BudgetDialog.tsx'
import styles from './ModelState.module.css'
import '../texts.ts'

/** Which model the installation has, and what the project spent of its budget this month. */
export const ModelState = () => {
  const { t } = useTranslation('prompts')
  const params = { projectId: useProject().id }
  const asked = useApi(modelBudgetRoutes.get, { params })
  const maySet = useMay()(modelBudgetRoutes.set.access)
  const [isEditing, setEditing] = useState(false)
  const budget = asked.data
  if (asked.error && !budget)
    return <ErrorState {...failureOf(asked.error)} onRetry={() => void asked.refetch()} />
  if (!budget) return <Skeleton height={64} mb="md" />
  return (
    <section aria-label={t('model')} className={styles.state}>
      {budget.model === null && (
        <Alert color="yellow" title={t('noModelTitle')}>
          {t('noModelText')}
        </Alert>
      )}
      <div className={styles.line}>
        <Facts budget={budget} maySet={maySet} />
        {maySet && (
          <Button variant="default" size="xs" onClick={() => setEditing(true)}>
            {t('editBudget')}
          </Button>
        )}
      </div>
      {isEditing && <BudgetDialog budget={budget} onClose={() => setEditing(false)} />}
    </section>
  )
}

const Facts = ({ budget, maySet }: { budget: ShownModelBudget; maySet: boolean }) => {
  const { t } = useTranslation('prompts')
  const format = useFormat()
  const { model, monthlyUsd, spentUsd, calls, tokensIn, tokensOut } = budget
  const month = format.month(budget.month)
  const spent = format.usd(spentUsd)
  const isExhausted = model !== null && monthlyUsd !== null && spentUsd >= monthlyUsd
  // What costs nothing reaches no bound.
  const isBoundIdle =
    model !== null && model.prices.input + model.prices.output === 0 && (monthlyUsd ?? 0) > 0
  return (
    <div>
      <FactLine
        facts={[
          ...(model
            ? [
                [t('model'), model.name] as const,
                [t('prices'), <Prices key="prices" {...model.prices} />] as const,
              ]
            : []),
          [
            t('spent', { month }),
            monthlyUsd === null ? (
              t('noBound', { spent })
            ) : (
              <>
                {t('spentOf', { spent, budget: format.usd(monthlyUsd) })}{' '}
                <RatioBar ratio={monthlyUsd === 0 ? null : Math.min(1, spentUsd / monthlyUsd)} />
              </>
            ),
          ],
          [
            t('used'),
            t('usedOf', {
              count: calls,
              calls: format.number(calls),
              in: format.number(tokensIn),
              out: format.number(tokensOut),
            }),
          ],
        ]}
      />
      {!maySet && <p className={styles.note}>{t('whoSets')}</p>}
      {isBoundIdle && (
        <p className={styles.exhausted} role="status">
          {t('boundWithoutPrices')}
        </p>
      )}
      {isExhausted && (
        <p className={styles.exhausted} role="status">
          {t('exhausted', { month })}
        </p>
      )}
    </div>
  )
}

const Prices = ({ input, output }: { input: number; output: number }) => {
  const { t } = useTranslation('prompts')
  const format = useFormat()
  if (input + output === 0) return <span title={t('noPricesHelp')}>{t('noPrices')}</span>
  return t('pricesOf', { input: format.number(input, 2), output: format.number(output, 2) })
}
