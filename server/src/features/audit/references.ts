import { actionPrefix } from '@puquio/domain'
import { nameOf } from '../../platform/db/person-name.ts'

export type Reference = { table: string; name: string }

/** Guests who have not opened the project yet are shown by their e-mail. */
const person: Reference = {
  table: 'app_user',
  name: `case when exists (select from awaited_guest g
    where g.project_id = nullif(current_setting('app.project', true), '')::int and g.user_id = app_user.id)
  then email else ${nameOf('app_user').text} end`,
}
const station: Reference = { table: 'station', name: 'code' }
const variable: Reference = { table: 'variable', name: 'name' }
const monitoring: Reference = {
  table: 'monitoring',
  name: `(select s.code from station s where s.id = station_id) || ' · ' || to_char(estimated_on, 'DD/MM/YYYY')`,
}
const plan: Reference = { table: 'plan', name: 'title' }
const file: Reference = { table: 'stored_file', name: 'name' }
const ofVariable = '(select v.name from variable v where v.id = variable_id)'
/** One without a name is called by what it watches. */
const rule: Reference = { table: 'alarm_rule', name: `coalesce(nullif(name, ''), ${ofVariable})` }
const commitment: Reference = { table: 'commitment', name: 'short_name' }
const instrument: Reference = { table: 'instrument', name: 'name' }
const folder: Reference = { table: 'container_folder', name: 'name' }

const role: Reference = { table: 'responsible_role', name: 'name' }
const occurrence: Reference = {
  table: 'task_occurrence',
  name: `(select t.title from task t where t.id = task_id) || ' · ' || to_char(due_on, 'DD/MM/YYYY')`,
}
const sounding: Reference = {
  table: 'sounding',
  name: `to_char(measured_at at time zone 'UTC', 'DD/MM/YYYY')`,
}
const action: Reference = {
  table: 'corrective_action',
  name: `'${actionPrefix}' || number || ' ' || title`,
}

/** What an id in a column names: its table, and what a row of it is called by. */
export const references: Readonly<Record<string, Reference>> = {
  station_id: station,
  plan_id: plan,
  target_plan_id: plan,
  component_id: { table: 'environmental_component', name: 'name' },
  subcomponent_id: { table: 'environmental_subcomponent', name: 'name' },
  mining_component_id: { table: 'mining_component', name: 'name' },
  source_type_id: { table: 'source_type', name: 'name' },
  profile_id: { table: 'parameter_profile', name: 'name' },
  frequency_id: { table: 'frequency', name: 'name' },
  mining_unit_id: { table: 'mining_unit', name: 'name' },
  commitment_id: commitment,
  superseded_by_id: commitment,
  extraction_id: { table: 'extraction', name: 'id::text' },
  joined_into_id: commitment,
  decided_by: person,
  instrument_id: instrument,
  earlier_id: instrument,
  document_id: { table: 'instrument_document', name: 'name' },
  viewing_file_id: file,
  monitoring_id: monitoring,
  rescheduled_from_id: monitoring,
  file_id: file,
  logo_file_id: file,
  folder_id: folder,
  'container_folder.parent_id': folder,
  container_file_id: { table: 'container_file', name: 'name' },
  notification_id: {
    table: 'notification',
    name: "case when length(message) > 60 then left(message, 59) || '…' else message end",
  },
  menu_item_id: { table: 'menu_item', name: 'coalesce(label, alias)' },
  'menu_item.parent_id': { table: 'menu_item', name: 'coalesce(label, alias)' },
  'data_export.requested_by': person,
  'pdf_report.requested_by': person,
  'extraction.requested_by': person,
  'prompt_trial.requested_by': person,
  'evidence_pack.requested_by': person,
  'device_command.requested_by': person,
  'message_rerun.requested_by': person,
  parameter_id: { table: 'parameter', name: "name->>'es'" },
  sample_id: {
    table: 'sample',
    name: `(select s.code from station s where s.id = station_id) || ' · ' || to_char(sampled_on, 'DD/MM/YYYY')`,
  },
  campaign_id: { table: 'campaign', name: 'name' },
  laboratory_id: { table: 'laboratory', name: 'name' },
  link_id: {
    table: 'laboratory_link',
    name: `(select l.name from laboratory l where l.id = laboratory_id) || coalesce(' · ' || nullif(label, ''), '')`,
  },
  device_id: { table: 'device', name: 'name' },
  to_device_id: { table: 'device', name: 'name' },
  hub_id: { table: 'device', name: 'name' },
  device_profile_id: { table: 'device_profile', name: 'name' },
  board_id: { table: 'board', name: 'label' },
  schedule_id: {
    table: 'report_schedule',
    name: '(select b.label from board b where b.id = board_id)',
  },
  pdf_report_id: { table: 'pdf_report', name: 'title' },
  inflow_station_id: station,
  effluent_station_id: station,
  flow_variable_id: variable,
  ph_in_variable_id: variable,
  ph_out_variable_id: variable,
  plant_id: { table: 'treatment_plant', name: 'name' },
  neutralizer_id: { table: 'neutralizer', name: 'name' },
  well_id: { table: 'well', name: 'name' },
  corrects_id: sounding,
  variable_id: variable,
  rule_id: rule,
  acknowledged_by: person,
  role_id: role,
  reviewer_role_id: role,
  task_id: { table: 'task', name: 'title' },
  occurrence_id: occurrence,
  action_id: action,
  alarm_id: { table: 'alarm', name: '(select d.name from device d where d.id = device_id)' },
  owner_id: person,
  reviewed_by: person,
  ended_by: person,
  policy_id: { table: 'policy', name: "title->>'es'" },
  home_project_id: { table: 'project', name: 'name' },
  user_id: person,
  created_by: person,
  changed_by: person,
  annulled_by: person,
  withdrawn_by: person,
  removed_by: person,
  added_by: person,
  retired_by: person,
  revoked_by: person,
  uploaded_by: person,
  made_by: person,
  binned_by: person,
  sender_id: person,
  approved_by: person,
  applied_by: person,
  entered_by: person,
}

const ofDevice = '(select d.name from device d where d.id = device_id)'

/** Records that are called by more than the trail keeps of them as their name, or by what they are of. */
export const currentNames: Readonly<Record<string, Reference>> = {
  alarm: { table: 'alarm', name: ofDevice },
  alarm_rule: rule,
  annotation: { table: 'annotation', name: ofDevice },
  commitment,
  commitment_place: {
    table: 'commitment_place',
    name: '(select c.short_name from commitment c where c.id = commitment_id)',
  },
  device_certificate: { table: 'device_certificate', name: ofDevice },
  device_command: { table: 'device_command', name: ofDevice },
  device_replacement: { table: 'device_replacement', name: ofDevice },
  device_token: { table: 'device_token', name: `${ofDevice} || ' · …' || ending` },
  maintenance_window: { table: 'maintenance_window', name: `coalesce(${ofDevice}, reason)` },
  reading_correction: { table: 'reading_correction', name: ofVariable },
  variable_calculation: { table: 'variable_calculation', name: ofVariable },
  task_occurrence: occurrence,
  corrective_action: action,
  mail_server: { table: 'mail_server', name: "server || ':' || port || ' · ' || email" },
}

/** Records whose id is that of what they are of. */
export const idColumns: Readonly<Record<string, string>> = {
  device_mail: 'device_id',
  monitoring: 'monitoring_id',
  notification: 'notification_id',
  project_member: 'user_id',
  report_service: 'device_id',
  notification_preference: 'user_id',
}

/** Records without a name of their own, by the columns that say what they are of, the first one first. */
export const ownReferences: Readonly<Record<string, readonly string[]>> = {
  account_link: ['user_id'],
  commitment_parameter: ['commitment_id'],
  commitment_station: ['commitment_id'],
  container_version: ['container_file_id'],
  instrument_change: ['instrument_id'],
  linked_identity: ['user_id'],
  member_addition: ['user_id'],
  menu_hidden: ['menu_item_id'],
  monitoring_evidence: ['file_id'],
  notification_delivery: ['user_id'],
  notification_file: ['notification_id'],
  notification_reply: ['notification_id'],
  phone_code: ['user_id'],
  policy_acceptance: ['user_id'],
  role_holder: ['role_id'],
  sample_file: ['sample_id'],
  task_evidence: ['occurrence_id'],
  corrective_action_evidence: ['action_id'],
}
