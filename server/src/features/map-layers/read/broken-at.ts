const token =
  /\s*(?:([{}[\],:])|(")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y
const plain = /[^"\\\u0000-\u001f]*/y
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** The index behind the quote that ends a string; -1 where nothing ends it. In parts: one pattern for all overflows. */
function endOfString(text: string, from: number): number {
  let at = from
  for (;;) {
    plain.lastIndex = at
    plain.test(text)
    at = plain.lastIndex
    if (text[at] === '"') return at + 1
    escaped.lastIndex = at
    if (!escaped.test(text)) return -1
    at = escaped.lastIndex
  }
}

type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'end'

/** Where a text stops being JSON: the parser says so for few of its errors. */
export function brokenAt(text: string): number {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const found = token.exec(text)
    const start = at + (/^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0)
    if (!found) return start
    const [, sign, string] = found
    const end = string === undefined ? token.lastIndex : endOfString(text, token.lastIndex)
    if (end === -1) return start
    const inside = open.at(-1)
    const takesValue = expected === 'value' || expected === 'first value'
    if (sign === '{' || sign === '[') {
      if (!takesValue) return start
      open.push(sign)
      expected = sign === '{' ? 'first key' : 'first value'
    } else if (sign === '}' || sign === ']') {
      const mayEnd = expected === 'end' || expected === (sign === '}' ? 'first key' : 'first value')
      if (!mayEnd || inside !== (sign === '}' ? '{' : '[')) return start
      open.pop()
      expected = 'end'
    } else if (sign === ',') {
      if (expected !== 'end' || inside === undefined) return start
      expected = inside === '{' ? 'key' : 'value'
    } else if (sign === ':') {
      if (expected !== 'colon') return start
      expected = 'value'
    } else if (expected === 'key' || expected === 'first key') {
      if (string === undefined) return start
      expected = 'colon'
    } else if (takesValue) expected = 'end'
    else return start
    at = end
  }
  return text.length
}
