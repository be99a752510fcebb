import { useEffect, useState } from 'react';
import type { StoredName } from '../../../domain/privacy/stored-in-browser.ts';
import type { ResultKind } from './ticket-desk-state.ts';

const MUTED: StoredName<'localStorage'> = 'museumCard.deskMuted';

/** Plays a tone for each new result, unless muted on this device. */
export function useResultSound(look: ResultKind, resultKey: string) {
  const [isMuted, setIsMuted] = useState(false);
  useEffect(() => setIsMuted(stored()), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what is new; switching the sound plays nothing
  useEffect(() => {
    if (!isMuted) playResultTone(look);
  }, [look, resultKey]);

  function toggle(): void {
    setIsMuted(!isMuted);
    store(!isMuted);
  }
  return { isMuted, toggle };
}

function stored(): boolean {
  try {
    return window.localStorage.getItem(MUTED) === 'yes';
  } catch {
    return false;
  }
}

function store(isMuted: boolean): void {
  try {
    window.localStorage.setItem(MUTED, isMuted ? 'yes' : 'no');
  } catch {
    // Where nothing can be stored, the choice holds until the page is closed.
  }
}

type Note = { pitch: number; at: number; lasts: number };

/** Distinguishable by ear: two rising, two equal, one low and long. */
const TONES: Partial<Record<ResultKind, Note[]>> = {
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

/** Browsers play sound only after a user gesture. */
function playResultTone(look: ResultKind): void {
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
