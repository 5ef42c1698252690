import { auditActionTerms, auditFieldTerms } from '@puquio/contract/terms/audit'
import { auditActionText } from '@puquio/contract/terms/audit-entry'
import { auditRecordName } from '@puquio/contract/terms/audit-value-text'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import type { Text } from '@puquio/domain'
import { currentLanguage } from '../../lib/texts/texts.ts'

const said = (words: Readonly<Record<string, Text>>, key: string) => words[key]?.[currentLanguage()]
const choices = (words: Readonly<Record<string, Text>>) =>
  Object.entries(words)
    .map(([value, text]) => ({ value, label: text[currentLanguage()] }))
    .toSorted((a, b) => a.label.localeCompare(b.label))

export const actionName = (action: string, changes: readonly { table: string }[]) =>
  auditActionText(action, changes, currentLanguage())
/** What an older or a newer version wrote is shown by its name. */
export const tableName = (table: string) => said(auditTableTerms, table) ?? table
export const fieldName = (table: string, field: string) =>
  said(auditFieldTerms, `${table}.${field}`) ?? said(auditFieldTerms, field) ?? field

export const recordName = (table: string, name: string) =>
  auditRecordName(table, name, currentLanguage())

export const actionChoices = () => choices(auditActionTerms)
export const tableChoices = () => choices(auditTableTerms)
