import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMailServer } from '../../../test/proofs/build-everything.ts'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { rotationScope } from '../db/scopes/system-scopes.ts'
import { sql } from '../db/sql.ts'
import { passwordContext, passwordPurpose } from '../mail/transport.ts'
import { sealedSecrets } from '../../sealed-secrets.ts'
import { readMasterKeys, textOfKeys, writeMasterKeys } from './key-file.ts'
import { newMasterKey, openKeys } from './keys.ts'
import { rotateMasterKey } from './rotate.ts'

let puquio: TestApp
const dataFolder = mkdtempSync(join(tmpdir(), 'puquio-rotate-'))
const ofFile = { masterKeys: null, dataFolder }
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(async () => {
  await puquio.close()
  rmSync(dataFolder, { recursive: true })
})

const scope = () => rotationScope({ database: puquio.database, clock: puquio.clock })
const put = (id: number, sealed: string) =>
  puquio.database.owner.one(
    {},
    sql`update mail_server set password_sealed = ${sealed} where id = ${id}`,
  )
const sealedOf = async (id: number) => {
  const [row] = await puquio.database.owner.one<{ passwordSealed: string }>(
    {},
    sql`select password_sealed from mail_server where id = ${id}`,
  )
  return row?.passwordSealed ?? ''
}

test('seals everything by a new key, and drops the old one; what was lost stays', async () => {
  const { project } = await buildMine(puquio.database)
  const [own, system, lost] = [
    await buildMailServer(puquio.database, project.id),
    await buildMailServer(puquio.database, null),
    await buildMailServer(puquio.database, project.id),
  ]
  const [old] = readMasterKeys(ofFile)
  const before = openKeys([old])
  const ofProject = passwordContext({ projectId: project.id })
  const ofSystem = passwordContext({ projectId: null })
  await put(own.id, before.seal(passwordPurpose, ofProject, 'uno'))
  await put(system.id, before.seal(passwordPurpose, ofSystem, 'dos'))
  const gone = openKeys([newMasterKey()]).seal(passwordPurpose, ofProject, 'tres')
  await put(lost.id, gone)
  // A rotation that was killed has left its key in the file.
  const unfinished = newMasterKey()
  writeMasterKeys(dataFolder, [unfinished, old])

  expect(await rotateMasterKey(scope(), ofFile, sealedSecrets)).toEqual({ resealed: 2, lost: 1 })

  const now = readMasterKeys(ofFile)
  expect(now).toHaveLength(1)
  expect([old.id, unfinished.id]).not.toContain(now[0].id)
  const after = openKeys(now)
  expect(after.open(passwordPurpose, ofProject, await sealedOf(own.id))).toBe('uno')
  expect(after.open(passwordPurpose, ofSystem, await sealedOf(system.id))).toBe('dos')
  expect(before.open(passwordPurpose, ofProject, await sealedOf(own.id))).toBeNull()
  expect(await sealedOf(lost.id)).toBe(gone)

  const next = newMasterKey()
  const masterKeys = textOfKeys([next, ...now])
  expect(await rotateMasterKey(scope(), { masterKeys, dataFolder }, sealedSecrets)).toMatchObject({
    resealed: 2,
  })
  expect(openKeys([next]).open(passwordPurpose, ofSystem, await sealedOf(system.id))).toBe('dos')
  expect(readMasterKeys(ofFile)).toEqual(now)
})
