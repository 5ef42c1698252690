import { buildMember, buildProject, buildUser } from './build.ts'
import type { TestApp } from './harness.ts'

/** A project whose administrator writes to two readers, of whom Luis reads English; all three signed in. */
export async function buildNotifiedProject({ database, signIn }: TestApp) {
  const project = await buildProject(database)
  const admin = await buildMember(database, project, 'admin')
  const anna = await buildMember(database, project, 'read')
  const user = await buildUser(database, { language: 'en' })
  const luis = await buildMember(database, project, 'read', { user })
  return {
    project,
    admin,
    anna,
    luis,
    asAdmin: await signIn(admin),
    asAnna: await signIn(anna),
    asLuis: await signIn(luis),
  }
}
