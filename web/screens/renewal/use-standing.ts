import { useState } from 'react';
import { CallError } from '../../platform/call-error.ts';
import { endFlow, log } from '../../platform/logging/page-logger.ts';
import { currentPath, logoutPath } from '../../platform/logout.ts';
import type { SavingForm } from './renewal-flow.ts';
import type { ExtendTexts } from './renewal-texts.ts';

export type Told = keyof ExtendTexts['told'];

export type Doing =
  | { step: 'choosing' }
  | { step: 'confirming' | 'saving'; eventId: string; price: number }
  | { step: 'leaving'; form: SavingForm }
  | { step: 'ordering' | 'charging' };

type Ending = { kind: Told; words: string | null; eventId: string | null };
/** What is being done now, and what became of the last try. */
export function useStanding() {
  const [doing, setDoing] = useState<Doing>({ step: 'choosing' });
  const [told, setTold] = useState<Ending | null>(null);

  function stop(kind: Told, { words = null, eventId = null }: Partial<Ending> = {}) {
    setDoing({ step: 'choosing' });
    setTold({ kind, words, eventId });
  }

  function fail(error: unknown) {
    if (error instanceof CallError && error.status === 401) {
      window.location.assign(logoutPath(currentPath()));
      return;
    }
    log('ERROR', 'renewal failed', { error, source: 'extension' });
    endFlow();
    const words = error instanceof CallError && error.isReadable ? error.messages.join(' ') : null;
    stop('failed', { words });
  }

  const attempt = (work: () => Promise<void>) => work().catch(fail);

  return { doing, setDoing, told, setTold, stop, attempt };
}
