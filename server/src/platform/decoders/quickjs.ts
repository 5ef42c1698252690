import { newQuickJSWASMModuleFromVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'

/** A new WebAssembly memory with nothing of another in it. Its size is bounded by the process's own flag alone. */
export const openQuickJs = (): Promise<QuickJSWASMModule> =>
  newQuickJSWASMModuleFromVariant(import('@jitl/quickjs-wasmfile-release-sync'))
