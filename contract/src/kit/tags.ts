/**
 * Tags for cache invalidation: a GET names what its response is made of as `reads`, a change what it makes
 * stale as `changes`, so that neither refers to the other.
 */
export type Tag =
  | 'plans'
  | 'monitorings'
  | 'reference'
  /** The state of an import, and the rows of its preview. */
  | 'imports'
  | 'unfinishedImports'
  | 'importRows'
  /** Samples and their results, and what is counted of them. */
  | 'results'
  /** Treatment plants, what they dose, and what each day treated and used. */
  | 'neutralization'
  /** Imports of laboratory results, their rows, and what names in them can mean. */
  | 'resultImports'
  /** Links by which laboratories hand in their files. */
  | 'laboratoryLinks'
  /** A laboratory's own files, as it sees them by its link. */
  | 'laboratoryFiles'
  | 'projects'
  /** Who works in a project. */
  | 'members'
  /** What a person may do in a project, and the menu that follows from it. */
  | 'rights'
  | 'policy'
  | 'users'
  /** Exports of results, and how far those in the background are. */
  | 'exports'
  /** Packs of evidence that were made. */
  | 'evidencePacks'
  /** Boards, and their panels. */
  | 'boards'
  /** Own layers of a project's maps. */
  | 'mapLayers'
  /** Boards that are made at their times. */
  | 'reportSchedules'
  /** A person's reports as PDF, and their places in the queue. */
  | 'pdfReports'
  | 'mails'
  | 'jobs'
  /** The installation's own settings. */
  | 'settings'
  /** The audit trail, which every change makes longer: asked again whenever it is opened. */
  | 'audit'
  | 'tokens'
  | 'mailServers'
  | 'pageVisits'
  | 'notifications'
  | 'containers'
  /** Uploads that have begun and are not finished. */
  | 'uploads'
  /** A person's own: by which methods, when. */
  | 'notificationPreferences'
  /** What events notify of, and templates. */
  | 'notificationSettings'
  /** Devices with their variables, and their state. */
  | 'devices'
  /** Networks that hand on what devices send. */
  | 'networks'
  /** Alarms of devices, and what becomes of them. */
  | 'alarms'
  /** What raises alarms, and when nobody is told of them. */
  | 'alarmRules'
  /** Wells, and the levels that people measure in them. */
  | 'levels'
  /** What people say of what devices measured. */
  | 'annotations'
  /** What a language model is asked for, in versions. */
  | 'prompts'
  /** What a project may spend on a language model, and what it spent. */
  | 'modelCalls'
  /** Runs that look for commitments in documents, and trials of prompts. */
  | 'extractions'
  /** Tasks of commitments, their due dates, and what follows from them. */
  | 'tasks'
  /** Who answers for what, and who holds it when. */
  | 'roles'
  | 'correctiveActions'
  /** Environmental instruments and their documents. */
  | 'instruments'
  /** What instruments oblige the company to. */
  | 'commitments'
