import { EncryptedFileError, ParseError } from 'hucre'
import { expect, test } from 'vitest'
import { refusalOfReader } from './open-sheets.ts'

test('the package’s error of an encrypted file is known by its name, and no other one is', () => {
  expect(refusalOfReader(new EncryptedFileError())).toMatchObject({ reason: 'password' })
  expect(refusalOfReader(new ParseError('no sheets'))).toMatchObject({ reason: 'damaged' })
})
