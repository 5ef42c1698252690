/**
 * The product's own words, the same in the web, workbooks, mails and calendars. One constant for each
 * group, one file for each subject and no calls, so that bundlers drop what a page does not use.
 */
export {
  datumTerms,
  frequencyTerms,
  monitoringTypeTerms,
  planColumnTerms,
  stationKindTerms,
  yesNoTerms,
} from '@puquio/domain'

export * from './terms/account.ts'
export * from './terms/commitments/commitments.ts'
export * from './terms/commitments/extractions.ts'
export * from './terms/commitments/fields.ts'
export * from './terms/commitments/instruments.ts'
export * from './terms/commitments/model-failures.ts'
export * from './terms/commitments/tasks.ts'
export * from './terms/containers.ts'
export * from './terms/fields.ts'
export * from './terms/jobs.ts'
export * from './terms/mail-failures.ts'
export * from './terms/monitorings.ts'
export * from './notifications/module-terms.ts'
export * from './terms/notifications.ts'
export * from './terms/plans.ts'
export * from './terms/reference.ts'
export * from './terms/roles.ts'
export * from './terms/laboratory/variation.ts'
export * from './terms/laboratory/compliance.ts'
