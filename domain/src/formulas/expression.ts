/** A formula, read. */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'parameter'; key: string }
  | { kind: 'operation'; sign: '+' | '-' | '*' | '/'; left: Expression; right: Expression }

export type SyntaxProblem =
  | { problem: 'too-long' }
  | { problem: 'too-deep' }
  | { problem: 'too-many-operands' }
  /** Something else stands where a number, a parameter, a sign or a parenthesis was expected. */
  | { problem: 'unexpected'; at: number }
  | { problem: 'unfinished' }

/** Bounds of a formula, so that none keeps the server busy. */
export const formulaLengthMax = 500
export const formulaDepthMax = 20
export const formulaOperandsMax = 50

/**
 * Reads a formula: numbers with a point, parameters by their key in brackets, + - * / and parentheses, as in
 * `([no3-n] + [no2-n]) * 4.43`. Nothing else, and nothing is ever run as code.
 */
export const readExpression = (text: string): Expression | SyntaxProblem => {
  if (text.length > formulaLengthMax) return { problem: 'too-long' }
  const tokens = tokensOf(text)
  if ('problem' in tokens) return tokens
  if (tokens.list.filter(({ kind }) => kind !== 'sign').length > formulaOperandsMax)
    return { problem: 'too-many-operands' }
  const read = new Reader(tokens.list)
  const expression = read.sum(0)
  if ('problem' in expression) return expression
  const rest = read.next()
  return rest === undefined ? expression : { problem: 'unexpected', at: rest.at }
}

/** Returns the keys of the parameters of a formula, each once. */
export const parametersOf = (expression: Expression): string[] => {
  if (expression.kind === 'number') return []
  if (expression.kind === 'parameter') return [expression.key]
  return [...new Set([...parametersOf(expression.left), ...parametersOf(expression.right)])]
}

/** Returns the number that an expression gives, infinite or none where it divides by zero. */
export const valueOf = (
  expression: Expression,
  valueOfParameter: (key: string) => number,
): number => {
  if (expression.kind === 'number') return expression.value
  if (expression.kind === 'parameter') return valueOfParameter(expression.key)
  const left = valueOf(expression.left, valueOfParameter)
  const right = valueOf(expression.right, valueOfParameter)
  switch (expression.sign) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
  }
}

type Token = { at: number } & (
  | { kind: 'number'; value: number }
  | { kind: 'parameter'; key: string }
  | { kind: 'sign'; sign: string }
)

const shape = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?)|\[([^[\]\s]{1,64})\]|([-+*/()×·÷−]))/iy

const plainSigns: Record<string, string> = { '×': '*', '·': '*', '÷': '/', '−': '-' }

const tokensOf = (text: string): { list: Token[] } | SyntaxProblem => {
  const list: Token[] = []
  const trimmed = text.trimEnd()
  let at = 0
  while (at < trimmed.length) {
    shape.lastIndex = at
    const [whole, number, key, sign] = shape.exec(trimmed) ?? []
    if (whole === undefined) return { problem: 'unexpected', at }
    if (number !== undefined) list.push({ at, kind: 'number', value: Number(number) })
    else if (key !== undefined) list.push({ at, kind: 'parameter', key })
    else if (sign !== undefined) list.push({ at, kind: 'sign', sign: plainSigns[sign] ?? sign })
    at += whole.length
  }
  return { list }
}

/** Reads sums of products of operands, by recursive descent. */
class Reader {
  #tokens: readonly Token[]
  #position = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  next(): Token | undefined {
    return this.#tokens[this.#position]
  }

  sum(depth: number): Expression | SyntaxProblem {
    return this.#chain(['+', '-'], () => this.#product(depth))
  }

  #product(depth: number): Expression | SyntaxProblem {
    return this.#chain(['*', '/'], () => this.#operand(depth))
  }

  #chain(
    signs: readonly ('+' | '-' | '*' | '/')[],
    part: () => Expression | SyntaxProblem,
  ): Expression | SyntaxProblem {
    let left = part()
    for (;;) {
      if ('problem' in left) return left
      const sign = signs.find((one) => this.#takes(one))
      if (sign === undefined) return left
      const right = part()
      if ('problem' in right) return right
      left = { kind: 'operation', sign, left, right }
    }
  }

  #operand(depth: number): Expression | SyntaxProblem {
    if (depth > formulaDepthMax) return { problem: 'too-deep' }
    const token = this.next()
    if (token === undefined) return { problem: 'unfinished' }
    this.#position += 1
    if (token.kind === 'number') return { kind: 'number', value: token.value }
    if (token.kind === 'parameter') return { kind: 'parameter', key: token.key }
    if (token.sign === '-') {
      const right = this.#operand(depth + 1)
      if ('problem' in right) return right
      return { kind: 'operation', sign: '*', left: { kind: 'number', value: -1 }, right }
    }
    if (token.sign !== '(') return { problem: 'unexpected', at: token.at }
    const inner = this.sum(depth + 1)
    if ('problem' in inner || this.#takes(')')) return inner
    const rest = this.next()
    return rest === undefined ? { problem: 'unfinished' } : { problem: 'unexpected', at: rest.at }
  }

  #takes(sign: string): boolean {
    const token = this.next()
    if (token?.kind !== 'sign' || token.sign !== sign) return false
    this.#position += 1
    return true
  }
}
