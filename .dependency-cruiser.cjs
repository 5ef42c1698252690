/** Who may import whom. Each rule says what to do instead. */
const between = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const tests = '[.]test[.]tsx?$'

module.exports = {
  forbidden: [
    between(
      'no-cycles',
      'Two files that need each other are one idea, or hide a third: move what both need into a file of its own.',
      {},
      { circular: true },
    ),
    between(
      'resolvable',
      'The import leads nowhere: write the path with its .ts ending, or add the package to the workspace’s package.json.',
      { path: '^(domain|contract|figures|server|web|e2e|scripts|bench)/' },
      { couldNotResolve: true },
    ),
    between(
      'domain-imports-nothing',
      'What the product knows stands alone: time, randomness and limits arrive as arguments.',
      { path: '^domain/src/', pathNot: tests },
      { pathNot: '^domain/src/' },
    ),
    between(
      'contract-imports-domain-and-zod',
      'The contract describes the wire: put rules into domain, and what needs a server into server.',
      { path: '^contract/src/', pathNot: tests },
      { pathNot: ['^contract/src/', '^domain/src/', '(^|/)node_modules/zod/'] },
    ),
    between(
      'figures-import-domain-and-d3',
      'Figures turn data into SVG, for the web and for PDFs alike: no React, no Node.',
      { path: '^figures/src/', pathNot: tests },
      {
        pathNot: ['^figures/src/', '^domain/src/', '(^|/)node_modules/(@types/)?d3-(scale|shape)/'],
      },
    ),
    between(
      'server-and-web-never-meet',
      'Server and web share the contract, and nothing else.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    between(
      'web-and-server-never-meet',
      'Server and web share the contract, and nothing else.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    between(
      'journeys-act-as-people',
      'A journey sees what a person sees: words come from the contract, not from the code behind the page. Workbooks are filled in as the server’s tests do, and documents and a model come from where theirs do (server/test/outside), since a person has those.',
      { path: '^e2e/' },
      {
        path: '^(server|web|figures)/',
        pathNot: '^server/test/(workbooks/plan-workbooks[.]ts$|outside/)',
      },
    ),
    between(
      'outside-knows-no-inside',
      'What journeys use of the server’s tests stands in for the world outside: make it of what the world sees.',
      { path: '^server/test/outside/' },
      { path: '^server/', pathNot: '^server/test/outside/' },
    ),
    between(
      'features-meet-at-services',
      'Use the other feature’s service.ts; what it does not offer yet, add there.',
      { path: '^server/src/features/([^/]+)/' },
      {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/service[.]ts$'],
      },
    ),
    between(
      'platform-knows-no-feature',
      'The platform is below all features: hand what it needs of one in as an argument, from app.ts or main.ts.',
      { path: '^server/src/platform/', pathNot: tests },
      { path: '^server/src/features/' },
    ),
    between(
      'sql-stands-in-stores',
      'Queries live in a feature’s store.ts, a *-store.ts beside it, or in platform/db: add a function to the store and call it.',
      {
        path: '^server/src/',
        pathNot: ['[/-]store[.]ts$', '^server/src/platform/db/', tests],
      },
      {
        path: [
          '^server/src/platform/db/sql[.]ts$',
          '(^|/)node_modules/(pg|kysely|pg-copy-streams)/',
        ],
      },
    ),
    between(
      'uploads-are-parsed-in-the-sandbox',
      'The server’s process looks at no more than the first 8 kB of an upload: make it a task of platform/sandbox.',
      { path: '^server/src/main[.]ts$' },
      {
        path: [
          '/(package-guard|inspect-source|walk-sheets|open-sheets|sheet-facts|workbook-package|compound-file|biff)[.]ts$',
          '(^|/)node_modules/(yauzl|pdfjs-dist|@cantoo/pdf-lib|@napi-rs/canvas|tesseract[.]js-core)/',
        ],
        reachable: true,
      },
    ),
    between(
      'only-the-guard-makes-scopes',
      'A handler is given the scopes of its route’s access. A new reason to look across projects is a door in platform/db/scopes/system-scopes.ts, which says why.',
      {
        path: '^server/(src|seeds)/',
        pathNot: [
          '^server/src/platform/http/authorise[.]ts$',
          '^server/src/platform/db/scopes/(account-scope|system-scopes)[.]ts$',
          tests,
        ],
      },
      { path: '^server/src/platform/db/scopes/make-scope[.]ts$' },
    ),
    between(
      'accounts-before-a-person',
      'A scope of accounts is for signing in, for people and for what anybody may ask: take the scope that the guard gave.',
      {
        path: '^server/src/features/',
        pathNot: ['/(session|single-sign-on|users|general)/', tests],
      },
      { path: '^server/src/platform/db/scopes/account-scope[.]ts$' },
    ),
    between(
      'stores-take-scopes',
      'A store function’s first argument is the scope it runs in, not the database and not its rows.',
      { path: ['^server/src/features/', '^server/src/.*[/-]store[.]ts$'], pathNot: tests },
      { path: '^server/src/platform/db/database[.]ts$' },
    ),
    between(
      'source-never-needs-tests',
      'Test code is not there in production: move what both use out of the test.',
      { path: '^(domain|contract|figures|server|web)/src/', pathNot: tests },
      {
        path: [tests, '^(domain|server|web)/test/', '(^|/)node_modules/(vitest|@testing-library)/'],
      },
    ),
    between(
      'web-features-stand-alone',
      'A page reads what it needs of another feature through the contract’s route; what two show alike is a widget.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    between(
      'web-layers-features',
      'app → features → widgets → ui → lib: features do not know the shell.',
      { path: '^web/src/features/', pathNot: tests },
      { path: '^web/src/app/' },
    ),
    between(
      'web-layers-widgets',
      'app → features → widgets → ui → lib: a widget takes what it shows as props.',
      { path: '^web/src/widgets/' },
      { path: '^web/src/(app|features)/' },
    ),
    between(
      'web-layers-ui',
      'ui knows nothing of the product: texts and data arrive as props.',
      { path: '^web/src/ui/' },
      { path: ['^web/src/(app|features|widgets)/', '^contract/'] },
    ),
    between(
      'web-layers-lib',
      'lib is at the bottom: everything may use it, it uses none of them.',
      { path: '^web/src/lib/' },
      { path: '^web/src/(app|features|widgets|ui)/' },
    ),
    between(
      'map-is-lazy',
      'OpenLayers weighs 109 kB: only the map’s own folder imports it, and pages load that folder lazily.',
      { path: '^web/src/', pathNot: '/map/' },
      { path: '(^|/)node_modules/ol/' },
    ),
    between(
      'graph-is-lazy',
      'uPlot weighs 22 kB: only the graph’s own folder imports it, which pages load lazily.',
      { path: '^web/src/', pathNot: '^web/src/widgets/graph/chart/' },
      { path: '(^|/)node_modules/uplot/' },
    ),
  ],
  options: {
    parser: 'swc', // it reads no .ts with TypeScript 7
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Of the workspaces alone: most packages keep their code in a dist, too.
    exclude: { path: '^(web/dist|test-results|e2e/test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
