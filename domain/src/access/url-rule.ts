// The host excludes ':' and '/', so no two parts compete for one character: linear time.
// Capitals are spelt out because the flags i and u together let ſ pass for s.
const shape =
  /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?([A-Za-z0-9.-]+)(?::[0-9]{1,5})?(?:\/[^\s\p{Cc}]*)?$/u
const hostLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const topLevel = /^[a-z]{2,5}$/i

/**
 * The URL rule for policies and links. Empty labels and labels that begin or end with
 * a hyphen are refused too: no such host exists.
 */
export const isUrlAllowed = (text: string): boolean => {
  const host = shape.exec(text)?.[1]
  if (host === undefined) return false
  const labels = host.split('.')
  const last = labels.pop() ?? ''
  return topLevel.test(last) && labels.length > 0 && labels.every((label) => isHostLabel(label))
}

const isHostLabel = (label: string): boolean => label.length <= 63 && hostLabel.test(label)
