export * from './problems.ts'
export * from './kit/issue-name.ts'
export * from './kit/route.ts'
export * from './kit/values.ts'
