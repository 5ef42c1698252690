/** Why a file was not read. What it looks like, or the limit it broke, is in the parameters. */
export type RefusalReason =
  | 'not-a-workbook'
  | 'password'
  | 'too-large'
  | 'damaged'
  | 'timeout'
  | 'too-many-cells'
  | 'old-format'

export type Refused = {
  kind: 'refused'
  reason: RefusalReason
  params: Record<string, string | number>
}

export function refused(
  reason: RefusalReason,
  params: Record<string, string | number> = {},
): Refused {
  return { kind: 'refused', reason, params }
}
