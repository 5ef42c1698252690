export * from './nice-ticks.ts'
export * from './series-figure.ts'
