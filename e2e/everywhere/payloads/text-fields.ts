import type { AnyRoute } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import { z } from 'zod'
import { notStoredOfBoards } from './not-stored-boards.ts'

type Schema = {
  type?: string
  enum?: unknown
  const?: unknown
  pattern?: string
  format?: string
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
}

/** Every field of every body of the contract that takes a text that people write, as `plans.edit.title`. */
export function textFields(): string[] {
  const found = new Set<string>()
  const add = (schema: Schema, path: string) => {
    const isFixed = schema.enum !== undefined || schema.const !== undefined
    const isShaped = schema.format !== undefined || isOfShape(schema.pattern)
    if (schema.type === 'string' && !isFixed && !isShaped) found.add(path)
    for (const [name, one] of Object.entries(schema.properties ?? {})) add(one, `${path}.${name}`)
    for (const one of [schema.anyOf, schema.oneOf, schema.allOf].flat()) if (one) add(one, path)
    if (schema.items) add(schema.items, `${path}[]`)
  }
  for (const [feature, routes] of Object.entries(api))
    for (const [call, { body }] of Object.entries(routes as Record<string, AnyRoute>))
      if (body)
        add(
          z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema,
          `${feature}.${call}`,
        )
  return [...found]
}

/** Patterns that leave no room for markup: tokens, numbers, times, paths. Those of texts exclude characters. */
const isOfShape = (pattern: string | undefined) =>
  pattern !== undefined && !pattern.startsWith('^[^')

/** The paths of the texts in a body that hold a payload. */
export function filledFields(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.includes('ran(') ? [path] : []
  if (Array.isArray(value)) return value.flatMap((one) => filledFields(one, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => filledFields(one, `${path}.${name}`))
}

const password = 'is kept as a hash, or sealed, and never shown'
const address = 'is refused unless it is an e-mail address, and is tried with payloads in it'
const choice = 'is refused unless it is one of a few'
const phone = 'is refused unless it is a phone number'
const sameAs = (field: string) => `is the column, with the schema, of ${field}`

/** Fields that no payload is stored in, and why. A field that is neither stored nor named here fails the test. */
export const notStored: Record<string, string> = {
  ...notStoredOfBoards,
  'session.login.email': address,
  'session.login.password': password,
  'session.forgot.email': address,
  'session.reset.password': password,
  'session.reset.repeated': password,
  'session.changePassword.oldPassword': password,
  'session.changePassword.password': password,
  'session.changePassword.repeated': password,
  'proof.password.password': password,
  'session.activate.password': password,
  'session.activate.repeated': password,
  'singleSignOn.login.username': 'is only compared: the provider says who it is',
  'singleSignOn.login.homeAccountId': 'is only compared: the provider says who it is',
  'users.create.email': address,
  'users.create.phone': phone,
  'users.edit.phone': phone,
  'users.edit.name': sameAs('users.create.name'),
  'users.edit.last_name': sameAs('users.create.last_name'),
  'users.edit.position': sameAs('users.create.position'),
  'settings.setContact.email': address,
  'settings.setContact.phone': phone,
  'settings.setBasemap.basemap.url': 'is refused unless it is the address of tiles',
  'projects.create.color': 'is refused unless it is a colour',
  'projects.create.url_policy': sameAs('projects.setPolicy.url_policy'),
  'projects.edit.color': 'is refused unless it is a colour',
  'projects.setPolicy.url_policy': 'is refused unless it is an address of the web',
  'members.create.email': address,
  'members.create.phone': sameAs('users.create.phone'),
  'members.add.email': address,
  'members.importWorkbook.corrections': 'are cells, read as those of the workbook are',
  'members.edit.name': sameAs('members.create.name'),
  'members.edit.last_name': sameAs('members.create.last_name'),
  'members.edit.phone': sameAs('users.create.phone'),
  'members.edit.position': sameAs('members.create.position'),
  'menus.set.entries[].alias': 'is refused unless it names a screen',
  'menus.set.entries[].url': 'is refused unless it is an address of the web',
  'containers.editFolder.name': sameAs('containers.createFolder.name'),
  'containers.editFile.name': sameAs('containers.beginUpload.name'),
  'reference.edit.name': sameAs('reference.create.name'),
  'reference.edit.parameters[]': sameAs('reference.create.parameters[]'),
  'reference.editStation.code': sameAs('reference.createStation.code'),
  'reference.editStation.name': sameAs('reference.createStation.name'),
  'reference.editStation.standard': sameAs('reference.createStation.standard'),
  'reference.editStation.category': sameAs('reference.createStation.category'),
  'resultImports.makeStations.codes[]': 'only picks from the stations that the file names',
  'resultImports.makeNames.campaigns[]': 'only picks from the campaigns that the file names',
  'resultImports.makeNames.laboratories[]': 'only picks from the laboratories that the file names',
  'limits.edit.standard': sameAs('limits.create.standard'),
  'limits.edit.category': sameAs('limits.create.category'),
  'limits.edit.source': sameAs('limits.create.source'),
  'limits.edit.note': sameAs('limits.create.note'),
  'alarmRules.edit.name': sameAs('alarmRules.create.name'),
  'parameters.create.name.en': sameAs('parameters.create.name.es'),
  'parameters.create.name.fr': sameAs('parameters.create.name.es'),
  'parameters.create.name.pt': sameAs('parameters.create.name.es'),
  'parameters.create.formula': 'is refused unless it is a formula',
  'parameters.edit.name.es': sameAs('parameters.create.name.es'),
  'parameters.edit.name.en': sameAs('parameters.create.name.es'),
  'parameters.edit.name.fr': sameAs('parameters.create.name.es'),
  'parameters.edit.name.pt': sameAs('parameters.create.name.es'),
  'parameters.edit.symbol': sameAs('parameters.create.symbol'),
  'parameters.edit.formula': 'is refused unless it is a formula',
  'samples.create.results[].text': 'is refused unless it is a value of a result',
  'samples.create.results[].unit': 'is refused unless it is a unit',
  'samples.create.results[].detectionLimit': 'is refused unless it is a value of a result',
  'samples.create.results[].quantificationLimit': 'is refused unless it is a value of a result',
  'samples.create.results[].uncertainty': 'is refused unless it is a value of a result',
  'samples.edit.code': sameAs('samples.create.code'),
  'samples.edit.source': sameAs('samples.create.source'),
  'samples.edit.chainOfCustody': sameAs('samples.create.chainOfCustody'),
  'samples.edit.campaign': sameAs('samples.create.campaign'),
  'samples.edit.laboratory': sameAs('samples.create.laboratory'),
  'samples.edit.report': sameAs('samples.create.report'),
  'samples.edit.results[].text': sameAs('samples.create.results[].text'),
  'samples.edit.results[].unit': sameAs('samples.create.results[].unit'),
  'samples.edit.results[].detectionLimit': sameAs('samples.create.results[].detectionLimit'),
  'samples.edit.results[].quantificationLimit': sameAs(
    'samples.create.results[].quantificationLimit',
  ),
  'samples.edit.results[].uncertainty': sameAs('samples.create.results[].uncertainty'),
  'samples.edit.results[].method': sameAs('samples.create.results[].method'),
  'samples.edit.results[].laboratoryReference': sameAs(
    'samples.create.results[].laboratoryReference',
  ),
  'samples.answer.observation': sameAs('monitorings.followUp.observation'),
  'samples.answer.reason': sameAs('monitorings.followUp.reason'),
  'parameters.create.cas': 'is refused unless it is a CAS number',
  'parameters.edit.cas': 'is refused unless it is a CAS number',
  'laboratoryLinks.create.laboratory': sameAs('resultImports.map.laboratory'),
  'laboratoryLinks.create.campaign': sameAs('samples.create.campaign'),
  'laboratoryFiles.map.mapping.sheets[]': 'names sheets of the file, of which no other is read',
  'laboratoryFiles.map.mapping.columns[].heading': sameAs(
    'resultImports.map.mapping.columns[].heading',
  ),
  'laboratoryFiles.map.mapping.columns[].meaning.unit': sameAs(
    'resultImports.map.mapping.columns[].meaning.unit',
  ),
  'laboratoryFiles.map.mapping.columns[].meaning.name': sameAs(
    'resultImports.map.mapping.columns[].meaning.name',
  ),
  'laboratoryFiles.map.options.timeZone': 'is refused unless it is a time zone',
  'resultImports.map.mapping.sheets[]': 'names sheets of the file, of which no other is read',
  'resultImports.map.options.timeZone': 'is refused unless it is a time zone',
  'resultImports.resolve.act.unit': 'names a unit',
  'resultImports.resolve.act.text': 'is read as the cell of the file, in which payloads stand',
  'resultImports.withdraw.text': 'only finds an answer that was given',
  'resultImports.save.campaign': sameAs('samples.create.campaign'),
  'planImports.answerCode.code': 'names a code of the file, in which payloads stand',
  'planImports.answerCode.means': 'names a known station, whose codes hold payloads',
  'monitorings.markMany.followUp.observation': sameAs('monitorings.followUp.observation'),
  'monitorings.markMany.followUp.reason': sameAs('monitorings.followUp.reason'),
  'monitorings.markMany.followUp.mishapDetail': sameAs('monitorings.followUp.mishapDetail'),
  'mailServers.create.server': 'is refused unless it is the name of a server',
  'mailServers.create.email': address,
  'mailServers.create.password': password,
  'mailServers.edit.server': 'is refused unless it is the name of a server',
  'mailServers.edit.email': address,
  'mailServers.edit.password': password,
  'mailServers.createOfSystem.server': 'is refused unless it is the name of a server',
  'mailServers.createOfSystem.email': address,
  'mailServers.createOfSystem.password': password,
  'mailServers.editOfSystem.server': 'is refused unless it is the name of a server',
  'mailServers.editOfSystem.email': address,
  'mailServers.editOfSystem.password': password,
  'notificationSettings.editTemplate.name': sameAs('notificationSettings.createTemplate.name'),
  'notificationSettings.editTemplate.texts.es': sameAs(
    'notificationSettings.createTemplate.texts.es',
  ),
  'notificationSettings.editTemplate.texts.en': sameAs(
    'notificationSettings.createTemplate.texts.en',
  ),
  'notificationSettings.editTemplate.texts.fr': sameAs(
    'notificationSettings.createTemplate.texts.fr',
  ),
  'notificationSettings.editTemplate.texts.pt': sameAs(
    'notificationSettings.createTemplate.texts.pt',
  ),
  'instruments.edit.name': sameAs('instruments.create.name'),
  'instruments.edit.authority': sameAs('instruments.create.authority'),
  'instruments.edit.resolution': sameAs('instruments.create.resolution'),
  'treatmentPlants.editPlant.name': sameAs('treatmentPlants.createPlant.name'),
  'treatmentPlants.editNeutralizer.name': sameAs('treatmentPlants.createNeutralizer.name'),
  'responsibleRoles.edit.name': sameAs('responsibleRoles.create.name'),
  'tasks.edit.title': sameAs('tasks.create.title'),
  'tasks.edit.detail': sameAs('tasks.create.detail'),
  'correctiveActions.edit.title': sameAs('correctiveActions.open.title'),
  'correctiveActions.edit.cause': sameAs('correctiveActions.open.cause'),
  'maintenance.edit.reason': sameAs('maintenance.create.reason'),
  'commitments.pdf.phases': choice,
  'commitments.pdf.kinds': choice,
  'commitments.pdf.states': choice,
  'commitments.pdf.methods': choice,
  'commitments.pdf.search': 'is compared with what is stored, and kept nowhere',
  'commitmentChanges.create.shortName': sameAs('commitmentChanges.split.second.shortName'),
  'commitmentChanges.create.text': sameAs('commitmentChanges.edit.text'),
  'commitmentChanges.create.deadline.event': sameAs('commitmentChanges.edit.deadline.event'),
  'commitmentChanges.create.quote': 'has to stand on a page of a document',
  'commitmentChanges.edit.shortName': sameAs('commitmentChanges.split.second.shortName'),
  'commitmentChanges.split.shortName': sameAs('commitmentChanges.split.second.shortName'),
  'commitmentChanges.split.text': sameAs('commitmentChanges.edit.text'),
  'commitmentChanges.join.shortName': sameAs('commitmentChanges.split.second.shortName'),
  'commitmentChanges.join.text': sameAs('commitmentChanges.edit.text'),
  'commitmentPlans.link.links[].name': 'is compared with names that are stored, and kept nowhere',
  'commitmentPlans.link.links[].instrument': 'as its name',
  'promptTrials.start.sides[].task': 'is asked of a model, and answered by no route',
  'annotations.edit.text': sameAs('annotations.create.text'),
  'gateways.edit.name': 'is shown as names of devices are',
  'networks.create.name':
    'a project has too few networks for all payloads; shown as names of devices are',
  'reportServices.set.address': 'is refused unless it is an address of the web',
  'deviceProfiles.create.name': 'is shown as names of devices are',
  'deviceProfiles.create.maker': 'as its name',
  'deviceProfiles.create.model': 'as its name',
  'deviceProfiles.create.decoder': 'is shown in a field for text alone, and runs in the sandbox',
  'deviceProfiles.create.tests[].name': 'is shown in a field for text alone',
  'deviceProfiles.create.tests[].content': 'as its name',
  'deviceProfiles.create.tests[].expected': 'as its name',
  'deviceProfiles.create.variables[].key': 'is shown as that of a device is',
  'deviceProfiles.create.csv.time.column': 'is shown in a field for text alone',
  'deviceProfiles.create.csv.time.clock': 'is shown in a field for text alone',
  'deviceProfiles.create.csv.time.zone': 'is refused unless it is a time zone',
  'deviceProfiles.create.csv.columns[].column': 'is shown in a field for text alone',
  'deviceProfiles.create.csv.columns[].key': 'as the key of a variable',
  'deviceProfiles.edit.csv.time.column': sameAs('deviceProfiles.create.csv.time.column'),
  'deviceProfiles.edit.csv.time.clock': sameAs('deviceProfiles.create.csv.time.clock'),
  'deviceProfiles.edit.csv.time.zone': sameAs('deviceProfiles.create.csv.time.zone'),
  'deviceProfiles.edit.csv.columns[].column': sameAs('deviceProfiles.create.csv.columns[].column'),
  'deviceProfiles.edit.csv.columns[].key': sameAs('deviceProfiles.create.csv.columns[].key'),
  'deviceProfiles.create.variables[].name': 'is shown as that of a device is',
  'deviceProfiles.create.variables[].sensor': 'is shown as that of a device is',
  'deviceProfiles.create.variables[].unit': 'is shown as that of a device is',
  'deviceProfiles.edit.name': sameAs('deviceProfiles.create.name'),
  'deviceProfiles.edit.maker': sameAs('deviceProfiles.create.maker'),
  'deviceProfiles.edit.model': sameAs('deviceProfiles.create.model'),
  'deviceProfiles.edit.decoder': sameAs('deviceProfiles.create.decoder'),
  'deviceProfiles.edit.tests[].name': sameAs('deviceProfiles.create.tests[].name'),
  'deviceProfiles.edit.tests[].content': sameAs('deviceProfiles.create.tests[].content'),
  'deviceProfiles.edit.tests[].expected': sameAs('deviceProfiles.create.tests[].expected'),
  'deviceProfiles.edit.variables[].key': sameAs('deviceProfiles.create.variables[].key'),
  'deviceProfiles.edit.variables[].name': sameAs('deviceProfiles.create.variables[].name'),
  'deviceProfiles.edit.variables[].sensor': sameAs('deviceProfiles.create.variables[].sensor'),
  'deviceProfiles.edit.variables[].unit': sameAs('deviceProfiles.create.variables[].unit'),
  'deviceProfiles.try.decoder': 'runs in the sandbox and is stored nowhere',
  'deviceProfiles.try.tests[].content': 'is stored nowhere',
  'devices.create.variables[].key': 'is refused unless it has only letters, digits and a few signs',
  'deviceWorkbooks.importWorkbook.corrections': 'are cells, read as those of the workbook are',
  'deviceWorkbooks.makeTokens.serials[]': 'names devices that there are, and is stored nowhere',
  'deviceReplacements.create.serial': sameAs('devices.create.serial'),
  'deviceReplacements.create.externalKey': sameAs('devices.create.externalKey'),
  'deviceReplacements.create.note': sameAs('devices.create.note'),
  'deviceMoves.create.name': sameAs('devices.create.name'),
  'deviceMoves.create.note': sameAs('devices.create.note'),
  'deviceCertificates.create.certificate':
    'is refused unless it is a certificate or its fingerprint',
  'devices.edit.serial': sameAs('devices.create.serial'),
  'devices.edit.name': sameAs('devices.create.name'),
  'devices.edit.fieldNumber': sameAs('devices.create.fieldNumber'),
  'devices.edit.group': sameAs('devices.create.group'),
  'devices.edit.battery': sameAs('devices.create.battery'),
  'devices.edit.externalKey': sameAs('devices.create.externalKey'),
  'devices.edit.note': sameAs('devices.create.note'),
  'devices.edit.relay1': sameAs('devices.create.relay1'),
  'devices.edit.relay2': sameAs('devices.create.relay2'),
  'devices.edit.variables[].key': sameAs('devices.create.variables[].key'),
  'devices.edit.variables[].name': sameAs('devices.create.variables[].name'),
  'devices.edit.variables[].sensor': sameAs('devices.create.variables[].sensor'),
  'devices.edit.variables[].unit': sameAs('devices.create.variables[].unit'),
  'whatsapp.receive.entry[].changes[].field': 'is only compared, and signed by Meta',
}
