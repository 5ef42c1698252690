import { projectFiles, textOf } from '../project-files.ts'

const definition = /^(?:export )?const (\w+) = defineTexts\(\{\n([\s\S]*?)\n\}\)/gm
const bundle = /^ {4}'?([\w-]+)'?: Bundle<typeof (\w+)>/gm
const entry = /^ {2}'?([\w-]+)'?: \{([\s\S]*?)\n? ?\},$/gm
const alias = /^ {2}'?([\w-]+)'?: \w+\.\w+,$/gm
const pluralEnding = /_(?:zero|one|two|few|many|other)$/
const source = /^(?:web|server|domain|contract)\/(?:src|seeds)\/.*\.tsx?$/

type Texts = { file: string; name: string; namespaces: string[]; keys: string[] }

/**
 * Finds unused texts, and texts that occur twice in the web, in server and contract, or in one file elsewhere. A text is used where
 * a file of its folder, or one that names its bundle, has its key as a string, as a property or as what a
 * template string can make; keys that arrive as names of rules stand as strings in domain, contract or
 * server. Codes of fields have words in the web, in one place.
 */
export function checkTexts(folder: string): string[] {
  const files = projectFiles(folder).filter(
    (file) => source.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const contents = new Map(files.map((file) => [file, textOf(folder, file)]))
  const all = [...contents].flatMap(([file, text]) => textsIn(file, text, contents))
  return [
    ...all.flatMap((texts) => unused(texts, contents)),
    ...repeated(contents),
    ...fieldCodes(contents),
  ]
}

const ofFields = /(?:addTexts\('fields', |const fieldTexts = defineTexts\()\{\n([\s\S]*?)\n\}/g
const word = /^ {2}'?([\w-]+)'?: /gm
const codesOf = {
  server: /\bfieldProblem\(\s*[^,]+,\s*'([\w-]+)'/g,
  contract: /\bparams: \{ problem: '([\w-]+)'/g,
}

/** Codes of fields that the API sends and the web has no words for, or words in two places. */
function fieldCodes(contents: Map<string, string>): string[] {
  const places = new Map<string, string[]>()
  for (const [file, text] of contents)
    if (file.startsWith('web/'))
      for (const [, body = ''] of text.matchAll(ofFields))
        for (const [, code = ''] of body.matchAll(word))
          places.set(code, [...(places.get(code) ?? []), file])
  if (places.size === 0) return []
  const twice = [...places]
    .filter(([, files]) => files.length > 1)
    .map(
      ([code, files]) => `${files.join(' and ')}: both have words for the field's code "${code}"`,
    )
  const wordless = [...contents].flatMap(([file, text]) => {
    const side = file.split('/')[0]
    if (side !== 'server' && side !== 'contract') return []
    return [...text.matchAll(codesOf[side])]
      .map(([, code = '']) => code)
      .filter((code) => !places.has(code))
      .map((code) => `${file}: the web has no words for the field's code "${code}"`)
  })
  return [...twice, ...wordless]
}

function textsIn(file: string, text: string, contents: Map<string, string>): Texts[] {
  return [...text.matchAll(definition)].map(([, name = '', body = '']) => ({
    file,
    name,
    namespaces: namespacesOf(name, contents),
    keys: [...body.matchAll(entry), ...body.matchAll(alias)].map(([, key = '']) => key),
  }))
}

/** Returns the bundles that the texts are, or are a part of. */
const namespacesOf = (name: string, contents: Map<string, string>): string[] =>
  [...contents.values()].flatMap((text) => {
    const isPart = text.includes(`  ...${name},`)
    const bundles = [...text.matchAll(bundle)].filter(([, , of]) => isPart || of === name)
    return bundles.map(([, namespace = '']) => namespace)
  })

function unused({ file, name, namespaces, keys: own }: Texts, contents: Map<string, string>) {
  const names = [name, ...namespaces.flatMap((namespace) => [`'${namespace}'`, `'${namespace}:`])]
  const isUser = (other: string, text: string) =>
    other.startsWith(file.replace(/[^/]+$/, '')) || names.some((one) => text.includes(one))
  const keys = new Set<string>()
  const patterns: RegExp[] = []
  for (const [other, text] of contents) {
    if (other === file) continue
    for (const key of isUser(other, text) ? keysIn(text) : rulesIn(other, text)) keys.add(key)
    if (isUser(other, text)) patterns.push(...templates(text))
  }
  return own
    .filter((key) => {
      const plain = key.replace(pluralEnding, '')
      return !keys.has(key) && !keys.has(plain) && !patterns.some((one) => one.test(plain))
    })
    .map((key) => `${file}: nothing uses the text "${key}"`)
}

const keysIn = (text: string): string[] =>
  [...text.matchAll(/(?:['":.]|[{,]\s+)([\w-]+)/g)].map(([, key = '']) => key)

/** Names of issues, which the API sends as keys of texts. */
const rulesIn = (file: string, text: string): string[] => {
  const pattern = /^(?:domain|contract)\//.test(file)
    ? /'([\w-]+)'/g
    : /(?:\bcode: |\bfieldProblem\(\s*[^,]+,\s*)'([\w-]+)'/g
  return [...text.matchAll(pattern)].map(([, key = '']) => key)
}

/** `did-${action}` makes every key that begins with did-. */
const templates = (text: string): RegExp[] =>
  (text.match(/`[\w-]*\$\{[^`{}]*\}[\w-]*`/g) ?? [])
    .filter((template) => /\w/.test(template.replace(/\$\{[^}]*\}/g, '')))
    .map((template) => new RegExp(`^${template.slice(1, -1).replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`))

/** The same words in all four languages, within the web, within server and contract, or in a file elsewhere. */
function repeated(contents: Map<string, string>): string[] {
  const firsts = new Map<string, string>()
  return [...contents].flatMap(([file, text]) =>
    [...text.matchAll(entry)].flatMap(([, key = '', words = '']) => {
      if (!/^\s*es:/.test(words)) return []
      const side = /^(?:web|server|contract)\//.exec(file)?.[0]
      const group = side === 'web/' ? side : side ? 'server' : file
      const same = `${group} ${words.replace(/,\s*$/, '').replace(/\s+/g, ' ').trim()}`
      const location = `${file} "${key.replace(pluralEnding, '')}"`
      const first = firsts.get(same) ?? location
      firsts.set(same, first)
      return first === location ? [] : [`${file}: the text "${key}" stands in ${first}, too`]
    }),
  )
}
