export const exampleKinds = ['python', 'r', 'power-query'] as const
export type ExampleKind = (typeof exampleKinds)[number]

type Example = {
  /** Where the product is served: `https://puquio.example`. */
  base: string
  projectId: number
  /** The filters of the export, as its query has them. */
  filters: Readonly<Record<string, string>>
}

const path = (projectId: number, of: 'results' | 'readings' = 'results') =>
  `fkl-data-filter/projects/${projectId}/${of}`
/** Pages are of results or of readings; a file may have both. */
const pagesOf = ({ source, ...filters }: Example['filters']) =>
  ({ of: source === 'readings' ? source : 'results', filters }) as const
/** A text of Python, JSON and JavaScript. */
const quoted = (text: string) => JSON.stringify(text)
/** A text of Power Query, whose quotation mark is written twice. */
const quotedM = (text: string) => `"${text.replaceAll('"', '""')}"`

const queryOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

const python = ({ base, projectId, filters: all }: Example): string => {
  const { of, filters } = pagesOf(all)
  return `import json
import os
import urllib.parse
import urllib.request

ADDRESS = ${quoted(`${base}/${path(projectId, of)}`)}
FILTERS = {${Object.entries(filters)
    .map(([name, value]) => `${quoted(name)}: ${quoted(value)}`)
    .join(', ')}}
HEADERS = {"Authorization": "Bearer " + os.environ["PUQUIO_TOKEN"]}


def read_results():
    after = {}
    while after is not None:
        query = urllib.parse.urlencode({**FILTERS, "size": "5000", **after})
        request = urllib.request.Request(f"{ADDRESS}?{query}", headers=HEADERS)
        with urllib.request.urlopen(request) as answer:
            page = json.load(answer)
        yield from page["items"]
        after = {"after": page["next"]} if page["next"] else None


results = list(read_results())
print(len(results))
`
}

const r = ({ base, projectId, filters }: Example): string => {
  const asCsv = { ...filters, format: 'csv', delimiter: 'comma', decimal: 'point', bom: 'false' }
  return `address <- ${quoted(`${base}/${path(projectId)}/file?${queryOf(asCsv)}`)}
headers <- c(Authorization = paste("Bearer", Sys.getenv("PUQUIO_TOKEN")))
results <- read.csv(url(address, headers = headers, encoding = "UTF-8"), check.names = FALSE)
print(nrow(results))
`
}

const powerQuery = ({ base, projectId, filters: all }: Example): string => {
  const { of, filters } = pagesOf(all)
  return `let
    Token = "puq_...",
    Filters = [${Object.entries({ ...filters, size: '5000' })
      .map(([name, value]) => `${name} = ${quotedM(value)}`)
      .join(', ')}],
    Page = (after) => Json.Document(Web.Contents(${quotedM(base)}, [
        RelativePath = ${quotedM(path(projectId, of))},
        Query = if after = null then Filters else Filters & [after = after],
        Headers = [Authorization = "Bearer " & Token]
    ])),
    Pages = List.Generate(
        () => Page(null),
        each _ <> null,
        each if [next] = null then null else Page([next])
    ),
    Results = Table.FromRecords(List.Combine(List.Transform(Pages, each [items])))
in
    Results
`
}

/** How each program reads the results of an export by an access token. */
export const exportExamples: Readonly<Record<ExampleKind, (of: Example) => string>> = {
  python,
  r,
  'power-query': powerQuery,
}
