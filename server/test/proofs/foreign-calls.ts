import type { AnyRoute } from '@puquio/contract'
import { api } from '@puquio/contract/all'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { z } from 'zod'
import type { RouteName } from './access-table.ts'
import type { Everything } from './build-everything.ts'
import { validBodyOf } from './valid-bodies.ts'

export type ForeignCall = {
  name: RouteName
  route: AnyRoute
  params: Record<string, string | number>
  query: Record<string, unknown>
  body: unknown
}

type Schema = {
  anyOf?: Schema[]
  oneOf?: Schema[]
  const?: unknown
  enum?: unknown[]
  type?: string
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** What a name in a path, a query or a body may stand for. */
const thingsOf = (from: Everything): Record<string, readonly (string | number)[]> => {
  const user = [from.member.id, from.admin.id, from.newcomer.id]
  const folder = [from.folder.id]
  const file = [from.file.id, from.containerFile.id]
  const menu = [from.menuItem.id]
  return {
    projectId: [from.project.id],
    project: [from.project.id],
    projectIds: [from.project.id],
    user,
    userId: user,
    userIds: user,
    memberId: user,
    itemId: [from.component.id, from.profile.id, from.frequency.id, from.sourceType.id],
    parentId: [from.component.id, from.folder.id],
    stationId: [from.station.id],
    componentId: [from.component.id],
    subcomponentId: [from.subcomponent.id],
    miningComponentId: [from.miningComponent.id],
    sourceTypeId: [from.sourceType.id],
    profileId: [from.profile.id],
    deviceProfileId: [from.deviceProfile.id],
    frequencyId: [from.frequency.id],
    planId: [from.plan.id],
    monitoringId: [from.monitoring.id],
    id: [from.monitoring.id, ...menu],
    hidden: menu,
    folderId: folder,
    folder,
    folders: folder,
    fileId: [from.file.id],
    containerFileId: [from.containerFile.id],
    files: file,
    key: [from.key],
    uploadId: [from.uploadId],
    exportId: [from.dataExport.id],
    pdfReportId: [from.pdfReport.id],
    evidencePackId: [from.evidencePack.id],
    urir: [from.board.urir],
    plantId: [from.treatmentPlant.id],
    neutralizerId: [from.neutralizer.id],
    neutralizerDeliveryId: [from.neutralizerDelivery.id],
    boardId: [from.board.id],
    mapLayerId: [from.mapLayer.id],
    mapLayers: [from.mapLayer.id],
    scheduleId: [from.schedule.id],
    recipients: user,
    sampleId: [from.sample.id],
    parameterId: [from.parameter.id],
    campaignId: [from.campaign.id],
    campaigns: [from.campaign.id],
    components: [from.component.id],
    subcomponents: [from.subcomponent.id],
    stations: [from.station.id],
    parameters: [from.parameter.id],
    aliasId: [from.alias.id],
    standardAliasId: [from.standardAlias.id],
    limitId: [from.limit.id],
    entryId: [from.entryId],
    tokenId: [from.token.id],
    notificationId: [from.notification.id],
    mailServerId: [from.mailServer.id],
    attachmentId: [from.notification.attachmentId],
    attachments: [from.uploadedId],
    deliveryId: [from.notification.deliveryId],
    deviceId: [from.device.id],
    device: [from.device.id],
    deviceTokenId: [from.deviceToken.id],
    deviceCertificateId: [from.deviceCertificate.id],
    devices: [from.device.id],
    annotationId: [from.annotation.id],
    commitmentId: [from.commitment.id],
    instruments: [from.instrument.id],
    documents: [from.document.id],
    miningUnits: [from.miningUnit.id],
    miningComponents: [from.miningComponent.id],
    networkTokenId: [from.networkToken.id],
    gatewayId: [from.gateway.id],
    wellId: [from.well.id],
    wells: [from.well.id],
    rain: [from.variable.id],
    soundingId: [from.sounding.id],
    variables: [from.variable.id],
    variableId: [from.variable.id],
    calculationId: [from.calculation.id],
    correctionId: [from.correction.id],
    roleId: [from.role.id],
    reviewerRoleId: [from.role.id],
    role: [from.role.id],
    taskId: [from.task.id],
    task: [from.task.id],
    occurrenceId: [from.occurrence.id],
    actionId: [from.action.id],
    commitment: [from.commitment.id],
    instrument: [from.instrument.id],
    ownerId: user,
    ownedBy: user,
    email: [from.member.email],
  }
}

/** Texts of which one passes most patterns. */
const samples = [
  '2026-03',
  '08:00',
  '123456',
  '#102030',
  'www.mina.pe',
  '8.8.8.8',
  '1',
  'true',
  'a',
]
const idMax = 2_147_483_647

export const allRoutes = Object.entries(api).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature).map(
    ([name, route]) => [`${feature}.${name}` as RouteName, route as AnyRoute] as const,
  ),
)

/**
 * Returns a maker of calls that name things of a foreign project, by chance, in path, query and body: one of
 * every route of the contract after the other.
 */
export function foreignCalls(mine: Everything, other: Everything, seed: number) {
  const random = seededRandom(seed)
  const below = (count: number) => seededInteger(random, 0, count - 1)
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T
  const own = thingsOf(mine)
  const foreign = thingsOf(other)
  const anyForeign = Object.values(foreign)
    .flat()
    .filter((one) => typeof one === 'number')
  const schemas = new Map<z.ZodType, Schema>()
  const schemaOf = (type: z.ZodType) => {
    const known = schemas.get(type)
    if (known) return known
    const made = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema
    schemas.set(type, made)
    return made
  }
  let isForeign = false
  const thing = (name: string, ownShare: number) => {
    const known = foreign[name]
    if (known && random() < ownShare) return pick(own[name] ?? known)
    isForeign = true
    return known ? pick(known) : pick(anyForeign)
  }

  function valueOf(schema: Schema, name: string): unknown {
    const { anyOf, oneOf, enum: choices, type, properties, items } = schema
    if ('const' in schema) return schema.const
    if (choices) return pick(choices)
    if (anyOf ?? oneOf) return valueOf(pick((anyOf ?? oneOf) as Schema[]), name)
    if (type === 'boolean') return random() < 0.5
    if (type === 'null') return null
    if (type === 'integer' || type === 'number') return numberOf(schema, name)
    if (type === 'array') {
      const count = Math.max(schema.minItems ?? 0, below(3))
      return Array.from({ length: count }, () => valueOf(items ?? {}, name))
    }
    if (type === 'object')
      return Object.fromEntries(
        Object.entries(properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || random() < 0.7)
          .map(([key, inner]) => [key, valueOf(inner, key)]),
      )
    return textOf(schema, name)
  }
  function numberOf({ minimum, exclusiveMinimum, maximum }: Schema, name: string) {
    if (name === 'version' || name === 'policy') return 1
    if (exclusiveMinimum === 0 && maximum === idMax) return thing(name, 0.2)
    const least = minimum ?? 1
    return least + below(Math.min((maximum ?? least + 9) - least + 1, 10))
  }
  function textOf({ format, pattern }: Schema, name: string) {
    if (format === 'uuid') return thing(pick(['key', 'uploadId']), 0.2)
    if (format === 'email' || name === 'email') return thing('email', 0.2)
    if (format === 'date-time') return '2026-03-01T12:00:00Z'
    if (name.endsWith('On')) return '2026-03-20'
    const known = foreign[name]
    if (known) return String(thing(name, 0.2))
    const passing = pattern ? samples.filter((one) => new RegExp(pattern, 'u').test(one)) : []
    return passing.length > 0 ? pick(passing) : `Texto ${below(1000)}`
  }

  function bodyOf(name: RouteName, route: AnyRoute): unknown {
    if (!route.body) return undefined
    const known = random() < 0.5 ? validBodyOf(name, other) : undefined
    if (known) {
      isForeign ||= /Id"|"id"|hidden/.test(JSON.stringify(known))
      return known
    }
    const schema = schemaOf(route.body)
    let body = valueOf(schema, '')
    for (let tries = 0; tries < 8 && !route.body.safeParse(body).success; tries++)
      body = valueOf(schema, '')
    return body
  }

  let next = 0
  return (): ForeignCall => {
    const [name, route] = allRoutes[next++ % allRoutes.length] as (typeof allRoutes)[number]
    isForeign = false
    const asked = (route.query ? valueOf(schemaOf(route.query), '') : {}) as object
    const query = Object.fromEntries(
      Object.entries(asked).filter(([, value]) => value !== null && String(value) !== ''),
    )
    const body = bodyOf(name, route)
    const schema = route.params ? schemaOf(route.params).properties : {}
    const params = Object.fromEntries(
      Object.entries(schema ?? {}).map(([key, inner]) => [
        key,
        (foreign[key] || inner.anyOf ? thing(key, 0.5) : valueOf(inner, key)) as string | number,
      ]),
    )
    if (!isForeign && 'projectId' in params) params['projectId'] = other.project.id
    return { name, route, params, query, body }
  }
}
