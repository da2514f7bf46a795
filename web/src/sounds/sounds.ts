// Synthesised sounds: a coin, wood on wood, paper, and a bell for the player's turn.
import { preferences } from "../preferences.svelte";

export type Sound = "coin" | "wood" | "paper" | "bell";

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds after the start, and the duration of the fade. */
  at: number;
  fades: number;
  loudness: number;
  shape: OscillatorType;
}

const tone = (
  pitch: number,
  at: number,
  fades: number,
  loudness: number,
  shape: OscillatorType = "sine",
): Tone => ({
  pitch,
  at,
  fades,
  loudness,
  shape,
});

const TONES: Record<Sound, readonly Tone[]> = {
  coin: [tone(2093, 0, 0.09, 0.1), tone(3136, 0.05, 0.22, 0.12), tone(4699, 0.05, 0.12, 0.04)],
  wood: [tone(196, 0, 0.07, 0.3, "triangle"), tone(311, 0, 0.04, 0.16, "triangle")],
  paper: [],
  bell: [
    tone(659, 0, 1.1, 0.18),
    tone(1318, 0, 0.7, 0.07),
    tone(988, 0.16, 1.2, 0.14),
    tone(1976, 0.16, 0.6, 0.05),
  ],
};

let context: AudioContext | undefined;

/** Plays a sound, if sounds are turned on. */
export function play(sound: Sound): void {
  if (!preferences.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Browsers block sounds until the user interacts with the page; blocked sounds are dropped.
  if (context.state !== "running") {
    void context.resume();
    return;
  }
  const now = context.currentTime;
  for (const each of TONES[sound]) ring(context, each, now);
  if (sound === "paper") rustle(context, now);
}

function ring(audio: AudioContext, { pitch, at, fades, loudness, shape }: Tone, now: number): void {
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: pitch });
  oscillator.connect(faded(audio, now + at, fades, loudness));
  oscillator.start(now + at);
  oscillator.stop(now + at + fades);
}

/** Paper: short high noise. */
function rustle(audio: AudioContext, now: number): void {
  const length = 0.14;
  const buffer = new AudioBuffer({
    length: audio.sampleRate * length,
    sampleRate: audio.sampleRate,
  });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const high = new BiquadFilterNode(audio, { type: "bandpass", frequency: 3200, Q: 0.7 });
  noise.connect(high).connect(faded(audio, now, length, 0.12));
  noise.start(now);
}

function faded(audio: AudioContext, start: number, fades: number, loudness: number): AudioNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + fades);
  gain.connect(audio.destination);
  return gain;
}
