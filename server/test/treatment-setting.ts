import { treatmentPlantRoutes as plants } from '@puquio/contract/laboratory/neutralization'
import { buildMember, buildMine } from './build.ts'
import type { TestApp } from './harness.ts'
import { neutralizerBody, plantBody } from './proofs/build-plant.ts'

/** What tests of treatment start from: a mine with a plant that doses lime, its administrator and somebody who writes. */
export async function treatmentSetting(puquio: TestApp) {
  const mine = await buildMine(puquio.database)
  const params = { projectId: mine.project.id }
  const admin = await puquio.signIn(mine.admin)
  const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const lime = await admin.call(plants.createNeutralizer, {
    params,
    body: neutralizerBody({ name: 'Cal hidratada' }),
  })
  const plant = await admin.call(plants.createPlant, {
    params,
    body: plantBody(lime.id, { name: 'Planta Norte' }),
  })
  return { mine, admin, writer, lime, of: { ...params, plantId: plant.id } }
}
