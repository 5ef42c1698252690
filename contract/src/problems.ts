import { emptyProblems, noValidTokenCode } from './empty-problems.ts'

/**
 * Every error that a call can return: its HTTP status and, where there is one, its application code. Words
 * for people stand in the web's and the server's texts.
 */
export const problems = {
  ...emptyProblems,
  // Session
  NO_VALID_TOKEN: { status: 401, code: noValidTokenCode },
  WRONG_PASSWORD: { status: 401, code: null },
  USER_NOT_ACTIVE: { status: 403, code: 'FK-0003' },
  EMAIL_NOT_VERIFIED: { status: 403, code: 'FK-0004' },
  USER_BLOCKED: { status: 409, code: 'FK-0014' },
  ALREADY_VERIFIED: { status: 409, code: 'FK-0006' },
  ALREADY_ACTIVE: { status: 409, code: 'FK-0007' },
  ALREADY_INACTIVE: { status: 409, code: 'FK-0008' },
  ALREADY_SIGNED_OUT: { status: 409, code: 'FK-0010' },
  EMAIL_ALREADY_VERIFIED: { status: 409, code: 'FK-0016' },
  LAST_ADMINISTRATOR: { status: 409, code: null },
  LAST_ADMIN_OF_PROJECT: { status: 409, code: null },
  /** Of the project in question. */
  ALREADY_MEMBER: { status: 409, code: 'FK-0005' },
  LINK_NOT_VALID: { status: 422, code: null },
  PASSWORD_NOT_ACCEPTED: { status: 422, code: null },
  OLD_PASSWORD_WRONG: { status: 422, code: null },
  TOO_MANY_TRIES: { status: 429, code: null },
  // Single sign-on
  /** What came back from the provider, or arrived here, does not prove who it is. */
  SSO_NOT_PROVEN: { status: 401, code: null },
  SSO_CANCELLED: { status: 401, code: null },
  SSO_CLOCK: { status: 401, code: null },
  SSO_WRONG_TENANT: { status: 403, code: null },
  SSO_NO_EMAIL: { status: 403, code: null },
  /** The user with this e-mail is linked to another account of the provider. */
  SSO_OTHER_ACCOUNT: { status: 409, code: null },
  /** The provider does not speak for the e-mail's domain. */
  SSO_FOREIGN_EMAIL: { status: 403, code: null },
  /** An e-mail alone never makes somebody a system administrator. */
  SSO_ADMINISTRATOR: { status: 403, code: null },
  SSO_UNAVAILABLE: { status: 503, code: null },
  // Access
  ACCESS_DENIED: { status: 403, code: null },
  /** An access token that only reads, or a call that no token opens. */
  TOKEN_NOT_ENOUGH: { status: 403, code: null },
  TOO_MANY_REQUESTS: { status: 429, code: null },
  TOO_MANY_TOKENS: { status: 409, code: null },
  /** `reason`: unknown, expired or revoked. */
  LABORATORY_LINK_NOT_VALID: { status: 401, code: null },
  DEVICE_NOT_KNOWN: { status: 401, code: null },
  /** No device in service of the network's project has it. */
  EXTERNAL_KEY_NOT_KNOWN: { status: 404, code: null },
  MESSAGE_NOT_READABLE: { status: 422, code: null },
  TOO_MANY_NETWORKS: { status: 409, code: null },
  TOO_MANY_DEVICE_TOKENS: { status: 409, code: null },
  TOO_MANY_DEVICE_CERTIFICATES: { status: 409, code: null },
  /** The person has to prove who they are: the session alone is not enough. */
  SIGN_IN_AGAIN: { status: 403, code: null },
  /** The device's channel brings nothing to it. */
  NO_DOWNLINK: { status: 409, code: null },
  /** Nothing came while a device waited, as ThingsBoard answers it. */
  NO_COMMAND: { status: 408, code: null },
  TOO_MANY_LABORATORY_LINKS: { status: 409, code: null },
  TOO_MANY_BOARDS: { status: 409, code: null },
  // Map layers
  TOO_MANY_MAP_LAYERS: { status: 409, code: null },
  MAP_FILE_WRONG_TYPE: { status: 422, code: null },
  /** `part`: the format; `feature`: which of its records, from 1, or 0 for the file itself. */
  MAP_FILE_DAMAGED: { status: 422, code: null },
  /** `part`, `line` and `column`. */
  MAP_TEXT_DAMAGED: { status: 422, code: null },
  MAP_FILE_DOCTYPE: { status: 422, code: null },
  MAP_FILE_NOTHING: { status: 422, code: null },
  MAP_FILE_TOO_MANY_POINTS: { status: 422, code: null },
  MAP_FILE_TOO_MANY_FEATURES: { status: 422, code: null },
  MAP_FILE_TOO_HEAVY: { status: 422, code: null },
  /** `x`, `y` and `feature`: numbers that are no place on earth. */
  MAP_FILE_COORDINATES: { status: 422, code: null },
  /** Metres of a datum and zone that the file does not say. */
  MAP_FILE_NO_DATUM: { status: 422, code: null },
  MAP_FILE_PROJECTION: { status: 422, code: null },
  /** A zip has `count` shapefiles, and has to have one. */
  MAP_FILE_SHAPEFILES: { status: 422, code: null },
  /** `status` as the service answered, or a dash where it did not. */
  MAP_SERVICE_NOT_ANSWERING: { status: 422, code: null },
  MAP_SERVICE_NOT_READABLE: { status: 422, code: null },
  MAP_SERVICE_NO_LAYER: { status: 422, code: null },
  MAP_SERVICE_NO_PICTURE: { status: 422, code: null },
  TOO_MANY_SCHEDULES: { status: 409, code: null },
  /** `reason` says what of Power BI fails, `code` what it calls that. */
  POWER_BI_FAILED: { status: 502, code: null },
  /** It asks to be left alone for `retryAfterS`. */
  POWER_BI_BUSY: { status: 503, code: null },
  FOREIGN_ORIGIN: { status: 403, code: null },
  POLICY_NOT_ACCEPTED: { status: 403, code: null },
  POLICY_OUTDATED: { status: 409, code: null },
  // Environmental instruments
  /** It would modify or replace itself, by way of others. */
  INSTRUMENT_CHAIN: { status: 409, code: null },
  INSTRUMENT_RETIRED: { status: 409, code: null },
  /** The instrument has a document of the same content, `name`. */
  DOCUMENT_KNOWN: { status: 409, code: null },
  /** `commitments` are quoted from it. */
  DOCUMENT_QUOTED: { status: 409, code: null },
  // Reports as PDF
  /** As many reports wait as may: of the project or in all. */
  PDF_BUSY: { status: 503, code: null },
  /** It has more data or pictures than the renderer may use. */
  PDF_TOO_LARGE: { status: 422, code: null },
  /** What was made for a person does not fit into the quota of the project. */
  QUOTA_REACHED: { status: 507, code: null },
  /** As a file a list has `max` rows at most. */
  LIST_TOO_LONG: { status: 422, code: null },
  // Evidence packs
  /** No verified commitment has anything in it. */
  PACK_EMPTY: { status: 409, code: null },
  /** It would tell of more than one pack does. */
  PACK_TOO_LARGE: { status: 422, code: null },
  // Piezometric levels
  /** A project has `max` wells in service at most. */
  TOO_MANY_WELLS: { status: 409, code: null },
  TOO_MANY_KEPT_WELLS: { status: 409, code: null },
  /** A retired well takes no soundings. */
  WELL_RETIRED: { status: 409, code: null },
  // Exports
  EXPORT_RANGE_MISSING: { status: 422, code: null },
  EXPORT_RANGE_WRONG: { status: 422, code: null },
  EXPORT_EMPTY: { status: 409, code: null },
  /** Exports of a person that are made in the background, of all projects: `max` wait or run. */
  EXPORTS_UNFINISHED: { status: 409, code: null },
  // Parameters and limits
  /** Of the product's catalogue: it is retired or given other names, not edited. */
  PARAMETER_OF_CATALOGUE: { status: 409, code: null },
  /** Other parameters, `names`, are calculated from it. */
  PARAMETER_IN_FORMULA: { status: 409, code: null },
  /** A retired parameter takes no other names. */
  PARAMETER_RETIRED: { status: 409, code: null },
  TOO_MANY_PARAMETERS: { status: 409, code: null },
  TOO_MANY_CALCULATED_PARAMETERS: { status: 409, code: null },
  /** The formula of a retired parameter rests on what was retired or has another unit since. */
  FORMULA_OUTDATED: { status: 409, code: null },
  /** The text means another parameter already: `parameter`. */
  NAME_OF_PARAMETER: { status: 409, code: null },
  /** Neither a decree's standard and category nor one for which the project has limits. */
  STANDARD_UNKNOWN: { status: 409, code: null },
  // Laboratory results
  /** Samples of `campaign` change only once its approval is withdrawn. */
  CAMPAIGN_APPROVED: { status: 409, code: null },
  /** Of a campaign with samples, which is not deleted. */
  CAMPAIGN_NOT_EMPTY: { status: 409, code: null },
  // Any feature
  NOT_FOUND: { status: 404, code: null },
  USER_NOT_FOUND: { status: 404, code: 'FK-0002' },
  INPUT_NOT_VALID: { status: 422, code: null },
  BODY_NOT_READABLE: { status: 400, code: null },
  ALREADY_EXISTS: { status: 409, code: 'FK-0005' },
  CHANGED_MEANWHILE: { status: 409, code: null },
  /** Of fewer than three days with both. */
  NO_SUGGESTED_FACTOR: { status: 422, code: null },
  IN_USE: { status: 409, code: null },
  TOO_LARGE: { status: 413, code: null },
  /** A part of a file beyond its end. */
  RANGE_NOT_SATISFIABLE: { status: 416, code: null },
  FILE_NOT_SELECTED: { status: 422, code: null },
  FILE_TYPE_NOT_ACCEPTED: { status: 422, code: null },
  FILE_EMPTY: { status: 422, code: null },
  FILE_DAMAGED: { status: 422, code: null },
  FILE_INFECTED: { status: 422, code: null },
  /** The virus scanner of this installation does not answer: nothing passes it. */
  FILE_NOT_SCANNED: { status: 503, code: null },
  HOST_NOT_FOUND: { status: 422, code: null },
  ADDRESS_NOT_ALLOWED: { status: 422, code: null },
  /** Something that is not set up in this installation; `name` says what. */
  NOT_CONFIGURED: { status: 501, code: null },
  MAIL_NOT_SENT: { status: 422, code: null },
  WHATSAPP_NOT_SENT: { status: 422, code: null },
  PHONE_ALREADY_VERIFIED: { status: 409, code: 'FK-0017' },
  /** Of a phone; `reason` says wrong, expired, or tries. */
  CODE_NOT_VALID: { status: 422, code: null },
  SIGNATURE_NOT_VALID: { status: 401, code: null },
  PHONE_NOT_VALID: { status: 422, code: null },
  MAIL_SERVERS_FULL: { status: 409, code: null },
  BUSY: { status: 503, code: null },
  UNAVAILABLE: { status: 503, code: null },
  STORAGE_FULL: { status: 503, code: null },
  /** The files of a project: `usedGb` of `quotaGb`. */
  PROJECT_FULL: { status: 507, code: null },
  TOOK_TOO_LONG: { status: 504, code: null },
  UNEXPECTED: { status: 500, code: null },
  PROJECT_LIMIT_REACHED: { status: 409, code: null },
  /** Where no limit is set, somebody who administers projects has made `max` of them. */
  PROJECTS_MADE: { status: 409, code: null },

  NO_RECIPIENTS: { status: 422, code: null },
  /** A person has uploaded `max` files to attach and sent none of them. */
  ATTACHMENTS_UNSENT: { status: 409, code: null },
  /** Notifications of a sender in a project, or answers of a recipient to one: `max` in `hours`. */
  TOO_MANY_MESSAGES: { status: 429, code: null },
  // File containers
  FILE_NAME_TAKEN: { status: 409, code: null },
  FOLDERS_FULL: { status: 409, code: null },
  FOLDER_IN_ITSELF: { status: 409, code: null },
  UPLOADS_UNFINISHED: { status: 409, code: null },
  /** Together, a person's unfinished uploads are larger than a quarter of what is left in the project. */
  UPLOADS_TOO_LARGE: { status: 409, code: null },
  /** What has arrived lies at another server, which does not share its data folder with this one. */
  UPLOAD_ELSEWHERE: { status: 409, code: null },
  /** Another request sends or finishes the same upload. */
  UPLOAD_BUSY: { status: 409, code: null },
  /** The bytes that were sent do not go on where what has arrived ends: `received` says where. */
  UPLOAD_OFFSET: { status: 409, code: null },
  // Workbooks (plans, reference data)
  WORKBOOK_NOT_SELECTED: { status: 422, code: null },
  WORKBOOK_WRONG_TYPE: { status: 422, code: null },
  WORKBOOK_PASSWORD: { status: 422, code: null },
  WORKBOOK_DAMAGED: { status: 422, code: null },
  WORKBOOK_TOO_LARGE: { status: 422, code: null },
  WORKBOOK_TIMED_OUT: { status: 422, code: null },
  WORKBOOK_TOO_MANY_ROWS: { status: 422, code: null },
  WORKBOOK_EMPTY: { status: 422, code: null },
  /** Of a file of results: nothing stands below its headings. */
  WORKBOOK_HEADINGS_ALONE: { status: 422, code: null },
  WORKBOOK_TWO_SHEETS: { status: 422, code: null },
  WORKBOOK_SHEET_HIDDEN: { status: 422, code: null },
  WORKBOOK_COLUMNS_MISSING: { status: 422, code: null },
  WORKBOOK_COLUMNS_NOT_VALID: { status: 422, code: null },
  WORKBOOK_COLUMNS_REPEATED: { status: 422, code: null },
  WORKBOOK_COLUMNS_UNHEADED: { status: 422, code: null },
  // PDFs of others
  PDF_WRONG_TYPE: { status: 422, code: null },
  PDF_PASSWORD: { status: 422, code: null },
  PDF_DAMAGED: { status: 422, code: null },
  /** `pages` of them, above `max`. */
  PDF_TOO_MANY_PAGES: { status: 422, code: null },
  /** `page` of a file that has `pages`. */
  PDF_NO_SUCH_PAGE: { status: 422, code: null },
  /** To read it, or a page of it, costs more memory than a file may take. */
  PDF_TOO_HEAVY: { status: 422, code: null },
  /** It, or a page of it, was not read within `seconds`. */
  PDF_TIMED_OUT: { status: 422, code: null },
  // Plans
  PLAN_STARTED: { status: 409, code: null },
  PLAN_ANNULLED: { status: 409, code: null },
  IMPORT_NOT_READY: { status: 409, code: null },
  IMPORT_HAS_ERRORS: { status: 422, code: null },
  IMPORT_ALREADY_SAVED: { status: 409, code: null },
  IMPORT_SAME_CONTENT: { status: 409, code: null },
  IMPORT_TOO_MANY_MONITORINGS: { status: 422, code: null },
  IMPORTS_UNFINISHED: { status: 409, code: null },
  /** A laboratory's own, by one link. */
  LABORATORY_FILES_OPEN: { status: 409, code: null },
  IMPORT_NOTHING_TO_HAND_IN: { status: 409, code: null },
  IMPORT_EXPIRED: { status: 409, code: null },
  IMPORT_CHECK_CUT_OFF: { status: 409, code: null },
  IMPORT_ANSWER_NOT_POSSIBLE: { status: 422, code: null },
  IMPORT_TOO_MANY_ANSWERS: { status: 409, code: null },
  IMPORT_NOTHING_TO_SAVE: { status: 409, code: null },
  EVIDENCE_NO_IMAGE: { status: 422, code: null },
  EVIDENCE_FULL: { status: 409, code: null },
  MONITORING_OMITTED: { status: 409, code: null },
  MONITORING_RESCHEDULED: { status: 409, code: null },
  MONITORING_WITHDRAWN: { status: 409, code: null },
  /** Something was recorded on what was to be withdrawn. */
  MONITORING_RECORDED: { status: 409, code: null },
  NOTHING_TO_WITHDRAW: { status: 409, code: null },
  MONITORING_DONE: { status: 409, code: null },
  RESCHEDULE_TO_CONFIRM: { status: 409, code: null },
  NOTHING_TO_OMIT: { status: 409, code: null },
  /** It ended before it was put aside. */
  ALARM_CLEARED: { status: 409, code: null },
  // Tasks and corrective actions
  /** Tasks are given to verified commitments alone. */
  COMMITMENT_NOT_VERIFIED: { status: 409, code: null },
  TASK_ENDED: { status: 409, code: null },
  /** Compliant or not: the reviewer takes that back first. */
  TASK_DECIDED: { status: 409, code: null },
  /** Somebody else decides: the reviewer; of a corrective action an administrator who is not its owner. */
  NOT_REVIEWER: { status: 403, code: null },
  ACTION_DONE: { status: 409, code: null },
  ACTION_NOT_DONE: { status: 409, code: null },
  ACTION_CLOSED: { status: 409, code: null },
  /** The monitoring had no mishap, the due date is kept, or the result exceeds nothing. */
  NOTHING_WRONG: { status: 409, code: null },
  // Commitments
  /** It was rejected, or a later one superseded it. */
  COMMITMENT_CLOSED: { status: 409, code: null },
  NOTHING_TO_TAKE_BACK: { status: 409, code: null },
  // Looking for commitments
  /** A document, `name`, cannot be sent for processing. `reason`: waiting, refused, under-way, none. */
  DOCUMENT_NOT_SENT: { status: 409, code: null },
  /** The installation has no language model. */
  NO_MODEL: { status: 409, code: null },
  MODEL_BUDGET_SPENT: { status: 409, code: null },
  EXTRACTION_ENDED: { status: 409, code: null },
  // Samples
  /** `sampleId` is of the same station, time, matrix, type, code and depth. */
  SAMPLE_EXISTS: { status: 409, code: null },
  SAMPLE_FILES_FULL: { status: 409, code: null },
  SAMPLE_OF_OTHER_STATION: { status: 409, code: null },
} as const satisfies Record<string, { status: number; code: string | null }>

export type ProblemCode = keyof typeof problems
export type ProblemParams = Record<string, string | number | boolean | readonly string[] | null>

/** A refused field: `code` names its text, `params` fill it. */
export type FieldIssue = { path: string; code: string; params: ProblemParams }

/** An error's body on the wire. */
export type ProblemBody = {
  status: number
  code: string | number
  problem: ProblemCode
  params: ProblemParams
  fields?: FieldIssue[]
  requestId: string
}
