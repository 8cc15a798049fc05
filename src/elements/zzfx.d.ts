/** What is used here of the package zzfx, which has no types of its own. Importing it makes an `AudioContext`. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    play(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
  };
}
