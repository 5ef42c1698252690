import { rm } from 'node:fs/promises'
import { makeDemonstration } from './start-puquio.ts'

/** The demonstration is made once; every Puquio of the run starts on a copy. */
export default async function setup() {
  const folder = await makeDemonstration()
  process.env.PUQUIO_E2E_DEMONSTRATION = folder
  return () => rm(folder, { recursive: true, force: true })
}
