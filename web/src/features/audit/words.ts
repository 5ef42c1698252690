import { auditActionTerms } from '@puquio/contract/terms/audit'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import type { Text } from '@puquio/domain'
import { currentLanguage } from '../../lib/texts/texts.ts'
import { actionGroupTerms, groupOf } from './action-groups.ts'

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label)
const choices = (words: Readonly<Record<string, Text>>) =>
  Object.entries(words)
    .map(([value, text]) => ({ value, label: text[currentLanguage()] }))
    .toSorted(byLabel)

/** Every action, by what it is about. */
export const actionChoices = () => {
  const all = choices(auditActionTerms)
  return Object.entries(actionGroupTerms)
    .map(([group, text]) => ({
      group: text[currentLanguage()],
      items: all.filter(({ value }) => groupOf(value) === group),
    }))
    .filter(({ items }) => items.length > 0)
}
export const tableChoices = () => choices(auditTableTerms)
