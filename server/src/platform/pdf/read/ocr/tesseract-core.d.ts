/** The engine of tesseract.js, as far as it is used here; its package has no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js' {
  export type TessBaseAPI = {
    /** 0 where it worked. */
    Init: (dataPath: string | null, language: string, engine: number) => number
    /** Reads `/input` of the module's own files; 0 where it worked. */
    SetImageFile: (orientation: number, angle: number) => number
    SetSourceResolution: (dotsPerInch: number) => void
    Recognize: (monitor: null) => number
    GetTSVText: (page: number) => string
    Clear: () => void
  }
  export type TesseractCore = {
    FS: { writeFile: (path: string, content: Uint8Array) => void }
    TessBaseAPI: new () => TessBaseAPI
  }
  const start: (options: {
    print: (line: string) => void
    printErr: (line: string) => void
  }) => Promise<TesseractCore>
  export default start
}
