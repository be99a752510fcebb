import type { Look } from './desk-state.ts';

type Note = { pitch: number; at: number; lasts: number };

/** Told apart without looking: two that rise, two that stay, one that is low and long. */
const TONES: Partial<Record<Look, Note[]>> = {
  yes: [
    { pitch: 660, at: 0, lasts: 0.09 },
    { pitch: 990, at: 0.1, lasts: 0.14 },
  ],
  careful: [
    { pitch: 520, at: 0, lasts: 0.12 },
    { pitch: 520, at: 0.18, lasts: 0.12 },
  ],
  no: [{ pitch: 190, at: 0, lasts: 0.42 }],
  failed: [{ pitch: 190, at: 0, lasts: 0.42 }],
};
const LOUDNESS = 0.22;

let context: AudioContext | null = null;

/** Browsers let a page sound only after it was touched; until then it stays silent. */
export function playTone(look: Look): void {
  const notes = TONES[look];
  if (!notes || !window.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  for (const note of notes) playNote(context, note);
  navigator.vibrate?.(look === 'yes' ? 60 : [120, 80, 120]);
}

function playNote(audio: AudioContext, { pitch, at, lasts }: Note): void {
  const start = audio.currentTime + at;
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
  gain.gain.setValueAtTime(LOUDNESS, start + lasts - 0.03);
  gain.gain.linearRampToValueAtTime(0, start + lasts);
  gain.connect(audio.destination);
  const tone = new OscillatorNode(audio, { frequency: pitch, type: 'triangle' });
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + lasts);
}
