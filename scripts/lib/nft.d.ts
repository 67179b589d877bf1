declare module 'next/dist/compiled/@vercel/nft/index.js' {
  type Options = {
    base?: string
    ignore?: string[]
    readFile?: (file: string) => Promise<Buffer | string | null>
  }
  const nft: {
    /** The files that these load, in their turn too, as paths from `base`. */
    nodeFileTrace: (files: string[], options?: Options) => Promise<{ fileList: Set<string> }>
  }
  export = nft
}
