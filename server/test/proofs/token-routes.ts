import type { RouteName } from './access-table.ts'

const files = 'Folders and files of a project, with versions and a bin.'
const lists = 'Reference lists and stations, which other systems keep.'
const plans = 'Plans and their workbooks, prepared by other systems.'
const samples = 'Samples and results, which systems of laboratories enter.'
const results = 'Results of laboratories, which their systems hand in.'
const followUps = 'Follow-ups, which loggers and laboratories report.'
const own = "Marks of the token's owner alone."

/**
 * The changing routes that a token may call, each with its reason. Written by hand beside the routes' own mark:
 * a new one is either here or `withoutToken`. What changes persons, their rights, what they see, the project
 * itself, or where its mail goes, is not for tokens: whoever found one would keep what it gave.
 */
export const changedByToken: Partial<Record<RouteName, string>> = {
  'containers.createFolder': files,
  'containers.editFolder': files,
  'containers.binFolder': files,
  'containers.restoreFolder': files,
  'containers.editFile': files,
  'containers.binFile': files,
  'containers.restoreFile': files,
  'containers.restoreVersion': files,
  'containers.beginUpload': files,
  'containers.uploadPart': files,
  'containers.finishUpload': files,
  'containers.cancelUpload': files,
  'containers.discardUpload': files,
  'reference.create': lists,
  'reference.edit': lists,
  'reference.retire': lists,
  'reference.restore': lists,
  'reference.remove': lists,
  'reference.loadDefaults': lists,
  'reference.createStation': lists,
  'reference.editStation': lists,
  'reference.retireStation': lists,
  'reference.restoreStation': lists,
  'reference.removeStation': lists,
  'reference.importList': lists,
  'reference.listErrors': lists,
  'parameters.create': lists,
  'parameters.edit': lists,
  'parameters.retire': lists,
  'parameters.restore': lists,
  'parameters.addAlias': lists,
  'parameters.removeAlias': lists,
  'plans.edit': plans,
  'plans.annul': plans,
  'resultImports.start': results,
  'resultImports.map': results,
  'resultImports.resolve': results,
  'resultImports.makeStations': results,
  'resultImports.save': results,
  'resultImports.discard': results,
  'planImports.start': plans,
  'planImports.correct': plans,
  'planImports.answerCode': plans,
  'planImports.save': plans,
  'planImports.discard': plans,
  'monitorings.followUp': followUps,
  'monitorings.markMany': followUps,
  'monitorings.reschedule': followUps,
  'monitorings.withdrawReschedule': followUps,
  'monitorings.withdrawOmission': followUps,
  'monitorings.withdrawAddition': followUps,
  'monitorings.add': followUps,
  'monitorings.omitStation': followUps,
  'monitorings.addEvidence': followUps,
  'monitorings.removeEvidence': followUps,
  'samples.create': samples,
  'samples.edit': samples,
  'samples.remove': samples,
  'samples.removeResult': samples,
  'samples.applyQualifier': samples,
  'pageVisits.visit': own,
  'pageVisits.star': own,
  'pageVisits.unstar': own,
  'notifications.mark': own,
  'notifications.markAll': own,
  'notifications.reply': 'Answers of a script to what it was sent.',
  'notifications.send': 'Notices of a script to members; they name who sent them.',
  'notificationAttachments.upload': 'Files of those notices.',
}
