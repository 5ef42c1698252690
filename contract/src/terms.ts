/**
 * The product's own words, the same in the web, workbooks, mails and calendars. One constant a
 * group, one file a subject and no calls, so that a page carries only what it names.
 */
export {
  datumTerms,
  frequencyTerms,
  monitoringTypeTerms,
  planColumnTerms,
  stationKindTerms,
  yesNoTerms,
} from '@puquio/domain'

export * from './terms/fields.ts'
export * from './terms/monitorings.ts'
export * from './terms/plans.ts'
export * from './terms/reference.ts'
export * from './terms/roles.ts'
