import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../src/platform/db/start/prepare-database.ts'
import { startTestServer, type TestServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: { adminUrl: string; template: string }
  }
}

/** One server for the whole run, and in it one template that every test file's database copies. */
export default async function setup(project: TestProject) {
  const server = await startTestServer()
  const template = await server.createDatabase(`puquio_template_${process.pid}`)
  try {
    await prepareDatabase(template.ownerUrl)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('databaseServer', { adminUrl: server.adminUrl, template: template.name })
  return () => finish(server, template)
}

async function finish(server: TestServer, template: { drop(): Promise<void> }) {
  await template.drop()
  await server.stop()
}
