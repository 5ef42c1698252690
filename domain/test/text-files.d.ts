declare module '*.csv?raw' {
  const text: string
  export { text as default }
}

declare module '*.jsonl?raw' {
  const text: string
  export { text as default }
}
