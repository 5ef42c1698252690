import { auditActionTerms, auditFieldTerms } from '@puquio/contract/terms/audit'
import { auditActionText, type AuditedAction } from '@puquio/contract/terms/audit-entry'
import { auditRecordName } from '@puquio/contract/terms/audit-value-text'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import type { Text } from '@puquio/domain'
import { currentLanguage } from '../../lib/texts/texts.ts'
import { actionGroupTerms, groupOf } from './action-groups.ts'

const said = (words: Readonly<Record<string, Text>>, key: string) => words[key]?.[currentLanguage()]
const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label)
const choices = (words: Readonly<Record<string, Text>>) =>
  Object.entries(words)
    .map(([value, text]) => ({ value, label: text[currentLanguage()] }))
    .toSorted(byLabel)

export const actionName = (entry: AuditedAction) => auditActionText(entry, currentLanguage())
/** What an older or a newer version wrote is shown by its name. */
export const tableName = (table: string) => said(auditTableTerms, table) ?? table
export const fieldName = (table: string, field: string) =>
  said(auditFieldTerms, `${table}.${field}`) ?? said(auditFieldTerms, field) ?? field

export const recordName = (table: string, name: string) =>
  auditRecordName(table, name, currentLanguage())

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
