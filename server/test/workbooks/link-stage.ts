import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type LaboratoryFile,
  laboratoryFileRoutes,
  laboratoryLinkRoutes,
} from '@puquio/contract/laboratory/laboratory-links'
import { buildMember, type BuiltProject, buildProject, type BuiltUser } from '../build.ts'
import type { TestApp } from '../harness.ts'
import { type Calls, callsOf, type SentFile } from '../send.ts'

type Asked = { laboratory?: string; until?: string; stationIds?: number[]; campaign?: string }

/** A project whose administrator has given a laboratory a link, and the calls of that laboratory. */
export type LinkStage = {
  project: BuiltProject
  admin: BuiltUser
  on: { projectId: number }
  secret: string
  linkId: number
  calls: Calls
  /** Uploads a file and waits until its columns are proposed, or it is refused. */
  look: (bytes: Buffer | string, key?: string, name?: string) => Promise<LaboratoryFile>
  ended: (key: string) => Promise<LaboratoryFile>
  /** Confirms what is proposed, and waits until the file is checked. */
  check: (bytes: Buffer | string) => Promise<LaboratoryFile>
  addReport: (one: { key: string }, file: SentFile) => Promise<LaboratoryFile>
  handIn: (one: { key: string }) => Promise<LaboratoryFile>
}

export async function stageLink(
  puquio: TestApp,
  { laboratory, until = '2026-12-31', stationIds = [], campaign = '' }: Asked = {},
  of?: BuiltProject,
): Promise<LinkStage> {
  const project = of ?? (await buildProject(puquio.database))
  const admin = await buildMember(puquio.database, project, 'admin')
  const on = { projectId: project.id }
  const body = {
    laboratory: laboratory ?? 'Laboratorio Andino',
    label: 'Aguas',
    until,
    stationIds,
    campaign,
  }
  const asAdmin = await puquio.signIn(admin)
  const { secret, made } = await asAdmin.call(laboratoryLinkRoutes.create, { params: on, body })
  const calls = callsOf(puquio.app, { authorization: `Bearer ${secret}` })
  const ended = async (key: string): Promise<LaboratoryFile> => {
    for (;;) {
      const one = await calls.call(laboratoryFileRoutes.get, { params: { key } })
      if (one.state !== 'checking') return one
      await pause(50)
    }
  }
  const look: LinkStage['look'] = async (bytes, key = randomUUID(), name = 'informe.csv') => {
    const file = { name, bytes }
    await calls.call(laboratoryFileRoutes.start, { body: { key } }, { file })
    return ended(key)
  }
  return {
    project,
    admin,
    on,
    secret,
    linkId: made.id,
    calls,
    look,
    ended,
    async check(bytes) {
      const { key, mapping, options } = await look(bytes)
      if (!mapping) throw new Error('no columns were proposed')
      await calls.call(laboratoryFileRoutes.map, { params: { key }, body: { mapping, options } })
      return ended(key)
    },
    addReport: ({ key }, file) =>
      calls.call(laboratoryFileRoutes.setReport, { params: { key } }, { file }),
    handIn: ({ key }) => calls.call(laboratoryFileRoutes.handIn, { params: { key }, body: {} }),
  }
}
