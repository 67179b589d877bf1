declare module '@echogarden/espeak-ng-emscripten' {
  export type EspeakEvent = {
    type: string
    /** 1-based place of the word in the text, in characters. */
    text_position: number
    /** Milliseconds from the start of the audio. */
    audio_position: number
  }
  export type EspeakWorker = {
    set_voice: (name: string) => number
    set_rate: (wordsPerMinute: number) => void
    set_pitch: (pitch: number) => void
    set_range: (range: number) => void
    set_volume: (volume: number) => void
    get_samplerate: () => number
    synthesize: (text: string, take: (samples: Int16Array | null, events: EspeakEvent[]) => boolean) => void
  }
  export type EspeakModule = {
    FS: { writeFile: (path: string, text: string) => void }
    eSpeakNGWorker: new () => EspeakWorker
  }
  // eslint-disable-next-line import-x/no-default-export -- the package exports nothing else
  export default function load(options?: {
    print?: (line: string) => void
    printErr?: (line: string) => void
  }): Promise<EspeakModule>
}
