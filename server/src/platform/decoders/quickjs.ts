/** Of the packages quickjs-emscripten-core and its variant 0.32, the part that decoders need. */
export type QuickJs = { newRuntime: () => Runtime }

type Runtime = {
  setMaxStackSize: (bytes: number) => void
  setInterruptHandler: (isOver: () => boolean) => void
  newContext: () => Context
  dispose: () => void
}
export type Context = {
  evalCode: (code: string, file: string) => { value: Value; error?: undefined } | { error: Value }
  typeof: (value: Value) => string
  getProp: (value: Value, name: string) => Value
  getNumber: (value: Value) => number
  getString: (value: Value) => string
  /** A copy, made by JSON: this runs getters of what is dumped. */
  dump: (value: Value) => unknown
  dispose: () => void
}
export type Value = { dispose: () => void }

type Core = { newQuickJSWASMModuleFromVariant: (variant: unknown) => Promise<QuickJs> }

/** Loaded when a decoder's process starts, as the sandbox loads its tasks: the server itself never does. */
const [coreName, variantName] = ['quickjs-emscripten-core', '@jitl/quickjs-wasmfile-release-sync']

/** A new WebAssembly memory with nothing of another in it. Its size is bounded by the process's own flag alone. */
export async function openQuickJs(): Promise<QuickJs> {
  const { newQuickJSWASMModuleFromVariant } = (await import(coreName)) as Core
  const { default: variant } = (await import(variantName)) as { default: unknown }
  return newQuickJSWASMModuleFromVariant(variant)
}
