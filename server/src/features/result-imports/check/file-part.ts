import { packLines } from '../../../platform/imports/row-lines.ts'
import type { RowChecker } from '../../../platform/xlsx/read/row-checker.ts'
import { type CheckInput, createRowChecker as checking, type ReadFile } from './check-cells.ts'
import { createRowChecker as looking, type Look, type LookInput } from './look-at-file.ts'

/**
 * Both readings of a file in one module: the process that is made ready after a look has loaded what its check needs.
 * Lines cross processes as bytes, which the server's hands to the database as they are.
 */
export function createRowChecker(
  input: LookInput | CheckInput,
): RowChecker<never, Look> | RowChecker<string, ReadFile> {
  return 'mapping' in input ? { ...checking(input), pack: packLines } : looking(input)
}
