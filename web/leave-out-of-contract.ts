import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Change = { at: number; until: number; by: string }

const makers = ['route', 'file', 'upload', 'bytesUpload', 'stream', 'redirect']
const onlyOnServer = ['params', 'query', 'summary']

/**
 * Only the server validates parameters and answers, and only its OpenAPI has words on routes: the schemas of these
 * would be a fifth of what the browser runs before a page shows. What forms validate by stays, as do types.
 */
export function leaveOutOfContract(): Plugin {
  return {
    name: 'leave-out-of-contract',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]contract[\\/]src[\\/](?!kit[\\/])/.test(id)) return null
      const program = this.parse(code) as unknown as Node
      const changes = [...partsOfRoutes(program), ...unusedOnes(program)]
      return changes
        .toSorted((a, b) => b.at - a.at || b.until - a.until)
        .reduce((text, { at, until, by }) => text.slice(0, at) + by + text.slice(until), code)
    },
  }
}

function partsOfRoutes(program: Node): Change[] {
  const changes: Change[] = []
  visit(program, (node) => {
    const [parts] = (node['arguments'] ?? []) as Node[]
    const isRoute = node.type === 'CallExpression' && makers.includes(nameOf(node['callee']))
    if (!isRoute || parts?.type !== 'ObjectExpression') return
    for (const property of parts['properties'] as Node[]) {
      const name = nameOf(property['key'])
      const change = { at: property.start, until: property.end }
      if (onlyOnServer.includes(name)) changes.push({ ...change, by: `${name}: undefined` })
      // The web asks whether a route answers nothing.
      if (name === 'response' && nameOf(property['value']) !== 'nothing')
        changes.push({ ...change, by: 'response: {}' })
    }
  })
  return changes
}

/** Within a function that is called where it stands, a bundler drops what nothing else names. */
function unusedOnes(program: Node): Change[] {
  const declared = (program['body'] as Node[]).flatMap((node) => {
    const own = node.type === 'ExportNamedDeclaration' ? (node['declaration'] as Node) : node
    return own?.type === 'VariableDeclaration' ? (own['declarations'] as Node[]) : []
  })
  return declared
    .map(({ init }) => init as Node)
    .filter((init) => init?.type === 'CallExpression')
    .flatMap(({ start, end }) => [
      { at: start, until: start, by: '/* @__PURE__ */ (() => (' },
      { at: end, until: end, by: '))()' },
    ])
}

function visit(node: Node, look: (node: Node) => void) {
  look(node)
  for (const part of Object.values(node).flat()) if (isNode(part)) visit(part, look)
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part
const nameOf = (node: unknown) =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
