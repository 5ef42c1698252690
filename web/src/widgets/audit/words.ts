import { auditActionText, type AuditedAction } from '@puquio/contract/terms/audit-entry'
import { auditFieldTerms } from '@puquio/contract/terms/audit'
import { auditTableTerms } from '@puquio/contract/terms/audit-tables'
import { auditRecordName } from '@puquio/contract/terms/audit-value-text'
import type { Text } from '@puquio/domain'
import { currentLanguage } from '../../lib/texts/texts.ts'

const said = (words: Readonly<Record<string, Text>>, key: string) => words[key]?.[currentLanguage()]

export const actionName = (entry: AuditedAction) => auditActionText(entry, currentLanguage())
/** What an older or a newer version wrote is shown by its name. */
export const tableName = (table: string) => said(auditTableTerms, table) ?? table
export const fieldName = (table: string, field: string) =>
  said(auditFieldTerms, `${table}.${field}`) ?? said(auditFieldTerms, field) ?? field

export const recordName = (table: string, name: string) =>
  auditRecordName(table, name, currentLanguage())
