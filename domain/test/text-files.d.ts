declare module '*.csv?raw' {
  const text: string
  export { text as default }
}
