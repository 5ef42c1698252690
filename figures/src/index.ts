export * from './chain-figure.ts'
export * from './nice-ticks.ts'
export * from './series-figure.ts'
