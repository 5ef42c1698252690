declare module '*.json?raw' {
  const text: string
  export { text as default }
}
declare module '*.dat?raw' {
  const text: string
  export { text as default }
}
declare module '*.txt?raw' {
  const text: string
  export { text as default }
}
